import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as calls from '#/features/outside/quote-requests/contract';
import { getPriceRequest, savePrices } from '#/features/outside/quote-requests/outside-contract';
import { listPdf, listWorkbook } from '#/features/outside/quote-requests/server/list-files';
import { listQuotes } from '#/features/papers/shared/quotes/contract';
import * as inbox from '#/features/reading/inbox/contract';
import { listDocuments } from '#/features/work/shared/documents/contract';
import { listItems } from '#/features/work/shared/meetstaat/contract';
import { makePdf } from '#/platform/server/pdf/make-pdf';
import { withOwnAppOnAnyEngine } from '../../../../../tests/support/any-engine';
import { addContact, openTeam } from '../../../../../tests/support/papers';
import { fileOf, sampleXlsx } from '../../../../../tests/support/sample-files';

const app = withOwnAppOnAnyEngine();
beforeAll(() => app().jobs.start());

const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
const maes = { company: 'Dakwerken Maes bv', email: 'jan@maes.example', enterpriseNumber: '0403.170.701' };
const peeters = { company: 'Tegels Peeters', email: 'info@peeters.example' };

async function ask(contacts: { company: string }[] = [maes, peeters]) {
  const team = await openTeam(app());
  const { owner, projectId } = team;
  const params = { projectId };
  await owner.request('POST', `/api/projects/${projectId}/bill-of-quantities/bulk`, {
    items: ['Pannen', 'Goten', 'Nokken'].map((description, index) => ({
      ...{
        category: 'Dakwerk',
        description,
        unit: 'm²',
        quantity: `${index + 1}.5`,
        unitPrice: '1',
        vatRate: 6,
      },
    })),
  });
  const items = (await owner.call(listItems, { params })).body;
  const contactIds: number[] = [];
  for (const contact of contacts) contactIds.push(await addContact(app(), owner, contact));
  const body = {
    ...{ title: 'Dak', text: 'Graag uw prijs', until: inTenDays, contactIds },
    itemIds: items.map(({ id }) => id),
  };
  const { id } = (await owner.call(calls.createQuoteRequest, { params, body })).body;
  const sent = (await owner.call(calls.sendQuoteRequest, { params: { id }, body: {} })).body;
  const tokens = sent.map(({ url }) => url?.split('/').at(-1) ?? '');
  const read = async () => (await owner.call(calls.getQuoteRequest, { params: { id } })).body;
  const list = async () => (await owner.call(inbox.listInbox, { params })).body;
  /** As the owner drops it, once it was read. */
  const drop = async (bytes: Uint8Array, name: string) => {
    const dropped = await owner.call(inbox.addToInbox, { params, body: {}, file: fileOf(bytes, name) });
    return vi.waitFor(
      async () => {
        const entry = (await list()).find((each) => each.id === dropped.body.id);
        if (!entry || entry.state === 'waiting' || entry.state === 'reading') throw new Error('not read yet');
        return entry;
      },
      { timeout: 30_000, interval: 50 },
    );
  };
  const take = (entryId: number, contactId?: number, client = owner) =>
    client.call(inbox.takeAnswer, { params: { id: entryId }, body: contactId ? { contactId } : {} });
  return { ...team, params, items, contactIds, id, tokens, read, list, drop, take };
}

type Asked = Awaited<ReturnType<typeof ask>>;

/** Our own workbook with prices in it, as who is named on it sends it back. */
async function workbookOf({ read, items }: Asked, prices: readonly string[], contractor?: string) {
  const draft = {
    lines: prices.map((unitPrice, index) => ({
      ...{ itemId: items[index]?.id ?? 0, unitPrice, vatRate: null, quantity: null },
      ...{ included: 'yes' as const, note: null },
    })),
    ...{ number: null, validUntil: null, startsWithin: null, note: null },
  };
  return listWorkbook(await read(), { project: 'Thuis', contractor }, draft);
}

/** A quote of their own, with the numbers of the list before each line. */
function quoteOnPaper(head: readonly string[], title = 'Offerte'): Promise<Uint8Array> {
  const lines = [
    ['1', 'Pannen', '1,5 m²', '100,00', '150,00'],
    ['2', 'Goten', '2,5 m²', '20,00', '50,00'],
    ['3', 'Nokken', '3,5 m²', '10,00', '35,00'],
  ];
  const columns = [0.1, 0.4, 0.15, 0.15, 0.2].map((share) => ({ title: '', share }));
  return makePdf({
    title,
    madeAt: new Date('2026-01-01T00:00:00Z'),
    sections: [{ lines: [...head] }, { table: { columns, rows: lines.map((cells) => ({ cells })) } }],
  });
}

