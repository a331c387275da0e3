// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useItems } from '#/features/work/meetstaat/web/queries';
import { useSheetWrites } from '#/features/work/meetstaat/web/sheet/use-sheet-writes';
import type { Item, ItemBatch, ItemChanges } from '#/features/work/shared/meetstaat/contract';
import { createQueryClient } from '#/platform/web/query-client';

const tiles: Item = {
  ...{ id: 1, projectId: 7, category: 'Vloeren', description: 'Tegels', quantity: '2', unit: 'm²' },
  ...{ unitPrice: '10.00', totalAmount: '20.00', totalPrice: '20.00', contactId: null, notes: null },
  ...{ includedInLoan: false, subsidyEligible: false, subsidyTypeId: null, version: 1 },
  ...{ vatRate: null, isComplete: false, roomIds: [], articleNumber: null },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
};

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** A server with a few items that refuses an old version, and answers changes when it is told to. */
function serve(...items: Item[]) {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const take = ({ update, create, remove }: ItemBatch) => {
    const isSeen = ({ id, version }: { id: number; version: number }) =>
      items.some((item) => item.id === id && item.version === version);
    if (![...update, ...remove].every(isSeen)) return answer({ message: 'Intussen gewijzigd.' }, 409);
    const made = update.map(({ id, changes }) => change(id, changes));
    for (const fields of create) items.push({ ...tiles, ...fields, id: items.length + 1, version: 1 });
    const added = create.length > 0 ? items.slice(-create.length) : [];
    return answer({ items: [...made, ...added], revision: { before: 1, after: 2 } }, 201);
  };
  const change = (id: number, changes: ItemChanges): Item => {
    const at = items.findIndex((item) => item.id === id);
    const changed = { ...tiles, ...items[at], ...changes, version: (items[at]?.version ?? 0) + 1 };
    items[at] = changed;
    return changed;
  };
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${url}`);
    if (method === 'GET') return answer(url.includes('steps') ? { undo: null, redo: null } : items);
    await new Promise<void>((go) => waiting.push(go));
    return take(JSON.parse(String(body)));
  });
  const answerNext = async () => {
    await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
    await act(async () => waiting.shift()?.());
  };
  return { asked, change, answerNext };
}

async function open() {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useSheetWrites(7, useItems(7).data ?? []), { wrapper });
  await waitFor(() => expect(result.current.items).not.toEqual([]));
  const soon = () => new Promise((done) => setTimeout(done));
  const type = (changes: ItemChanges) =>
    act(async () => {
      result.current.write({ update: [{ item: result.current.items[0] ?? tiles, changes }] });
      await soon();
    });
  const isSaved = () => waitFor(() => expect(result.current.isSaving).toBe(false));
  return { result, type, isSaved };
}

const writing = 'POST /api/projects/7/bill-of-quantities/changes';
const listing = 'GET /api/projects/7/bill-of-quantities';
const stepping = 'GET /api/projects/7/changes/steps?kind=items';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows what is typed at once, and sends it in order, each on what the server made of the one before', async () => {
  const { asked, answerNext } = serve({ ...tiles });
  const { result, type, isSaved } = await open();
  await type({ quantity: '3' });
  await type({ quantity: '4' });
  await type({ notes: 'Eik' });
  expect(result.current.items).toMatchObject([{ quantity: '4', notes: 'Eik', totalAmount: '40.00' }]);
  expect(asked.filter((each) => each === writing)).toHaveLength(1);
  await answerNext();
  expect(result.current.items).toMatchObject([{ quantity: '4', notes: 'Eik' }]);
  await answerNext();
  await answerNext();
  await isSaved();
  expect(result.current.items).toMatchObject([{ quantity: '4', notes: 'Eik', version: 4 }]);
  expect(asked).toEqual([listing, writing, writing, writing]);
});

it('takes a step back only when what was typed before it is saved', async () => {
  const { asked, answerNext } = serve({ ...tiles });
  const { result, type, isSaved } = await open();
  await type({ quantity: '3' });
  act(() => result.current.step('undo'));
  expect(asked).toEqual([listing, writing]);
  await answerNext();
  await isSaved();
  expect(asked).toEqual([listing, writing, stepping]);
});

it('keeps what somebody else changed in another cell of the row', async () => {
  const { change, answerNext } = serve({ ...tiles });
  const { result, type, isSaved } = await open();
  change(1, { unitPrice: '40.00' });
  await type({ quantity: '3' });
  await answerNext();
  await answerNext();
  await isSaved();
  expect(result.current.items).toMatchObject([{ quantity: '3', unitPrice: '40.00', version: 3 }]);
});

it('is refused where somebody else changed the same cell, and then shows theirs', async () => {
  const { change, answerNext } = serve({ ...tiles });
  const { result, type, isSaved } = await open();
  change(1, { quantity: '9' });
  await type({ quantity: '3' });
  await answerNext();
  await answerNext();
  await isSaved();
  expect(result.current.items).toMatchObject([{ quantity: '9', version: 2 }]);
});
