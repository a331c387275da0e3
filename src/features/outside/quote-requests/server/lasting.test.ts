import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addDays, day } from '#/core/day';
import { listChanges } from '#/features/history/shared/logbook/contract';
import * as calls from '#/features/outside/quote-requests/contract';
import { listGuestLinks } from '#/features/outside/shared/links/contract';
import { linkStates } from '#/features/outside/shared/links/server/tables';
import { listDocuments } from '#/features/work/shared/documents/contract';
import { linkByteLimit } from '#/platform/server/ports/links';
import { askPrices, soon } from '../../../../../tests/support/asked-prices';
import { readPdfLines } from '../../../../../tests/support/read-pdf';
import { withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();

it('keeps a PDF of what was handed in, which counts for what one link may hold', async () => {
  const asked = await askPrices(app(), 1);
  const { owner, params, items, save, submit } = asked;
  const [token = ''] = asked.tokens((await asked.send()).body);
  const line = { itemId: items[0]?.id ?? 0, included: 'yes' as const, unitPrice: '10' };
  await save(token, [line], 0, { validUntil: '2099-01-31' });
  const [link] = (await owner.call(listGuestLinks, { params })).body.toReversed();
  const states = () =>
    app()
      .db.select()
      .from(linkStates)
      .where(eq(linkStates.linkId, link?.id ?? 0));
  const fill = (bytes: number) =>
    app()
      .db.update(linkStates)
      .set({ bytes: sql`${bytes}` })
      .where(eq(linkStates.linkId, link?.id ?? 0));
  await fill(linkByteLimit - 10);
  expect((await submit(token, 1)).status).toBe(413);
  expect((await owner.call(listDocuments, { params })).body).toEqual([]);
  await fill(0);
  expect((await submit(token, 1)).status).toBe(200);
  const [proof] = (await owner.call(listDocuments, { params })).body;
  const [state] = await states();
  expect(state?.bytes).toBe(2 * (proof?.fileSize ?? 0));
  const paper = await app().http.inject({ url: proof?.filePath ?? '', headers: { cookie: owner.cookie } });
  expect(await readPdfLines(paper.rawPayload)).toContain('Geldig tot en met 31 januari 2099');
});

it('lets a link last as long as the day that an addendum moved, and moved back', async () => {
  const asked = await askPrices(app(), 1);
  const { owner, params, id } = asked;
  await asked.send();
  const untils = async () => (await owner.call(listGuestLinks, { params })).body.map(({ until }) => until);
  const add = (until: string) =>
    owner.call(calls.addAddendum, { params: { id }, body: { text: 'Neem uw tijd', until } });
  const before = await untils();
  await add(soon());
  expect(await untils()).toEqual(before);
  const later = addDays(day(soon()), 200);
  expect((await add(later)).body.until).toBe(later);
  for (const until of await untils()) expect(until >= later).toBe(true);
  const [line] = (await owner.call(listChanges, { params, query: {} })).body;
  expect((await owner.request('POST', `/api/changes/${line?.id}/undo`, {})).status).toBe(200);
  expect((await asked.read()).until).toBe(soon());
  expect(await untils()).toEqual(before);
});

it('compares without VAT, also where the meetstaat holds it, and expects nothing of what has no price there', async () => {
  const asked = await askPrices(app(), 2);
  const { owner, params, items, read } = asked;
  const estimates = async () => {
    const { rows, estimate } = (await read()).comparison;
    return [...rows.map((row) => row.estimate), estimate];
  };
  expect(await estimates()).toEqual(['1166.66', '1944.43', '3111.09']);
  await owner.request('PUT', `/api/projects/${params.projectId}/home`, { meetstaatVat: 'incl' });
  expect(await estimates()).toEqual(['1100.62', '1834.37', '2934.99']);
  await owner.request('PUT', `/api/bill-of-quantities/${items[0]?.id}`, { unitPrice: '0' });
  expect(await estimates()).toEqual([null, '1834.37', '1834.37']);
});
