import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addDays, dayAt } from '#/core/day';
import { listChanges } from '#/features/history/shared/logbook/contract';
import { getGuestPage } from '#/features/outside/guests/contract';
import { codeJob, sendCode } from '#/features/outside/links/server/code';
import { guestJob, sendGuestLink } from '#/features/outside/links/server/send-job';
import * as calls from '#/features/outside/shared/links/contract';
import { linkSecrets, linkStates, outsiderLinks } from '#/features/outside/shared/links/server/tables';
import { listTodo } from '#/features/reminders/shared/todo/contract';
import { changes } from '#/platform/server/database/schema/changes';
import { jobs } from '#/platform/server/database/schema/jobs';
import { rateLimits } from '#/platform/server/database/schema/people';
import type { Letter } from '#/platform/server/mail/mailer';
import { inject } from '../../../../../tests/support/inject';
import { jobContext } from '../../../../../tests/support/job-context';
import { addContact, openTeam } from '../../../../../tests/support/papers';
import { type TestApp, testUrl, withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();
const mailing = withTestApp({
  env: { SMTP_URL: 'smtp://localhost:2525', MAIL_FROM: 'truweel@voorbeeld.example' },
});

const tokenOf = (url: string | null) => url?.split('/').at(-1) ?? '';

async function openHouse(at: TestApp = app()) {
  const team = await openTeam(at);
  const { owner, projectId } = team;
  const contact = { company: 'Dakwerken Maes', email: 'info@maes.example' };
  const contactId = await addContact(at, owner, contact);
  const params = { projectId };
  const make = (more: object = {}) =>
    owner.call(calls.createGuestLink, { params, body: { contactId, ...more } });
  const list = async () => (await owner.call(calls.listGuestLinks, { params })).body;
  const visit = (token: string) => at.visitor.call(getGuestPage, { params: { token } });
  return { ...team, params, contactId, make, list, visit };
}

/** Runs the jobs of a kind that wait, and answers the letters. */
async function letters(kind: string, makeHandler: typeof sendCode | typeof sendGuestLink): Promise<Letter[]> {
  const { db } = mailing();
  const waiting = await db
    .update(jobs)
    .set({ doneAt: sql`now()` })
    .where(and(eq(jobs.kind, kind), isNull(jobs.doneAt)))
    .returning({ payload: jobs.payload });
  const sent: Letter[] = [];
  const mailer = {
    deliver: async (letter: Letter) => {
      sent.push(letter);
      return 'sent' as const;
    },
  };
  const handle = makeHandler({ db, mailer, publicUrl: testUrl, now: () => new Date() });
  for (const { payload } of waiting) {
    expect(JSON.stringify(payload)).not.toMatch(/[\w-]{43}|\b\d{6}\b/);
    await handle(payload, jobContext);
  }
  return sent;
}

describe('a link for a contact', () => {
  it('is given by who may change the project, and opens one page', async () => {
    const { make, visit, list, helper, params, contactId } = await openHouse();
    const { status, body } = await make();
    expect([status, body.isMailed]).toEqual([200, false]);
    expect((await visit(tokenOf(body.url))).body).toMatchObject({ contact: { name: 'Dakwerken Maes' } });
    expect(await list()).toMatchObject([
      { contactId, purpose: 'guest', kind: 'contractor', isOpen: true, lastSeenAt: expect.any(String) },
    ]);
    expect((await list())[0]?.until).toBe(addDays(dayAt(new Date()), calls.usualDays));
    const refused = await helper.call(calls.createGuestLink, { params, body: { contactId } });
    expect(refused.status).toBe(403);
  });

  it('is refused for a day that has passed or is too far, and for somebody else’s contact', async () => {
    const { make } = await openHouse();
    const today = dayAt(new Date());
    for (const until of [addDays(today, -1), addDays(today, calls.mostDays + 1), '2026-02-31'])
      expect((await make({ until })).status).toBe(400);
    expect((await make({ until: addDays(today, calls.mostDays) })).status).toBe(200);
    expect((await make({ kind: 'buurman' })).status).toBe(400);
    expect((await make({ contactId: 999_999 })).status).toBe(400);
  });

  it('is known by nobody else: not in the database, the log, a kept answer or under a key', async () => {
    const { make, owner, params, contactId } = await openHouse();
    const headers = { 'idempotency-key': randomUUID() };
    const [one, two] = [
      await owner.call(calls.createGuestLink, { params, body: { contactId } }, headers),
      await owner.call(calls.createGuestLink, { params, body: { contactId } }, headers),
    ];
    expect(two.headers['idempotent-replayed']).toBeUndefined();
    expect(one.body.url).not.toBe(two.body.url);
    const { body } = await make();
    const kept = [
      await app().db.select().from(outsiderLinks),
      await app().db.select().from(linkSecrets),
      await app().db.select().from(changes),
    ];
    expect(JSON.stringify(kept)).not.toContain(tokenOf(body.url));
  });

  it('ends at once when it is taken back, and when a newer one is given', async () => {
    const { make, visit, list, owner, params } = await openHouse();
    const first = tokenOf((await make()).body.url);
    const second = tokenOf((await make()).body.url);
    expect((await visit(first)).body).toEqual({
      message: 'Er is een nieuwere link. Gebruik die, of vraag ze opnieuw.',
    });
    const [link] = await list();
    expect((await owner.request('DELETE', `/api/guest-links/${link?.id}`)).status).toBe(204);
    const gone = await visit(second);
    expect([gone.status, gone.body]).toEqual([
      404,
      { message: 'Deze link werkt niet meer: vraag een nieuwe.' },
    ]);
    expect(gone.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    const said = (await owner.call(listChanges, { params, query: {} })).body;
    expect(JSON.stringify(said)).toContain('trok de link van Dakwerken Maes in');
  });

  it('ends with another address of the contact, with the contact, and with the project', async () => {
    const { make, visit, owner, contactId, projectId } = await openHouse();
    const changed = 'Uw gegevens werden aangepast nadat u deze link kreeg. Vraag een nieuwe link.';
    const first = tokenOf((await make()).body.url);
    await owner.request('PUT', `/api/contacts/${contactId}`, { email: 'jan@maes.example' });
    expect((await visit(first)).body).toEqual({ message: changed });
    await owner.request('PUT', `/api/contacts/${contactId}`, { email: 'info@maes.example' });
    expect((await visit(first)).status).toBe(404);
    const second = tokenOf((await make()).body.url);
    await owner.request('DELETE', `/api/contacts/${contactId}`);
    expect((await visit(second)).body).toEqual({ message: changed });
    const other = await addContact(app(), owner, { name: 'Tegels' });
    const third = tokenOf((await make({ contactId: other })).body.url);
    await owner.request('DELETE', `/api/projects/${projectId}`);
    expect((await visit(third)).status).toBe(404);
  });

  it('of a contact without an address ends with their first', async () => {
    const { make, visit, owner } = await openHouse();
    const contactId = await addContact(app(), owner, { name: 'Tegels' });
    const token = tokenOf((await make({ contactId })).body.url);
    await owner.request('PUT', `/api/contacts/${contactId}`, { phone: '0470 12 34 56' });
    expect((await visit(token)).status).toBe(200);
    await owner.request('PUT', `/api/contacts/${contactId}`, { email: 'info@tegels.example' });
    expect((await visit(token)).status).toBe(404);
  });

  it('is unknown in every way to who guesses, with one page for people', async () => {
    const { make } = await openHouse();
    const token = tokenOf((await make()).body.url);
    const turned = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    for (const guess of [turned, token.toLowerCase(), 'x', '..%2f', `${token}A`]) {
      const { statusCode, body } = await inject(app().http, { method: 'GET', url: `/guest/${guess}` });
      expect(statusCode).toBe(404);
      expect(body).toContain('Deze link werkt niet');
    }
  });
});

describe('a code', () => {
  async function mailed() {
    await mailing().db.delete(rateLimits);
    const house = await openHouse(mailing());
    expect((await house.make()).body).toEqual({ url: null, isMailed: true });
    const [letter] = await letters(guestJob, sendGuestLink as typeof sendCode);
    expect(letter?.to).toBe('info@maes.example');
    const [url = ''] = letter?.text.match(/\S+\/guest\/[\w-]{43}/) ?? [];
    const token = tokenOf(url);
    const say = (body: object) =>
      mailing().visitor.call(calls.sendLinkCode, { params: { token }, body: body as { code?: string } });
    const askCode = async () => {
      expect((await say({})).body).toEqual({ isKnown: false });
      const [sent] = await letters(codeJob, sendCode);
      return sent?.subject.match(/\d{6}/)?.[0] ?? '';
    };
    return { ...house, token, say, askCode };
  }

  it('is asked on a new device, and makes it known by a cookie that is no session', async () => {
    const { token, say, askCode, visit } = await mailed();
    expect((await visit(token)).status).toBe(401);
    const page = await inject(mailing().http, { method: 'GET', url: `/guest/${token}` });
    expect([page.statusCode, page.body.includes('Eerst een code')]).toEqual([401, true]);
    const code = await askCode();
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await say({ code: wrong })).status).toBe(400);
    expect((await say({ code: 'abc' })).status).toBe(400);
    const right = await say({ code });
    expect(right.body).toEqual({ isKnown: true });
    const set = String(right.headers['set-cookie']);
    expect(set).toMatch(/^outsider-\d+=.*HttpOnly/i);
    const [cookie = ''] = set.split(';');
    const read = await mailing().visitor.call(getGuestPage, { params: { token } }, { cookie });
    expect(read.status).toBe(200);
    expect((await mailing().visitor.request('GET', '/api/projects', undefined, { cookie })).status).toBe(401);
    expect((await say({ code })).status).toBe(400);
  });

  it('is good for ten minutes, and five are sent an hour', async () => {
    const { say, askCode } = await mailed();
    const code = await askCode();
    await mailing()
      .db.update(linkSecrets)
      .set({ until: new Date(Date.now() - 1).toISOString() })
      .where(eq(linkSecrets.kind, 'code'));
    expect((await say({ code })).status).toBe(400);
    for (let sent = 1; sent < 5; sent += 1) expect((await say({})).status).toBe(200);
    expect((await say({})).status).toBe(429);
  });

  it('that is wrong ten times ends the link, and its owner is told', async () => {
    const { say, askCode, visit, token, owner, params } = await mailed();
    const code = await askCode();
    const wrong = code === '111111' ? '222222' : '111111';
    for (let tries = 1; tries < 10; tries += 1) expect((await say({ code: wrong })).status).toBe(400);
    expect((await say({ code: wrong })).status).toBe(404);
    expect((await say({ code })).status).toBe(404);
    expect((await visit(token)).status).toBe(404);
    const todos = (await owner.call(listTodo, { params, query: {} })).body;
    expect(JSON.stringify(todos)).toContain('Gestopt na tien verkeerde codes');
  });

  it('is looked at ten times, however many guesses come at once', async () => {
    const { say, askCode, list } = await mailed();
    const code = await askCode();
    const wrong = code === '111111' ? '222222' : '111111';
    const said = await Promise.all(Array.from({ length: 14 }, () => say({ code: wrong })));
    expect(said.filter(({ status }) => status === 400)).toHaveLength(9);
    const [link] = await list();
    const [state] = await mailing()
      .db.select()
      .from(linkStates)
      .where(eq(linkStates.linkId, link?.id ?? 0));
    expect(state?.wrongCodes).toBe(10);
  });
});
