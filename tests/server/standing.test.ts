import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { features } from '#/app/server/features';
import { listChanges } from '#/features/history/shared/logbook/contract';
import * as extraCalls from '#/features/papers/shared/extras/contract';
import { extras } from '#/features/papers/shared/extras/server/tables';
import { createInvoice } from '#/features/papers/shared/invoices/contract';
import { addPayment } from '#/features/papers/shared/invoices/payments-contract';
import { invoices, payments } from '#/features/papers/shared/invoices/server/tables';
import { createQuote } from '#/features/papers/shared/quotes/contract';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import * as premium from '#/features/premiums/shared/premium-files/contract';
import { premiumFiles, premiumProofs } from '#/features/premiums/shared/premium-files/server/tables';
import { uploadDocument } from '#/features/work/shared/documents/contract';
import { documents } from '#/features/work/shared/documents/server/tables';
import { files } from '#/platform/server/database/schema/files';
import { buildRegistry } from '#/platform/server/registry';
import { inject } from '../support/inject';
import { addContact, openTeam, pdfFile } from '../support/papers';
import { type Client, withTestApp } from '../support/test-app';

const app = withTestApp();

const line = { description: 'Dakvenster', quantity: '2', unit: 'st', unitPrice: '500', vatRate: 6 };

type House = Awaited<ReturnType<typeof openHouse>>;

/** A project with everything that something was agreed on, and what stands around it. */
async function openHouse() {
  const team = await openTeam(app());
  const { owner, helper, projectId } = team;
  const params = { projectId };
  const contactId = await addContact(app(), owner, { company: 'Dakwerken Maes' });
  const other = await addContact(app(), helper, { company: 'Iemand anders' });
  const add = async (who: Client, status: 'accepted' | 'pending') =>
    (await who.call(createQuote, { params, body: { contactId, amount: '10600', status } })).body.id;
  const quote = await add(owner, 'accepted');
  const refusedOn = await add(owner, 'accepted');
  const decide = async (id: number, title: string, decision: string) => {
    const body = { title, lines: [line] };
    const extra = (await owner.call(extraCalls.createExtra, { params: { id }, body })).body;
    await owner.request('PUT', `/api/extras/${extra.id}`, { days: 9 });
    await owner.request('PUT', `/api/extras/${extra.id}`, { days: 2 });
    const sent = await owner.call(extraCalls.sendExtra, { params: { id: extra.id }, body: {} });
    const url = `/api/approvals/${sent.body.url?.split('/').at(-1)}`;
    const { version } = (await inject(app().http, { method: 'GET', url })).json();
    const payload = { name: 'Jan Maes', decision, version };
    expect((await inject(app().http, { method: 'POST', url, payload })).statusCode).toBe(200);
    return extra.id;
  };
  const approved = await decide(quote, 'Vensters', 'approve');
  const refused = await decide(refusedOn, 'Luik', 'refuse');
  const bill = async (who: Client, more: object = {}) =>
    (
      await who.call(createInvoice, {
        params,
        body: { contactId, amount: '2000', invoiceDate: '2026-05-01', ...more },
      })
    ).body.id;
  const helped = await bill(helper);
  const paid = { amount: '100', date: '2026-11-01' };
  const payment = (await owner.call(addPayment, { params: { id: helped }, body: paid })).body.id;
  const paper = await bill(owner, { netAmount: '1800' });
  const file = pdfFile('attest.pdf', 'attest');
  const document = (await owner.call(uploadDocument, { params, body: { category: 'warranty' }, file })).body
    .id;
  const dossier = (
    await owner.call(premium.createPremiumFile, {
      params,
      body: { work: 'dak', invoices: [{ invoiceId: paper, part: null }] },
    })
  ).body.id;
  const proof = { kind: 'attest', documentId: document };
  expect((await owner.request('POST', `/api/premium-files/${dossier}/proofs`, proof)).status).toBe(201);
  await owner.request('PUT', `/api/premium-files/${dossier}`, { notes: 'a' });
  const handedIn = await owner.request('PUT', `/api/premium-files/${dossier}`, { status: 'ingediend' });
  expect(handedIn.status).toBe(200);
  return {
    ...team,
    params,
    other,
    ...{ quote, refusedOn, approved, refused, helped, payment, paper, document, dossier },
  };
}

