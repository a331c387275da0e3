import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { listChanges, undoChange } from '#/features/history/shared/logbook/contract';
import { listTrash } from '#/features/history/shared/trash/contract';
import { getQuoteCheck } from '#/features/papers/shared/checks/contract';
import { createInvoice, listInvoices } from '#/features/papers/shared/invoices/contract';
import { listQuotes } from '#/features/papers/shared/quotes/contract';
import * as calls from '#/features/reading/inbox/contract';
import { countInbox } from '#/features/reading/inbox/count-contract';
import { readingJob } from '#/features/reading/inbox/server/reader';
import { inboxEntries } from '#/features/reading/inbox/server/tables';
import { listTodo } from '#/features/reminders/shared/todo/contract';
import { listDocuments, uploadDocument } from '#/features/work/shared/documents/contract';
import { files } from '#/platform/server/database/schema/files';
import { jobs } from '#/platform/server/database/schema/jobs';
import { retryJobs } from '#/platform/server/database/stores/admin-store';
import { addContact, openTeam } from '../../../../../tests/support/papers';
import { drawText, makePdf } from '../../../../../tests/support/pdfs';
import { fileOf, sampleImage, sampleXlsx } from '../../../../../tests/support/sample-files';
import { workbookOf } from '../../../../../tests/support/spreadsheets';
import { type Client, withOwnTestApp } from '../../../../../tests/support/test-app';

const app = withOwnTestApp();
beforeAll(() => app().jobs.start());
const patience = { timeout: 30_000, interval: 50 };

function paper(...head: string[]): Buffer {
  const lines: [number, string][][] = head.map((text) => [[50, text]]);
  const sums = [
    ['Totaal excl. btw', '1.250,00'],
    ['BTW 6%', '75,00'],
    ['Totaal incl. btw', '1.325,00'],
  ].map(([label = '', amount = '']): [number, string][] => [
    [300, label],
    [500, amount],
  ]);
  return makePdf([{ content: drawText([...lines, ...sums]) }]);
}

const sender = ['Dakwerken Coppens bv', 'Molenstraat 45, 9300 Aalst - BTW BE 0403.170.701'];
const quotePdf = paper('OFFERTE', ...sender, 'Offertenummer: O-2026-7');
const invoicePdf = paper('FACTUUR', ...sender, 'Factuurnummer: F-2026-014', 'Factuurdatum: 12/03/2026');

async function handIn(client: Client, projectId: number, bytes: Uint8Array, name: string): Promise<number> {
  const file = fileOf(bytes, name);
  const { status, body } = await client.call(calls.addToInbox, { params: { projectId }, body: {}, file });
  expect([status, body]).toMatchObject([201, { state: 'waiting', kind: null, data: null, error: null }]);
  return body.id;
}

async function listed(client: Client, projectId: number): Promise<calls.InboxEntry[]> {
  return (await client.call(calls.listInbox, { params: { projectId } })).body;
}

/** Once it was read, or could not be. */
async function whenRead(client: Client, projectId: number, id: number): Promise<calls.InboxEntry> {
  return vi.waitFor(async () => {
    const entry = (await listed(client, projectId)).find((each) => each.id === id);
    if (!entry || entry.state === 'waiting' || entry.state === 'reading') throw new Error('not read yet');
    return entry;
  }, patience);
}

