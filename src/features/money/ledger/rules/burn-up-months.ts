import type { Day } from '#/core/day';
import { addMonths, type Month, monthOf } from '#/core/months';
import type { BurnUp } from '#/features/money/ledger/contract';

export type BurnUpMonth = {
  month: Month;
  /** Null: before the first paper. */
  step: BurnUp['steps'][number] | null;
  /** Null: nobody wrote it down then. */
  expected: BurnUp['expected'][number] | null;
};

/** How each month ended, the last first; the one that is going on as it stands today. */
export function burnUpMonths({ steps, expected }: BurnUp, today: Day): BurnUpMonth[] {
  const first = [steps[0], expected[0]].reduce(
    (least, each) => (each && each.day < least ? each.day : least),
    today,
  );
  const months: BurnUpMonth[] = [];
  for (let month = monthOf(today); month >= monthOf(first); month = addMonths(month, -1)) {
    const isKnown = ({ day }: { day: Day }) => monthOf(day) <= month;
    months.push({
      month,
      step: steps.findLast(isKnown) ?? null,
      expected: expected.findLast(isKnown) ?? null,
    });
  }
  return months;
}