/** What must be the same whatever anybody tries. */
async function agreed({ projectId, quote, approved, refused, helped, dossier }: House) {
  const { db } = app();
  const [yes] = await db.select().from(extras).where(eq(extras.id, approved));
  const [no] = await db.select().from(extras).where(eq(extras.id, refused));
  const [contract] = await db.select({ status: quotes.status }).from(quotes).where(eq(quotes.id, quote));
  const [bill] = await db
    .select({ amount: invoices.amount, contactId: invoices.contactId, quoteId: invoices.quoteId })
    .from(invoices)
    .where(eq(invoices.id, helped));
  const [file] = await db
    .select({ invoices: premiumFiles.invoices, wall: premiumFiles.wall, frozen: premiumFiles.frozen })
    .from(premiumFiles)
    .where(eq(premiumFiles.id, dossier));
  const proofs = await db
    .select({ id: premiumProofs.id, documentId: premiumProofs.documentId, note: premiumProofs.note })
    .from(premiumProofs)
    .where(eq(premiumProofs.premiumFileId, dossier));
  const paid = await db
    .select({ amount: payments.amount, date: payments.date })
    .from(payments)
    .where(eq(payments.invoiceId, helped));
  const kept = await db
    .select({ key: files.key })
    .from(files)
    .where(sql`${files.projectId} = ${projectId} and ${files.removedAt} is null`);
  return { yes, no, contract, bill, file, proofs, paid, kept: kept.length };
}

type Way = [who: 'owner' | 'editor' | 'helper', method: string, path: string, body?: object];

/** Every way of changing that a call offers, aimed at what was agreed. */
function waysOf({
  quote,
  refusedOn,
  approved,
  refused,
  helped,
  payment,
  document,
  dossier,
  other,
  projectId,
}: House) {
  const everybody = ['owner', 'editor', 'helper'] as const;
  const ofAll: [string, string, object?][] = [
    ...[approved, refused].flatMap((id): [string, string, object?][] => [
      ['PUT', `/api/extras/${id}`, { title: 'Anders', lines: [{ ...line, unitPrice: '9000' }] }],
      ['PUT', `/api/extras/${id}`, { status: 'withdrawn' }],
      ['POST', `/api/extras/${id}/send`, {}],
      ['DELETE', `/api/extras/${id}`],
    ]),
    ['DELETE', `/api/quotes/${quote}`],
    ['PUT', `/api/quotes/${quote}`, { status: 'rejected' }],
    ['PUT', `/api/quotes/${quote}`, { status: 'pending' }],
    ['POST', `/api/projects/${projectId}/quotes/choose`, { acceptId: refusedOn, rejectIds: [quote] }],
    ['DELETE', `/api/projects/${projectId}/documents/${document}`],
    ['POST', `/api/projects/${projectId}/documents/remove`, { ids: [document] }],
    ['PUT', `/api/premium-files/${dossier}`, { invoices: [] }],
    ['PUT', `/api/premium-files/${dossier}`, { wall: 'spouwmuur' }],
    ['POST', `/api/premium-files/${dossier}/proofs`, { kind: 'foto_na', note: 'later' }],
  ];
  const ofHelper: Way[] = [
    ['helper', 'DELETE', `/api/invoices/${helped}`],
    ['helper', 'PUT', `/api/invoices/${helped}`, { amount: '9000' }],
    ['helper', 'PUT', `/api/invoices/${helped}`, { contactId: other }],
    ['helper', 'PUT', `/api/invoices/${helped}`, { quoteId: quote }],
    ['helper', 'DELETE', `/api/payments/${payment}`],
  ];
  const ways = ofAll.flatMap((way) => everybody.map((who): Way => [who, ...way]));
  return [...ways, ...ofHelper];
}

