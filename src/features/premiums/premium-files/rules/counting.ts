import type { Day } from '#/core/day';
import type { Figure } from '#/core/help';
import { type Cents, cents, formatEuro, sumCents, zeroCents } from '#/core/money';
import { daysLeftOf, yearsToApply } from '#/features/premiums/premium-files/rules/days';

const leastTotal = cents(100_000);

export type Countable = { invoiceDate: Day | null; part: Cents; isGone: boolean; isNetted: boolean };

export type Counted = { daysLeft: number | null; counts: boolean; reason: string | null };

/** Whether an invoice counts in an application on a day, and why it doesn't. */
export function countInvoice({ invoiceDate, isGone, isNetted }: Countable, on: Day): Counted {
  const daysLeft = daysLeftOf(invoiceDate, on);
  const reason = whyNot(daysLeft, { isGone, isNetted });
  return { daysLeft, counts: reason === null, reason };
}

function whyNot(
  daysLeft: number | null,
  { isGone, isNetted }: Pick<Countable, 'isGone' | 'isNetted'>,
): string | null {
  if (isGone) return 'Deze factuur is er niet meer.';
  if (isNetted) return 'Volledig gecrediteerd: telt niet mee.';
  if (daysLeft === null)
    return 'Vul bij deze factuur de factuurdatum in: zonder datum weten we niet of ze meetelt.';
  return daysLeft < 0 ? 'Te laat: deze factuur is meer dan twee jaar oud en telt niet meer mee.' : null;
}

/** What the invoices that count come to, without VAT. */
export function totalOfParts(invoices: readonly { part: Cents; counts: boolean }[]): Cents {
  const counted = invoices.filter(({ counts }) => counts).map(({ part }) => part);
  return counted.length === 0 ? zeroCents : sumCents(counted);
}

/** Why nothing can be asked for these invoices. */
export function problemOfTotal(total: Cents): string | null {
  if (total >= leastTotal) return null;
  return `De facturen die meetellen zijn samen ${formatEuro(total)} zonder btw. Voor een aanvraag moet dat minstens ${formatEuro(leastTotal)} zijn.`;
}

export const countingWords = {
  key: 'wat-meetelt',
  name: 'Wat meetelt in een premiedossier',
  words: `De bedragen zonder btw van de facturen in het dossier. Een factuur telt tot en met ${yearsToApply} jaar na haar datum; zonder datum, of helemaal gecrediteerd, telt ze niet. Samen moeten ze minstens ${formatEuro(leastTotal)} zijn om te kunnen aanvragen.`,
} as const satisfies Figure;
