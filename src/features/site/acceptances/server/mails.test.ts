import { and, eq, isNull, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeJob, sendCode } from '#/features/outside/links/server/code';
import { sendLinkCode } from '#/features/outside/shared/links/contract';
import { noticeJob, sendNotice } from '#/features/outside/shared/links/server/notice';
import * as calls from '#/features/site/acceptances/contract';
import { answerAcceptance, getGuestAcceptance } from '#/features/site/acceptances/guest-contract';
import { copyJob, sendCopy } from '#/features/site/acceptances/server/copies';
import { jobs } from '#/platform/server/database/schema/jobs';
import { rateLimits } from '#/platform/server/database/schema/people';
import type { Letter } from '#/platform/server/mail/mailer';
import { jobContext } from '../../../../../tests/support/job-context';
import { openContract as open } from '../../../../../tests/support/open-contract';
import { pdfFile } from '../../../../../tests/support/papers';
import { testUrl, withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp({
  env: { SMTP_URL: 'smtp://localhost:2525', MAIL_FROM: 'truweel@voorbeeld.example' },
});

const contractor = 'info@maes.example';

/** All letters that wait, as they leave. */
async function post(): Promise<Letter[]> {
  const { db } = app();
  const sent: Letter[] = [];
  const mailer = {
    deliver: async (letter: Letter) => {
      sent.push(letter);
      return 'sent' as const;
    },
  };
  const services = { db, mailer, publicUrl: testUrl, now: () => new Date() };
  const handlers = [
    [noticeJob, sendNotice(services)],
    [copyJob, sendCopy(services)],
    [codeJob, sendCode(services)],
  ] as const;
  for (const [kind, handle] of handlers) {
    const waiting = await db
      .update(jobs)
      .set({ doneAt: sql`now()` })
      .where(and(eq(jobs.kind, kind), isNull(jobs.doneAt)))
      .returning({ payload: jobs.payload });
    for (const { payload } of waiting) await handle(payload, jobContext);
  }
  return sent;
}

async function openContract() {
  const contract = await open(app(), {}, { email: contractor });
  const { owner, contactId } = contract;
  const sendTo = async (id: number) =>
    (await owner.call(calls.sendAcceptance, { params: { id }, body: { contactIds: [contactId] } })).body;
  return { ...contract, sendTo };
}

beforeEach(async () => {
  await post();
  await app().db.delete(rateLimits);
});

/** Who opens the link of a letter, and types the code that comes after it. */
async function openLetter(letter: Letter | undefined) {
  const token = /\/guest\/([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? '';
  const { visitor } = app();
  await visitor.call(sendLinkCode, { params: { token }, body: {} });
  const [sent] = await post();
  const code = /\d{6}/.exec(sent?.subject ?? '')?.[0];
  const { headers } = await visitor.call(sendLinkCode, { params: { token }, body: { code } });
  const [cookie = ''] = String(headers['set-cookie']).split(';');
  const fetch = async (path: string) =>
    (await app().http.inject({ url: `/guest/${token}/${path}`, headers: { cookie } })).statusCode;
  const answer = async (id: number, said: object) => {
    const { body } = await visitor.call(getGuestAcceptance, { params: { token, id } }, { cookie });
    const told = { version: body.version, name: 'Jan Maes', ...said };
    return visitor.call(answerAcceptance, { params: { token, id }, body: told as never }, { cookie });
  };
  return { fetch, answer };
}

describe('letters about an acceptance', () => {
  it('ask who does the work for their answer, with a link to their page', async () => {
    const { made, sendTo, contactId } = await openContract();
    const { id } = await made();
    expect(await sendTo(id)).toEqual([{ contactId, url: null, isMailed: true }]);
    const letters = await post();
    expect(letters.map(({ to }) => to)).toEqual([contractor]);
    const [letter] = letters;
    expect(letter?.subject).toBe('Proces-verbaal van oplevering: uw akkoord gevraagd');
    const { fetch } = await openLetter(letter);
    expect(await fetch(`acceptances/${id}/minutes.pdf`)).toBe(200);
  });

  it('bring a copy to each side when the other side answers, and when the owner signs', async () => {
    const { made, sendTo, sign, get, owner } = await openContract();
    const { id } = await made();
    await sendTo(id);
    const [asked] = await post();
    const { answer } = await openLetter(asked);
    expect((await answer(id, { answer: 'agree-with-remark', remark: 'De voeg volgt' })).status).toBe(200);
    const { sha256 } = await get(id);
    const answered = await post();
    expect(answered.map(({ to }) => to).toSorted()).toEqual([contractor, owner.user.email].toSorted());
    for (const { text } of answered) {
      expect(text).toContain('De voeg volgt');
      expect(text).toContain(sha256 ?? '?');
    }
    await sign(id);
    const signed = await post();
    expect(signed.map(({ to }) => to).toSorted()).toEqual([contractor, owner.user.email].toSorted());
    for (const { text, subject } of signed) {
      expect(subject).toBe('Proces-verbaal van oplevering is getekend');
      expect(text).toContain('Katrien tekende als bouwheer: akkoord.');
      expect(text).toContain(sha256 ?? '?');
    }
    const theirs = signed.find(({ to }) => to === contractor);
    expect(await (await openLetter(theirs)).fetch(`acceptances/${id}/minutes.pdf`)).toBe(200);
  });

  it('bring a copy of the signed paper and of an addendum too', async () => {
    const { made, sendTo, owner, get } = await openContract();
    const { id } = await made();
    await sendTo(id);
    await post();
    await owner.call(calls.uploadSigned, { params: { id }, body: {}, file: pdfFile('getekend.pdf') });
    const both = [contractor, owner.user.email].toSorted();
    expect((await post()).map(({ to }) => to).toSorted()).toEqual(both);
    await owner.request('POST', `/api/acceptances/${id}/addenda`, { text: 'De kraan werd vervangen' });
    const added = await post();
    expect(added.map(({ to }) => to).toSorted()).toEqual(both);
    const [addendum] = (await get(id)).addenda;
    for (const { subject, text } of added) {
      expect(subject).toBe('Addendum 1 bij het proces-verbaal van oplevering');
      expect(text).toContain(addendum?.sha256 ?? '?');
    }
  });

  it('go to nobody outside for a draft, nor for a no of the owner', async () => {
    const { made, sendTo, sign, put } = await openContract();
    const { id } = await made();
    await put(id, { remarks: 'Nog niet' });
    expect(await post()).toEqual([]);
    await sendTo(id);
    await post();
    await sign(id, { answer: 'disagree' });
    expect(await post()).toEqual([]);
  });
});
