import type { Day } from '#/core/day';
import { subtractTotal, type Total, totalOf, zeroTotal } from '#/core/money';
import type { AcceptedFacts } from '#/core/money-facts';
import { type PlannedPart, paymentPlan } from '#/features/papers/shared/quotes/rules/agreement';
import type { Agreement } from '#/features/papers/shared/quotes/rules/agreement-shape';

export type Accepted = AcceptedFacts;

/** The parts that are paid at an acceptance, on its day. */
function dated({ instalments, ...agreement }: Agreement, { provisional, final }: Accepted): Agreement {
  const dayOf = { provisional, final };
  return {
    ...agreement,
    instalments: instalments.map((each) =>
      each.on === 'provisional' || each.on === 'final'
        ? { ...each, date: dayOf[each.on] ?? each.date }
        : each,
    ),
  };
}

/** What is kept back beyond the retention comes off the last parts. */
function withoutLast(parts: readonly PlannedPart[], more: Total): PlannedPart[] {
  let left = more;
  return parts
    .toReversed()
    .map((part) => {
      const off = left < part.payable ? left : part.payable;
      if (off <= 0n) return part;
      left = subtractTotal(left, off);
      return { ...part, retained: totalOf([part.retained, off]), payable: subtractTotal(part.payable, off) };
    })
    .toReversed();
}

/** What is to be paid when: from an acceptance on, what was kept back then takes the place of the retention. */
export function acceptedPlan(
  agreement: Agreement,
  sum: Total,
  accepted: Accepted | undefined,
): PlannedPart[] {
  if (!accepted) return paymentPlan(agreement, sum);
  const count = agreement.instalments.length;
  const parts = paymentPlan(dated(agreement, accepted), sum).slice(0, count);
  const retained = totalOf(parts.map((part) => part.retained));
  const { kept, keptUntil, provisional, final } = accepted;
  const more = subtractTotal(kept, retained);
  const free = (label: string, date: Day | null, payable: Total): PlannedPart[] =>
    payable > 0n
      ? [{ label, on: 'final', taskId: null, date, amount: zeroTotal, retained: zeroTotal, payable }]
      : [];
  const reduced = more > 0n ? withoutLast(parts, more) : parts;
  const all = totalOf(reduced.map((part) => part.retained));
  const held = kept < all ? kept : all;
  return [
    ...reduced,
    ...free('Waarborg vrij', provisional ?? final, subtractTotal(all, held)),
    ...free('Ingehouden bij de oplevering', keptUntil, held),
  ];
}
