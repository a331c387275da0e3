import type { Figure } from '#/core/help';
import {
  atLeastZero,
  compareMoney,
  decimalFromCents,
  formatEuro,
  subtractTotal,
  type Total,
  zeroTotal,
} from '#/core/money';
import type { Because, BecauseKind, Verdict } from '#/features/money/ledger/contract';
import type { LedgerFigures, Range } from '#/features/money/ledger/rules/expected';

export type Judged = {
  budget: Total | null;
  figures: Pick<LedgerFigures, 'expected' | 'toBill' | 'billedAbove' | 'overpaid'>;
  toCome: Range;
  withoutPrice: number;
  /** What own money and loan fall short of; null where nobody filled in either. */
  shortage: Total | null;
  /** The least there is at the end of a month; null where nobody filled in what there is. */
  lowestCash: { amount: Total; month: string } | null;
};

/** From this share of the budget on, anything unforeseen is too much. */
const tightPercent = 90n;

/** Whether the budget is enough, and every reason to doubt it with its amount: one answer for every screen. */
export function judge(judged: Judged): Verdict {
  const { budget, figures } = judged;
  const because = becauseOf(judged);
  const hasSomething = figures.expected.high !== 0n || figures.expected.low !== 0n;
  const by = budget === null ? null : subtractTotal(figures.expected.low, budget);
  const state =
    by === null || !hasSomething ? 'nothing' : by > 0n ? 'over' : because.length > 0 ? 'watch' : 'good';
  return { state, by: by === null ? null : decimalFromCents(by), because };
}

function becauseOf(judged: Judged): Because[] {
  const found = [...againstBudget(judged), ...others(judged)];
  return found
    .filter(({ isSo }) => isSo)
    .sort((one, other) => places[one.kind] - places[other.kind] || compareMoney(other.amount, one.amount))
    .map(({ kind, amount, text }) => ({ kind, amount: decimalFromCents(amount), text }));
}

/** Worst first: what is over, then what is missing or wrong by its amount, and last what is only a doubt. */
const places: Record<BecauseKind, number> = {
  ...{ expected: 0, range: 1, financing: 1, cash: 1, 'billed-above': 1, overpaid: 1 },
  ...{ tight: 2, 'no-price': 3 },
};

type Found = { kind: BecauseKind; isSo: boolean; amount: Total; text: string };

function againstBudget({ budget, figures: { expected, toBill }, toCome }: Judged): Found[] {
  if (budget === null) return [];
  const over = subtractTotal(expected.low, budget);
  const above = subtractTotal(expected.high, budget);
  const left = atLeastZero(subtractTotal(budget, expected.low));
  return [
    {
      ...{ kind: 'expected', isSo: over > 0n, amount: over },
      text: `Wat u verwacht te betalen, komt minstens ${formatEuro(over)} boven uw budget.`,
    },
    {
      // Without a range it would be the sentence above once more: the same amount for the same cause.
      ...{ kind: 'range', isSo: above > 0n && above !== over, amount: above },
      text: `Als alles aan de hoge kant uitvalt, komt u ${formatEuro(above)} te kort.`,
    },
    {
      kind: 'tight',
      isSo: expected.low * 100n > budget * tightPercent && (toCome.high > 0n || toBill > 0n),
      amount: left,
      text: `Er blijft ${left > 0n ? 'maar ' : ''}${formatEuro(left)} over voor wat nog kan tegenvallen.`,
    },
  ];
}

function others({ figures, withoutPrice, shortage, lowestCash }: Judged): Found[] {
  const { billedAbove, overpaid } = figures;
  const short = shortage ?? zeroTotal;
  const cash = lowestCash === null ? zeroTotal : subtractTotal(zeroTotal, lowestCash.amount);
  return [
    {
      ...{ kind: 'financing', isSo: short > 0n, amount: short },
      text: `Uw eigen inbreng en lening komen ${formatEuro(short)} te kort voor aankoop, kosten en renovatie.`,
    },
    {
      ...{ kind: 'cash', isSo: cash > 0n, amount: cash },
      text: `In ${lowestCash?.month ?? ''} is er ${formatEuro(cash)} te weinig in kas.`,
    },
    {
      ...{ kind: 'billed-above', isSo: billedAbove > 0n, amount: billedAbove },
      text: `Er is ${formatEuro(billedAbove)} meer gefactureerd dan afgesproken.`,
    },
    {
      ...{ kind: 'overpaid', isSo: overpaid > 0n, amount: overpaid },
      // Paid too much, or given back by a credit note that names no invoice.
      text: `Er moet nog ${formatEuro(overpaid)} naar u terugkomen.`,
    },
    {
      ...{ kind: 'no-price', isSo: withoutPrice > 0, amount: zeroTotal },
      text:
        withoutPrice === 1
          ? 'Eén post van de meetstaat heeft nog geen prijs en telt hier niet mee.'
          : `${withoutPrice} posten van de meetstaat hebben nog geen prijs en tellen hier niet mee.`,
    },
  ];
}

export const verdictWords = {
  key: 'komt-u-toe',
  name: 'Komt u toe?',
  words: `We leggen de verwachte eindkost naast uw renovatiebudget. Komt zelfs de lage kant erboven, dan komt u te kort. Reden tot twijfel is er als de hoge kant erboven komt, als meer dan ${tightPercent}% opgaat en er nog kosten komen, als inbreng, lening of kas tekortschiet, als er te veel gefactureerd of betaald is, en als posten nog geen prijs hebben.`,
} as const satisfies Figure;