describe('a list that comes back in the letterbox', () => {
  it('is known by its code and by who is named on it, and taken as if it was handed in', async () => {
    const asked = await ask();
    const { drop, take, read, owner, helper, params, contactIds, list, tokens } = asked;
    const entry = await drop(await workbookOf(asked, ['100', '20', '10'], maes.company), 'terug.xlsx');
    expect(entry).toMatchObject({
      kind: 'spreadsheet',
      answer: { title: 'Dak', contactId: contactIds[0], matched: 3, asked: 3, closed: null },
    });
    expect(entry.answer?.contacts.map(({ name }) => name)).toEqual([maes.company, peeters.company]);
    expect((await take(entry.id, undefined, helper)).status).toBe(403);
    expect((await owner.call(listQuotes, { params })).body).toEqual([]);
    const taken = await take(entry.id);
    expect([taken.status, taken.body.requestId]).toEqual([200, asked.id]);
    expect(await list()).toEqual([]);
    const [quote] = (await owner.call(listQuotes, { params })).body;
    expect(quote).toMatchObject({
      ...{ id: taken.body.quoteId, status: 'pending', contactId: contactIds[0], netAmount: '235.00' },
      lines: asked.items.map(({ id }) => ({ itemId: id })),
    });
    const { invited, comparison } = await read();
    expect(invited).toMatchObject([
      { state: 'submitted', submittedBy: 'Dakwerken Maes bv, op papier' },
      { state: 'invited' },
    ]);
    expect([invited[0]?.sha256?.length, invited[0]?.documentIds.length]).toEqual([64, 1]);
    expect(comparison.columns).toMatchObject([{ net: '235.00', isComplete: true }]);
    const documents = (await owner.call(listDocuments, { params })).body;
    expect(documents.map(({ description }) => description).sort()).toEqual([
      'Prijs voor Dak',
      'Van Dakwerken Maes bv, bij prijsvraag Dak',
    ]);
    const behind = await app().visitor.call(getPriceRequest, { params: { token: tokens[0] ?? '' } });
    expect(behind.body).toMatchObject({ state: 'submitted', sums: { net: '235.00' }, version: 1 });
    expect((await take(entry.id)).status).toBe(404);
    const again = await drop(await workbookOf(asked, ['90', '20', '10'], maes.company), 'nog eens.xlsx');
    expect((await take(again.id)).status).toBe(200);
    expect((await owner.call(listQuotes, { params })).body).toMatchObject([
      { id: quote?.id, netAmount: '220.00' },
    ]);
    expect((await read()).invited[0]?.documentIds).toHaveLength(2);
  });

  it('asks of whom it is where nothing on it tells, and takes nothing that they typed behind their link', async () => {
    const asked = await ask();
    const { drop, take, contactIds, tokens, items, read } = asked;
    const body = {
      version: 0,
      lines: [{ itemId: items[2]?.id ?? 0, included: 'yes' as const, unitPrice: '999' }],
    };
    await app().visitor.call(savePrices, { params: { token: tokens[1] ?? '' }, body });
    const entry = await drop(await workbookOf(asked, ['100']), 'lijst.xlsx');
    expect(entry.answer).toMatchObject({ contactId: null, matched: 1, asked: 3 });
    const refused = await take(entry.id);
    expect([refused.status, refused.body]).toMatchObject([400, { message: 'Kies van wie deze prijs is.' }]);
    expect((await take(entry.id, 2_000_000_000)).status).toBe(400);
    expect((await take(entry.id, contactIds[1])).status).toBe(200);
    expect((await read()).comparison.columns).toMatchObject([{ contactId: contactIds[1], net: '150.00' }]);
    const behind = await app().visitor.call(getPriceRequest, { params: { token: tokens[1] ?? '' } });
    expect(behind.body.draft.lines).toMatchObject([{ unitPrice: '999.00' }]);
  });

  it('is known on paper by its code, or by who sent it and what it prices', async () => {
    const asked = await ask();
    const { drop, contactIds, id } = asked;
    const coded = await drop(await quoteOnPaper([`Op uw prijsvraag PV-${id}`, peeters.email]), 'a.pdf');
    expect(coded.answer).toMatchObject({ requestId: id, contactId: contactIds[1], matched: 3 });
    const numbered = await drop(await quoteOnPaper(['OFFERTE', 'BTW BE 0403.170.701']), 'b.pdf');
    expect(numbered.answer).toMatchObject({ requestId: id, contactId: contactIds[0], matched: 3 });
    const taken = await asked.take(numbered.id);
    expect(taken.status).toBe(200);
    const bill = await drop(await quoteOnPaper(['Factuurnummer: F-1', maes.company], 'Factuur'), 'c.pdf');
    expect([bill.kind, bill.answer]).toEqual(['invoice', null]);
    const strange = await drop(await quoteOnPaper(['OFFERTE', 'Iemand anders nv']), 'd.pdf');
    expect(strange.answer).toBeNull();
    const empty = await listPdf(await asked.read(), { project: 'Thuis' }, new Date());
    expect((await drop(empty, 'leeg.pdf')).answer).toBeNull();
  });

  it('is of nobody else’s project, and says why where it comes too late', async () => {
    const asked = await ask([maes]);
    const other = await ask([peeters]);
    const bytes = await workbookOf(asked, ['100', '20', '10']);
    expect((await other.drop(bytes, 'van een ander.xlsx')).answer).toBeNull();
    const entry = await asked.drop(bytes, 'lijst.xlsx');
    expect(entry.answer).toMatchObject({ contactId: asked.contactIds[0], closed: null });
    await asked.owner.call(calls.closeQuoteRequest, { params: { id: asked.id } });
    const [closed] = await asked.list();
    expect(closed?.answer?.closed).toContain('afgesloten');
    expect((await asked.take(entry.id)).status).toBe(409);
    await asked.owner.call(calls.removeQuoteRequest, { params: { id: asked.id } });
    expect((await asked.list())[0]?.answer).toBeNull();
    expect((await asked.take(entry.id)).status).toBe(409);
    expect(await asked.list()).toHaveLength(1);
    const broken = await other.drop(sampleXlsx, 'stuk.xlsx');
    expect([broken.state, broken.kind, broken.answer]).toEqual(['ready', 'spreadsheet', null]);
  });
});
