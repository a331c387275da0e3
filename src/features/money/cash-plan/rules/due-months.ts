import { day } from '#/core/day';
import { type Month, monthOf } from '#/core/months';
import type { CashEntry } from '#/features/money/cash-plan/contract';

export type DueMonth = {
  month: Month;
  due: readonly CashEntry[];
  /** What quotes ask then, if they are accepted. */
  expected: readonly CashEntry[];
};

type Planned = { entries: readonly CashEntry[]; expected: readonly CashEntry[] };

/** The months in which anything falls due, with what counts in them: what is late, in the first. */
export function dueMonths({ entries, expected }: Planned, months: readonly Month[]): DueMonth[] {
  const due = byMonth(entries, months);
  const ifAccepted = byMonth(expected, months);
  return months
    .map((month) => ({ month, due: due.get(month) ?? [], expected: ifAccepted.get(month) ?? [] }))
    .filter((each) => each.due.length + each.expected.length > 0);
}

function byMonth(entries: readonly CashEntry[], months: readonly Month[]): Map<Month, CashEntry[]> {
  const [first, last] = [months[0], months.at(-1)];
  const found = new Map<Month, CashEntry[]>();
  if (first === undefined || last === undefined) return found;
  const dated = entries.flatMap((entry) => (entry.day === null ? [] : [{ entry, on: day(entry.day) }]));
  for (const { entry, on } of dated.toSorted((one, other) => (one.on < other.on ? -1 : 1))) {
    const month = monthOf(on);
    const counted = month < first ? first : month > last ? last : month;
    found.set(counted, [...(found.get(counted) ?? []), entry]);
  }
  return found;
}
