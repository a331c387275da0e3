import { centsFromDecimal, decimalFromCents, totalFromDecimal, totalOf } from '#/core/money';
import type { ContactHistory, HistoryEntry } from '#/features/work/contacts/contract';

function sumOf(entries: readonly HistoryEntry[], counts: (entry: HistoryEntry) => boolean): string {
  const amounts = entries.filter(counts).map(({ amount }) => centsFromDecimal(amount ?? '0'));
  return decimalFromCents(totalOf(amounts));
}

/** One list, newest first, with what was quoted (whatever came of it), what was accepted and what was paid. */
export function contactHistory(entries: readonly HistoryEntry[]): ContactHistory {
  return {
    entries: entries.toSorted(
      (a, b) => b.date.localeCompare(a.date) || a.kind.localeCompare(b.kind) || b.id - a.id,
    ),
    quoted: sumOf(entries, ({ kind }) => kind === 'quote'),
    accepted: sumOf(entries, ({ kind, status }) => kind === 'quote' && status === 'accepted'),
    paid: decimalFromCents(totalOf(entries.map(({ paid }) => totalFromDecimal(paid ?? '0')))),
  };
}
