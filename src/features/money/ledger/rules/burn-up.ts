import type { Day } from '#/core/day';
import { type Total, totalOf, zeroTotal } from '#/core/money';
import type { MoneyMove } from '#/core/money-facts';

export type BurnUpStep = { day: Day; committed: Total; invoiced: Total; paid: Total };

/** How it stood at the end of each day on which something changed. What is dated later is known today already. */
export function burnUpOf(moves: readonly MoneyMove[], today: Day): BurnUpStep[] {
  const byDay = new Map<Day, MoneyMove[]>();
  for (const move of moves) {
    const day = move.day < today ? move.day : today;
    const known = byDay.get(day);
    if (known) known.push(move);
    else byDay.set(day, [move]);
  }
  let soFar = { committed: zeroTotal, invoiced: zeroTotal, paid: zeroTotal };
  return [...byDay]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, own]) => {
      soFar = { ...soFar };
      for (const { step, amount } of own) soFar[step] = totalOf([soFar[step], amount]);
      return { day, ...soFar };
    });
}
