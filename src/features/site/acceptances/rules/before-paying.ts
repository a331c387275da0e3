import { formatDayLong } from '#/core/day';
import type { Found } from '#/core/finding';
import { atLeastZero, formatEuro, subtractTotal, type Total, totalOf } from '#/core/money';
import type { Hold } from '#/features/site/acceptances/rules/hold';
import { acceptancePath } from '#/features/site/acceptances/rules/path';

/** What an acceptance says of paying a contract. */
export type ContractHold = {
  sum: Total;
  paid: Total;
  hold: Hold;
  hasMinutes: boolean;
  /** What is not in order yet. */
  openPoints: number;
};

type PayingRule = 'kept-back' | 'silent-acceptance';

/** Of the invoice that is paid, and of those of the same contract that were asked before it. */
type Asked = { quoteId: number; open: Total; before: Total };

/** Said wherever somebody may accept the work without a word. */
export const silence = 'Volledig betalen zonder voorbehoud kan als aanvaarding gelden (zekerheid B)';

export function pointsLeft(count: number): string {
  return count === 1 ? 'Er staat nog 1 punt open' : `Er staan nog ${count} punten open`;
}

function keptIn({ amount, until, since }: Hold, inThis: Total): string {
  const day = until ? `tot ${formatDayLong(until)}` : 'tot de punten in orde zijn';
  const why =
    since === 'acceptance'
      ? `Bij de oplevering hield u ${formatEuro(amount)} in, ${day}.`
      : `U sprak af om ${formatEuro(amount)} in te houden tot de oplevering.`;
  const part =
    inThis === amount ? 'Dat zit in deze factuur' : `${formatEuro(inThis)} daarvan zit in deze factuur`;
  return `${why} ${part}: betaal dat nog niet.`;
}

/** Before an invoice is paid wholly: whether that pays what is kept back, or accepts the work in silence. */
export function beforePaying({ quoteId, open, before }: Asked, contract: ContractHold): Found<PayingRule>[] {
  if (open <= 0n) return [];
  const { sum, paid, hold, hasMinutes, openPoints } = contract;
  const left = atLeastZero(subtractTotal(sum, totalOf([paid, before, open])));
  const eaten = subtractTotal(hold.amount, left);
  const inThis = eaten < open ? eaten : open;
  const path = acceptancePath(quoteId);
  const found: Found<PayingRule>[] = [];
  if (inThis > 0n)
    found.push({
      ...{ rule: 'kept-back', severity: 'warning', lines: [], amount: inThis },
      sentence: keptIn(hold, inThis),
      step: { label: 'Oplevering bekijken', path },
    });
  if (left === 0n && openPoints > 0 && !hasMinutes)
    found.push({
      ...{ rule: 'silent-acceptance', severity: 'warning', lines: [], amount: null },
      sentence: `${pointsLeft(openPoints)} en er is geen proces-verbaal van oplevering. ${silence}: leg eerst vast wat er nog moet gebeuren.`,
      step: { label: 'Proces-verbaal opmaken', path },
    });
  return found;
}
