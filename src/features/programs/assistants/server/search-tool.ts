import { dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import { findEntries, indexEntries } from '#/features/front/shared/search/rules/find';
import { frame } from '#/features/programs/assistants/rules/framed';
import { plainAmounts } from '#/features/programs/assistants/rules/plain-amounts';
import { type Asking, type Asks, addressOf, readAs } from '#/features/programs/assistants/server/asking';

const mostFound = 25;
const longestQuestion = 200;

export const searchInput = {
  type: 'object' as const,
  properties: {
    vraag: {
      type: 'string',
      minLength: 1,
      maxLength: longestQuestion,
      description: 'Woorden, een nummer of een bedrag',
    },
  },
  required: ['vraag'],
};

export const searchOutput = {
  type: 'object' as const,
  properties: {
    records: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          kind: { type: 'string' },
          title: { type: 'string' },
          detail: { type: 'string' },
          href: { type: 'string' },
        },
        required: ['kind', 'title', 'detail', 'href'],
      },
    },
  },
  required: ['records'],
};

/** The same as who searches on screen: by the same reads, words and slips; of what a program may read. */
export async function runSearch(asks: Asks, asking: Asking, { vraag }: { vraag?: unknown }) {
  if (typeof vraag !== 'string' || vraag.trim() === '' || vraag.length > longestQuestion)
    throw new AppError('invalid', `Geef als ‘vraag’ hoogstens ${longestQuestion} tekens waarop u zoekt.`);
  const today = dayAt(asks.now());
  const entries = [];
  for (const { records } of asks.finds) {
    if (records?.call.token !== 'read') continue;
    const rows = records.rowsOf(await readAs(asks, asking, records.call.path));
    entries.push(...rows.map((row) => records.entryOf(row, today)));
  }
  const found = findEntries(indexEntries(entries), vraag, mostFound);
  return {
    records: found.map(({ kind, title, detail, path }) => ({
      kind,
      title: frame(title),
      detail: detail && frame(plainAmounts(detail)),
      href: addressOf(asks, asking, path),
    })),
  };
}
