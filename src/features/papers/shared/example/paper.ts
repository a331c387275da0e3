import type { Day } from '#/core/day';
import type { ExampleLine } from '#/features/papers/shared/example/line';
import type { ExampleSums } from '#/features/papers/shared/example/sums';
import type { ContactKey } from '#/features/work/shared/example/contacts';

/** A paper as its firm sent it: what is drawn, and what the reader is to find on it. */
export type ExamplePaper = ExampleSums & {
  kind: 'quote' | 'invoice' | 'credit-note';
  number: string;
  contact: ContactKey;
  date: Day;
  /** Until when a quote is valid, or an invoice is to be paid. */
  until: Day;
  subject: string;
  lines: readonly ExampleLine[];
  /** With VAT. */
  amount: string;
  /** Below the totals. */
  terms: readonly string[];
};

export const paperTitles: Record<ExamplePaper['kind'], string> = {
  quote: 'Offerte',
  invoice: 'Factuur',
  'credit-note': 'Creditnota',
};

export function paperFileName({ kind, number }: Pick<ExamplePaper, 'kind' | 'number'>): string {
  return `${paperTitles[kind]} ${number}.pdf`;
}