describe('what was agreed', () => {
  it('is held by a rule of every kind, or is said to be free', () => {
    const { log } = buildRegistry(features);
    const missing = features.flatMap(({ records = {} }) =>
      Object.entries(records).flatMap(([kind, { standing }]) =>
        standing || !(kind in log) ? [] : [`${kind}: say \`standing\` in its feature.ts`],
      ),
    );
    expect(missing).toEqual([]);
    const kinds = features.flatMap(({ records }) => Object.keys(records ?? {}));
    expect(kinds.filter((kind) => kind !== 'changes' && !(kind in log))).toEqual([]);
  });

  it('stays so whatever call anybody tries', async () => {
    const house = await openHouse();
    const before = await agreed(house);
    for (const [who, method, path, body] of waysOf(house)) {
      const { status } = await house[who].request(method, path, body);
      expect([status, who, method, path]).toEqual([expect.toSatisfy(isRefusal), who, method, path]);
    }
    expect((await house.owner.request('DELETE', `/api/projects/${house.projectId}/trash`)).status).toBe(204);
    expect(await agreed(house)).toEqual(before);
  });

  it('stays so whatever anybody undoes, with force, of all that the log has, in any order', async () => {
    const people = fc.shuffledSubarray(['owner', 'editor', 'helper'] as const, { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(people, fc.infiniteStream(fc.nat()), async (order, random) => {
        const house = await openHouse();
        const before = await agreed(house);
        for (const who of order) {
          const { body: lines } = await house[who].call(listChanges, { params: house.params, query: {} });
          for (const { id } of shuffled(
            lines.filter((line) => isTried(line.kind, who)),
            random,
          )) {
            const { status } = await house[who].request('POST', `/api/changes/${id}/undo`, { force: true });
            expect([200, 403, 409]).toContain(status);
          }
          expect(await stillAgreed(house, who)).toEqual(pickAgreed(before, who));
        }
      }),
      { numRuns: 4 },
    );
  });

  it('says so on every line of the log, and why', async () => {
    const { owner, editor, params, approved, refused, quote, document } = await openHouse();
    for (const who of [owner, editor]) {
      const { body: lines } = await who.call(listChanges, { params, query: {} });
      const about = lines.filter(
        ({ kind, recordId, action }) =>
          (kind === 'extras' && (recordId === approved || recordId === refused)) ||
          (kind === 'quotes' && recordId === quote && action === 'add') ||
          (kind === 'documents' && recordId === document && action === 'add'),
      );
      expect(about.length).toBeGreaterThan(10);
      for (const { mayUndo, whyNot, id } of about) {
        expect(mayUndo).toBe(false);
        const undone = await who.request('POST', `/api/changes/${id}/undo`, { force: true });
        expect([undone.status, undone.body]).toMatchObject([409, { message: whyNot }]);
      }
    }
  });

  it('keeps the file of a decision when the trash is emptied, also where its document went before', async () => {
    const { owner, approved, projectId } = await openHouse();
    const { db } = app();
    const [extra] = await db.select().from(extras).where(eq(extras.id, approved));
    // As an earlier version of the program allowed it.
    await db.update(extras).set({ documentId: null }).where(eq(extras.id, approved));
    await db.delete(documents).where(eq(documents.id, extra?.documentId ?? 0));
    const ofDecision = sql`${files.projectId} = ${projectId} and ${files.sha256} = ${extra?.sha256}`;
    await db.update(files).set({ removedAt: new Date().toISOString() }).where(ofDecision);
    expect((await owner.request('DELETE', `/api/projects/${projectId}/trash`)).status).toBe(204);
    expect(await db.$count(files, ofDecision)).toBe(1);
  });

  it('names what is in the way of a quote, with a link; one whose extra work was only refused goes with it', async () => {
    const { owner, quote, refusedOn, refused, params } = await openHouse();
    expect(await owner.request('DELETE', `/api/quotes/${quote}`)).toMatchObject({
      status: 409,
      body: {
        message: 'Deze offerte kan niet weg: meerwerk 1 (Vensters) is goedgekeurd.',
        inTheWay: [{ title: 'meerwerk 1: Vensters', href: `/quotes/${quote}` }],
      },
    });
    expect((await owner.request('DELETE', `/api/quotes/${refusedOn}`)).status).toBe(204);
    expect(await app().db.$count(extras, eq(extras.id, refused))).toBe(0);
    const { body } = await owner.call(listChanges, { params, query: { kind: 'quotes' } });
    expect((await owner.request('POST', `/api/changes/${body[0]?.id}/undo`, {})).status).toBe(200);
    expect(await app().db.select().from(extras).where(eq(extras.id, refused))).toMatchObject([
      { status: 'refused', title: 'Luik' },
    ]);
  });

  it('of a premium file goes back to building and on by its own calls and their undoing, not by another’s', async () => {
    const { owner, dossier, paper, params, document } = await openHouse();
    const [line] = (await owner.call(listChanges, { params, query: { kind: 'premiumFiles' } })).body;
    const back = await owner.request('POST', `/api/changes/${line?.id}/undo`, {});
    expect(back.status).toBe(200);
    const read = async () =>
      (await app().db.select().from(premiumFiles).where(eq(premiumFiles.id, dossier)))[0];
    expect(await read()).toMatchObject({ status: 'in_opbouw', frozen: null });
    const { changeId } = back.body as { changeId: number };
    expect((await owner.request('POST', `/api/changes/${changeId}/undo`, {})).status).toBe(200);
    expect(await read()).toMatchObject({ status: 'ingediend' });
    // Back again, changed, and then as if nothing had happened.
    const again = await owner.request('PUT', `/api/premium-files/${dossier}`, { status: 'in_opbouw' });
    expect(again.status).toBe(200);
    const [thawed] = (await owner.call(listChanges, { params, query: { kind: 'premiumFiles' } })).body;
    await owner.request('PUT', `/api/premium-files/${dossier}`, {
      invoices: [{ invoiceId: paper, part: '1' }],
    });
    expect(await owner.request('POST', `/api/changes/${thawed?.id}/undo`, { force: true })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Dien het opnieuw in') },
    });
    expect(
      (await owner.request('DELETE', `/api/projects/${params.projectId}/documents/${document}`)).status,
    ).toBe(204);
  });
});

