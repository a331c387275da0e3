import * as calls from '#/features/outside/quote-requests/contract';
import * as outside from '#/features/outside/quote-requests/outside-contract';
import { listCode, listFields, listHeaders } from '#/features/outside/quote-requests/rules/price-list';
import { listItems } from '#/features/work/shared/meetstaat/contract';
import { writeWorkbook } from '#/features/work/shared/meetstaat/server/workbook';
import { addContact, openTeam } from './papers';
import type { TestApp } from './test-app';

/** Prices for so many items, asked of these companies; a draft until `send`. */
export async function askPrices(
  app: TestApp,
  count = 3,
  companies: readonly string[] = ['Dakwerken Maes', 'Tegels Peeters'],
) {
  const team = await openTeam(app);
  const { owner, projectId } = team;
  const params = { projectId };
  const visitor = app.visitor;
  await owner.request('POST', `/api/projects/${projectId}/bill-of-quantities/bulk`, {
    items: Array.from({ length: count }, (_, index) => ({
      ...{
        category: 'Dakwerk',
        articleNumber: `02.${index + 1}`,
        description: `Post ${String.fromCharCode(97 + (index % 26))} werk`,
        unit: 'm²',
      },
      ...{ quantity: `${index + 1}.5`, unitPrice: '777.77', vatRate: 6 },
    })),
  });
  const items = (await owner.call(listItems, { params })).body;
  const contactIds: number[] = [];
  for (const company of companies) contactIds.push(await addContact(app, owner, { company }));
  const until = soon();
  const body = {
    title: 'Dak',
    text: 'Graag uw prijs',
    until,
    itemIds: items.map(({ id }) => id),
    contactIds,
  };
  const made = await owner.call(calls.createQuoteRequest, { params, body });
  const id = made.body.id;
  const read = async () => (await owner.call(calls.getQuoteRequest, { params: { id } })).body;
  const send = () => owner.call(calls.sendQuoteRequest, { params: { id }, body: {} });
  const tokens = (sent: Awaited<ReturnType<typeof send>>['body']) =>
    sent.map(({ url }) => url?.split('/').at(-1) ?? '');
  const look = async (token: string) =>
    (await visitor.call(outside.getPriceRequest, { params: { token } })).body;
  type Line = { itemId: number; included: 'yes' | 'no' | 'in-other'; unitPrice?: string; quantity?: string };
  const save = (token: string, lines: Line[], version = 0, more: object = {}) =>
    visitor.call(outside.savePrices, { params: { token }, body: { version, lines, ...more } });
  const submit = (token: string, version: number) =>
    visitor.call(outside.submitPrices, { params: { token }, body: { version, name: 'Jan Maes' } });
  return { ...team, params, items, contactIds, made, id, read, send, tokens, look, save, submit, visitor };
}

export function soon(): string {
  return new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
}

export type AskedPrices = Awaited<ReturnType<typeof askPrices>>;

/** The workbook of the request as a contractor sends it back. */
export function filledList(items: AskedPrices['items'], priceOf: (index: number) => string): Uint8Array {
  const header = listFields.map((field) => ({ text: listHeaders[field] }));
  const rows = items.map(({ category, description, quantity, unit }, index) => [
    ...[{ number: String(index + 1) }, { text: category }, { text: description }],
    ...[{ number: quantity }, { text: unit }, { number: priceOf(index) }, { number: '6' }],
  ]);
  return writeWorkbook([{ name: listCode(1), widths: [], rows: [header, ...rows] }]);
}