describe('a paper in the letterbox', () => {
  it('is read in the background, with its kind, what stands on it and what the check finds', async () => {
    const { projectId, owner, helper } = await openTeam(app());
    const id = await handIn(helper, projectId, quotePdf, 'offerte.pdf');
    const entry = await whenRead(owner, projectId, id);
    expect(entry).toMatchObject({
      state: 'ready',
      kind: 'quote',
      data: { companyName: 'Dakwerken Coppens bv', totalAmount: '1325.00', pages: [{ preview: null }] },
      check: { bron: 'regels' },
      file: { name: 'offerte.pdf', mimeType: 'application/pdf' },
      error: null,
      duplicates: [],
    });
    expect((await owner.request('GET', entry.filePath)).status).toBe(200);
  });

  it('tells of the same file and of the same number of the same company', async () => {
    const { projectId, owner } = await openTeam(app());
    const params = { projectId };
    const file = fileOf(invoicePdf, 'bewaard.pdf');
    const kept = await owner.call(uploadDocument, { params, body: { category: 'invoices' }, file });
    const contactId = await addContact(app(), owner, {
      company: 'Coppens',
      enterpriseNumber: '0403.170.701',
    });
    const other = await addContact(app(), owner, { company: 'Janssens' });
    const paper = { amount: '1325.00', invoiceNumber: 'f 2026/014' };
    const saved = await owner.call(createInvoice, { params, body: { ...paper, contactId } });
    await owner.call(createInvoice, { params, body: { ...paper, contactId: other } });
    const first = await handIn(owner, projectId, invoicePdf, 'factuur.pdf');
    const second = await handIn(owner, projectId, invoicePdf, 'factuur.pdf');
    expect((await whenRead(owner, projectId, first)).duplicates).toEqual([
      { kind: 'documents', id: kept.body.id, title: 'bewaard.pdf', reason: 'file' },
      { kind: 'invoices', id: saved.body.id, title: 'f 2026/014', reason: 'number' },
    ]);
    const { duplicates } = await whenRead(owner, projectId, second);
    expect(duplicates).toContainEqual({ kind: 'inbox', id: first, title: 'factuur.pdf', reason: 'file' });
  });

  it('tells at once of another that waits with the same number, when neither is saved yet', async () => {
    const { projectId, owner } = await openTeam(app());
    const again = paper('FACTUUR', ...sender, 'Factuurnummer: F2026/014', 'Tweede afdruk');
    const quote = paper('OFFERTE', ...sender, 'Offertenummer: F-2026-014');
    const stranger = paper('FACTUUR', 'Schilderwerken Maes bv', 'Factuurnummer: F-2026-014');
    const first = await handIn(owner, projectId, invoicePdf, 'factuur.pdf');
    const ids = [first];
    for (const [name, bytes] of Object.entries({ quote, stranger, again })) {
      ids.push(await handIn(owner, projectId, bytes, `${name}.pdf`));
    }
    for (const id of ids) await whenRead(owner, projectId, id);
    expect((await listed(owner, projectId)).map(({ duplicates }) => duplicates)).toEqual([
      [],
      [],
      [],
      [{ kind: 'inbox', id: first, title: 'factuur.pdf', reason: 'number' }],
    ]);
  });

  it('is a spreadsheet, something else, or a sentence that says what is wrong with it', async () => {
    const { projectId, owner } = await openTeam(app());
    const sheet = await handIn(owner, projectId, sampleXlsx, 'meetstaat.xlsx');
    const picture = await handIn(owner, projectId, await sampleImage('gif'), 'plan.gif');
    const locked = await handIn(owner, projectId, makePdf([{}], { locked: true }), 'slot.pdf');
    expect(await whenRead(owner, projectId, sheet)).toMatchObject({ state: 'ready', kind: 'spreadsheet' });
    expect(await whenRead(owner, projectId, picture)).toMatchObject({ state: 'ready', kind: 'other' });
    const failed = await whenRead(owner, projectId, locked);
    expect(failed).toMatchObject({ state: 'failed', kind: null, data: null });
    expect(failed.error).toMatch(/wachtwoord|beveiligd|beschadigd/);
  });

  it('is no workbook of a bank either, which says what it is', async () => {
    const { projectId, owner } = await openTeam(app());
    const rows = [
      ['Rekeningnummer', 'Boekingsdatum', 'Bedrag', 'Tegenpartij'],
      ['BE68539007547034', '12/03/2026', -20, 'Mertens bv'],
    ];
    const entry = await handIn(owner, projectId, Buffer.from(workbookOf(rows, 'xlsx')), 'rekening.xlsx');
    const failed = await whenRead(owner, projectId, entry);
    expect(failed).toMatchObject({ state: 'failed', kind: null });
    expect(failed.error).toMatch(/rekeninguittreksel van uw bank/);
  });

  it('is no statement of a bank: nothing of that is kept', async () => {
    const { projectId, owner } = await openTeam(app());
    const camt = '<?xml version="1.0"?><Document><BkToCstmrStmt><GrpHdr/></BkToCstmrStmt></Document>';
    const table = 'Rekening;Boekingsdatum;Bedrag;Tegenpartij\nBE68;12/03/2026;-20,00;Mertens bv\n';
    for (const [text, name] of [
      [camt, 'uittreksel.xml'],
      [table, 'uittreksel.csv'],
    ] as const) {
      const file = new File([text], name);
      const refused = await owner.call(calls.addToInbox, { params: { projectId }, body: {}, file });
      expect(refused).toMatchObject({
        status: 422,
        body: { message: expect.stringMatching(/rekeninguittreksel/) },
      });
    }
    expect((await owner.call(calls.listInbox, { params: { projectId } })).body).toEqual([]);
    expect(await app().db.$count(files, eq(files.projectId, projectId))).toBe(0);
  });

  it('that ended its reader each time says so, and is read when the operator has it tried again', async () => {
    const { projectId, owner } = await openTeam(app());
    const id = await handIn(owner, projectId, quotePdf, 'een.pdf');
    await whenRead(owner, projectId, id);
    const { db } = app();
    await db.update(inboxEntries).set({ readState: 'reading' }).where(eq(inboxEntries.id, id));
    const isOfEntry = and(eq(jobs.kind, readingJob), eq(jobs.key, String(id)));
    await db
      .update(jobs)
      .set({ attempts: 3, doneAt: null, runAt: sql`now()`, leasedUntil: sql`now() - interval '1 second'` })
      .where(isOfEntry);
    app().jobs.nudge();
    const failed = await whenRead(owner, projectId, id);
    expect(failed).toMatchObject({ state: 'failed', error: expect.stringContaining('na drie pogingen') });
    expect(await retryJobs(db, 'all')).toBe(1);
    app().jobs.nudge();
    await expect.poll(async () => (await listed(owner, projectId))[0]?.state, patience).toBe('ready');
  });

  it('that was taken out of the trash before it was read is read', async () => {
    const { projectId, owner } = await openTeam(app());
    const params = { projectId };
    const id = await handIn(owner, projectId, quotePdf, 'offerte.pdf');
    await whenRead(owner, projectId, id);
    const { db } = app();
    await db.update(inboxEntries).set({ readState: 'reading' }).where(eq(inboxEntries.id, id));
    await owner.call(calls.removeFromInbox, { params: { id } });
    const [gone] = (await owner.call(listTrash, { params })).body;
    await owner.call(undoChange, { params: { id: gone?.changeId ?? 0 }, query: {}, body: {} });
    expect(await whenRead(owner, projectId, id)).toMatchObject({ state: 'ready', kind: 'quote' });
  });

  it('is saved as what it is, with its file and its check, once; undone, it waits again', async () => {
    const { projectId, owner } = await openTeam(app());
    const params = { projectId };
    const contactId = await addContact(app(), owner);
    const id = await handIn(owner, projectId, quotePdf, 'offerte.pdf');
    const { filePath } = await whenRead(owner, projectId, id);
    const body = { as: 'quote' as const, contactId, amount: '1325.00', quoteNumber: 'O-2026-7' };
    const answers = await Promise.all([
      owner.call(calls.saveFromInbox, { params: { id }, body }),
      owner.call(calls.saveFromInbox, { params: { id }, body }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const saved = answers.find(({ status }) => status === 200)?.body;
    const [quote, ...none] = (await owner.call(listQuotes, { params })).body;
    expect(none).toEqual([]);
    expect(quote).toMatchObject({ id: saved?.id, quoteNumber: 'O-2026-7', filePath });
    const check = await owner.call(getQuoteCheck, { params: { id: quote?.id ?? 0 } });
    expect(check.body).toMatchObject({ bron: 'regels' });
    expect(await listed(owner, projectId)).toEqual([]);
    expect((await owner.call(listTrash, { params })).body).toEqual([]);
    const lines = (await owner.call(listChanges, { params, query: {} })).body;
    const line = lines.find(({ kind }) => kind === 'inbox');
    expect(line?.title).toContain('bewaarde ‘offerte.pdf’ uit het postvak als offerte');

    const undone = await owner.call(undoChange, { params: { id: line?.id ?? 0 }, query: {}, body: {} });
    expect(undone.status).toBe(200);
    expect((await owner.call(listQuotes, { params })).body).toEqual([]);
    expect(await listed(owner, projectId)).toMatchObject([{ id, state: 'ready', filePath }]);
    expect((await owner.request('GET', filePath)).status).toBe(200);
  });

  it('is saved as an invoice, a credit note or a document, and refused as what it can not be', async () => {
    const { projectId, owner } = await openTeam(app());
    const params = { projectId };
    const contactId = await addContact(app(), owner);
    const save = async (name: string, body: object, bytes: Uint8Array = invoicePdf) => {
      const id = await handIn(owner, projectId, bytes, name);
      return owner.request('PUT', `/api/inbox/${id}`, body);
    };
    const lines = [{ description: 'Pannen', quantity: '100', unitPrice: '12.50', vatRate: 6 }];
    const invoice = { as: 'invoice', contactId, amount: '1325.00', invoiceNumber: 'F-1', lines };
    expect(await save('f.pdf', invoice)).toMatchObject({ status: 200, body: { as: 'invoice' } });
    const credit = { as: 'credit-note', contactId, amount: '-100.00' };
    expect(await save('c.pdf', credit)).toMatchObject({ status: 200, body: { as: 'credit-note' } });
    expect((await owner.call(listInvoices, { params })).body).toMatchObject([
      { kind: 'credit-note', amount: '-100.00', file: { name: 'c.pdf' } },
      { kind: 'invoice', lines: [{ net: '1250.00' }], file: { name: 'f.pdf' } },
    ]);
    const document = { as: 'document', category: 'invoices', description: 'Bij het dak' };
    expect(await save('d.pdf', document)).toMatchObject({ status: 200, body: { as: 'document' } });
    expect((await owner.call(listDocuments, { params })).body).toMatchObject([{ fileName: 'd.pdf' }]);

    expect(await save('x.pdf', { ...credit, amount: '100.00' })).toMatchObject({ status: 400 });
    expect(await save('y.pdf', { as: 'taak' })).toMatchObject({ status: 400 });
    const gif = await sampleImage('gif');
    expect(await save('plan.gif', invoice, gif)).toMatchObject({ status: 415 });
    expect(await listed(owner, projectId)).toHaveLength(3);
  });

  it('is judged as it is saved: what was accepted or paid by it unseen is something to look at', async () => {
    const { projectId, owner } = await openTeam(app());
    const params = { projectId };
    const contactId = await addContact(app(), owner);
    const save = async (name: string, bytes: Uint8Array, body: object) => {
      const id = await handIn(owner, projectId, bytes, name);
      expect((await owner.request('PUT', `/api/inbox/${id}`, body)).status).toBe(200);
    };
    const quote = { as: 'quote', contactId, amount: '500.00', status: 'accepted', validUntil: '2020-01-31' };
    await save('o.pdf', quotePdf, quote);
    const lines = [
      { description: 'Pannen', quantity: '100', unitPrice: '12.50', net: '1250.00', vatRate: 6 },
    ];
    await save('f.pdf', invoicePdf, { as: 'invoice', contactId, amount: '9000.00', status: 'paid', lines });
    const { body: todos } = await owner.call(listTodo, { params, query: {} });
    const unseen = todos.flatMap(({ text }) => /zonder nakijken \w+/i.exec(text)?.[0].toLowerCase() ?? []);
    expect(unseen.toSorted()).toEqual(['zonder nakijken betaald', 'zonder nakijken geaccepteerd']);
  });

  it('goes to the trash and comes back, and a stranger sees nothing of it', async () => {
    const { projectId, owner, helper, stranger } = await openTeam(app());
    const params = { projectId };
    const id = await handIn(owner, projectId, quotePdf, 'offerte.pdf');
    const { filePath } = await whenRead(owner, projectId, id);
    expect((await stranger.call(calls.listInbox, { params })).status).toBe(404);
    expect((await stranger.call(countInbox, { params })).status).toBe(404);
    expect((await helper.call(countInbox, { params })).body).toEqual({ count: 1 });
    expect((await helper.call(calls.removeFromInbox, { params: { id } })).status).toBe(403);
    expect((await owner.call(calls.removeFromInbox, { params: { id } })).status).toBe(204);
    expect(await listed(owner, projectId)).toEqual([]);
    expect((await owner.request('GET', filePath)).status).toBe(404);
    const [gone] = (await owner.call(listTrash, { params })).body;
    expect(gone).toMatchObject({ kind: 'inbox', title: '‘offerte.pdf’ in het postvak' });
    await owner.call(undoChange, { params: { id: gone?.changeId ?? 0 }, query: {}, body: {} });
    expect(await listed(owner, projectId)).toMatchObject([{ id, state: 'ready', kind: 'quote' }]);
    expect((await owner.request('GET', filePath)).status).toBe(200);
  });
});
