import { expect, it } from 'vitest';
import { handInPrices } from '#/features/outside/quote-requests/outside-contract';
import { listFields, listHeaders } from '#/features/outside/quote-requests/rules/price-list';
import { linkStates } from '#/features/outside/shared/links/server/tables';
import { listDocuments } from '#/features/work/shared/documents/contract';
import { writeWorkbook } from '#/features/work/shared/meetstaat/server/workbook';
import { linkByteLimit } from '#/platform/server/ports/links';
import { askPrices, filledList } from '../../../../../tests/support/asked-prices';
import { inject } from '../../../../../tests/support/inject';
import { fileOf } from '../../../../../tests/support/sample-files';
import { zipBomb } from '../../../../../tests/support/spreadsheets';
import { withOwnTestApp } from '../../../../../tests/support/test-app';

// It counts what is stored.
const app = withOwnTestApp();

async function openDoor() {
  const asked = await askPrices(app());
  const [token = ''] = asked.tokens((await asked.send()).body);
  const post = (fields: Record<string, string>) =>
    inject(app().http, {
      ...{ method: 'POST', url: `/price-requests/${token}` },
      payload: new URLSearchParams({ version: '0', do: 'save', ...fields }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const hand = (bytes: Uint8Array, name = 'lijst.xlsx') =>
    asked.visitor.call(handInPrices, { params: { token }, body: {}, file: fileOf(bytes, name) });
  return { ...asked, token, post, hand, itemId: asked.items[0]?.id ?? 0 };
}

it.each([
  ['with letters', { unitPrice: 'twaalf' }],
  ['with letters behind it', { unitPrice: '12 euro' }],
  ['negative', { unitPrice: '-1' }],
  ['above the limit', { unitPrice: '100000000' }],
  ['too much for one line', { unitPrice: '99999999', quantity: '99999' }],
])('says at the cell, without a script, that a price is wrong: %s', async (_, typed) => {
  const { post, itemId, look, token } = await openDoor();
  const fields = Object.entries(typed).map(([field, value]) => [`${field}-${itemId}`, value]);
  const told = await post(Object.fromEntries(fields));
  expect(told.statusCode).toBe(400);
  expect(told.body).toMatch(
    new RegExp(`<small id="unitPrice-${itemId}-fout" role="alert">[^<]{10,}</small>`),
  );
  expect(told.body).toContain(`aria-describedby="unitPrice-${itemId}-fout"`);
  expect(told.body).toContain(`value="${typed.unitPrice}"`);
  expect((await look(token)).draft.lines).toEqual([]);
});

it('says at the cell that a quantity is wrong, and shows a script as the text that it is', async () => {
  const { post, itemId } = await openDoor();
  const note = '"><script>alert(1)</script>';
  const told = await post({ [`quantity-${itemId}`]: 'veel', [`note-${itemId}`]: note, note });
  expect([told.statusCode, told.body.includes(`id="quantity-${itemId}-fout"`)]).toEqual([400, true]);
  expect(told.body).not.toContain('<script>alert');
  expect(told.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

it('takes no bomb, no list of ten thousand times the same, and no more than 100 MB', async () => {
  const { hand, items, owner, params, look, token } = await openDoor();
  const before = (await app().listStored()).kept.length;
  const bomb = await hand(await zipBomb());
  expect([bomb.status, bomb.body]).toMatchObject([422, { message: expect.stringContaining('te groot') }]);
  await app()
    .db.update(linkStates)
    .set({ bytes: linkByteLimit - 10 });
  const full = await hand(filledList(items, () => '10'));
  expect([full.status, full.body]).toMatchObject([413, { message: expect.stringContaining('100 MB') }]);
  await app().db.update(linkStates).set({ bytes: 0 });
  expect((await app().listStored()).kept).toHaveLength(before);
  expect((await owner.call(listDocuments, { params })).body).toEqual([]);

  const header = listFields.map((field) => ({ text: listHeaders[field] }));
  const rows = Array.from({ length: 10_000 }, (_, index) => [
    ...[{ number: String((index % 2) + 1) }, { text: 'x' }, { text: 'x' }, { number: '1.5' }],
    ...[{ text: 'm²' }, { number: String(index + 1) }],
  ]);
  const many = await hand(writeWorkbook([{ name: 'lijst', widths: [], rows: [header, ...rows] }]));
  expect([many.status, many.body.matched, many.body.unmatched]).toEqual([201, 2, [3]]);
  expect((await look(token)).draft.lines.map(({ unitPrice }) => unitPrice)).toEqual(['1.00', '2.00']);
});
