import { type Cents, cents, parseAmount } from '#/core/money';

/** The amount of a bracket is its upper end: what one is ready to spend. The last one has only a lower end. */
const brackets: readonly { label: string; amount: Cents | undefined }[] = [
  { label: 'Minder dan € 25.000', amount: cents(2_500_000) },
  { label: '€ 25.000 tot 50.000', amount: cents(5_000_000) },
  { label: '€ 50.000 tot 100.000', amount: cents(10_000_000) },
  { label: '€ 100.000 tot 175.000', amount: cents(17_500_000) },
  { label: '€ 175.000 tot 250.000', amount: cents(25_000_000) },
  { label: 'Meer dan € 250.000', amount: cents(25_000_000) },
  { label: 'Weet ik nog niet', amount: undefined },
];

export const budgetOptions: readonly string[] = brackets.map(({ label }) => label);

/** What a budget answer comes to; undefined where it names no amount. */
export function budgetAmount(answer: string | null | undefined): Cents | undefined {
  const bracket = brackets.find(({ label }) => label === answer);
  if (bracket) return bracket.amount;
  const typed = parseAmount(answer ?? '');
  return typed !== undefined && typed > 0 ? typed : undefined;
}
