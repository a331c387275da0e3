import { expect, it } from 'vitest';
import { understandPaper } from '#/features/reading/scan/rules/understand';
import { readPages } from '#/features/reading/scan/server/read-pages';
import { Job } from '#/platform/server/heavy-work';
import type { PageMode } from '#/platform/server/reading/picture-task';
import { type Cell, pageOf } from '../../../../../tests/support/quote-pages';

const row = (text: string, amount: string): Cell[] => [
  { text, at: 0.08 },
  { text: amount, at: 0.95, align: 'right' },
];
const ticket = (total: string) => [
  row('Smet bv', 'Lokeren'),
  row('Hangslot', '8,50'),
  row('Sleutel', '4,15'),
  row('Totaal', total),
];

/** A picture of which each look shows other rows. */
async function readLooks(looks: Partial<Record<PageMode, Cell[][]>>) {
  const never = () => Promise.reject(new Error('not asked for'));
  const recognizer = {
    recognize: async (_: unknown, __: unknown, { mode = 'block' }: { mode?: PageMode } = {}) => {
      const rows = looks[mode];
      if (!rows) throw new Error(`looked again: ${mode}`);
      const page = { ...pageOf(rows, 0.9), source: 'picture' as const, preview: undefined };
      const facts = { pageCount: 1, pagesLeftOut: 0, language: undefined, attachments: [] };
      return { ...facts, pages: [page], source: 'picture' as const };
    },
    drawPage: never,
    close: never,
  };
  const understander = {
    understand: async ({ pages }: { pages: Parameters<typeof understandPaper>[0] }) => understandPaper(pages),
    ...{ findEInvoice: never, findDocxPages: never, findMail: never, composeText: never, close: never },
  };
  const file = { bytes: new Uint8Array(), kind: 'jpg' as const };
  const options = { customer: { names: [], addresses: [] } };
  const job = new Job(1, new AbortController().signal);
  return (await readPages({ recognizer, understander }, file, job, options)).paper;
}

it.each<[string, Partial<Record<PageMode, Cell[][]>>, number | undefined]>([
  ['once where its lines make its total', { block: ticket('12,65') }, 1_265],
  ['twice where both looks read the same', { block: ticket('12,75'), columns: ticket('12,75') }, 1_275],
  ['until one look holds', { block: ticket('12,75'), columns: ticket('12,15'), raw: ticket('12,65') }, 1_265],
  ['three times where none shows a total', { block: [], columns: [], raw: ticket('12,65') }, undefined],
])('looks at a picture %s', async (_, looks, total) =>
  expect((await readLooks(looks)).totalAmount?.value).toBe(total),
);

it('keeps the number and the day that only the look with the worse sums shows', async () => {
  const head = [row('Factuurnummer: F-2026-31', '14/03/2026')];
  const paper = await readLooks({ block: [...head, ...ticket('12,75')], columns: ticket('12,65') });
  expect([paper.number?.value, paper.date?.value, paper.totalAmount?.value]).toEqual([
    'F-2026-31',
    '2026-03-14',
    1_265,
  ]);
});