function isRefusal(status: number): boolean {
  return status === 403 || status === 409;
}

/** Who works in the project stays, and going back to building is the owner's own to do: it thaws what was handed in. */
function isTried(kind: string, who: string): boolean {
  if (['projects', 'collaborators', 'premiumFiles'].includes(kind)) return false;
  return who === 'helper' || (kind !== 'payments' && kind !== 'invoices');
}

function shuffled<Each>(all: readonly Each[], random: fc.Stream<number>): Each[] {
  const keyed = all.map((each) => ({ each, at: random.next().value ?? 0 }));
  return keyed.sort((one, other) => one.at - other.at).map(({ each }) => each);
}

type Agreed = Awaited<ReturnType<typeof agreed>>;

/** A refused work may go with its quote; how many files there are follows from what may be undone. */
function pickAgreed({ yes, contract, file, proofs, bill, paid }: Agreed, who: string) {
  return { yes, contract, file, proofs, ...(who === 'helper' ? { bill, paid } : {}) };
}

async function stillAgreed(house: House, who: string) {
  const now = await agreed(house);
  const isGone = (await app().db.$count(quotes, eq(quotes.id, house.refusedOn))) === 0;
  expect(now.no?.status).toBe(isGone ? undefined : 'refused');
  return pickAgreed(now, who);
}
