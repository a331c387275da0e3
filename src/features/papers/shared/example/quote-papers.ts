import type { Day, DayOffset } from '#/core/day';
import { agreements } from '#/features/papers/shared/example/agreements';
import { quoteLines } from '#/features/papers/shared/example/lines';
import type { ExamplePaper } from '#/features/papers/shared/example/paper';
import { type ExampleQuote, type QuoteKey, quotes } from '#/features/papers/shared/example/quotes';
import { sumsOf } from '#/features/papers/shared/example/sums';

export const quoteKeys = Object.keys(quotes) as QuoteKey[];

const daysToAnswer = 30;

const insured: Partial<Record<QuoteKey, readonly string[]>> = {
  roof: [
    'Het verlaagd tarief geldt omdat de woning ouder is dan tien jaar en als privéwoning dient.',
    'Onze burgerlijke aansprakelijkheid is verzekerd. Tien jaar waarborg op de waterdichtheid.',
  ],
};

function termsOf(key: QuoteKey): string[] {
  const parts = agreements[key]?.parts.map(({ label, percent }) => `${percent}% ${label.toLowerCase()}`);
  return [
    ...(insured[key] ?? []),
    `Deze offerte is ${daysToAnswer} dagen geldig.`,
    parts ? `Betaling: ${parts.join(', ')}.` : 'Betaling: 30 dagen na factuurdatum.',
    'Onze algemene voorwaarden vindt u op de keerzijde.',
    'Voor akkoord, datum en handtekening:',
  ];
}

/** The quote as its firm sent it. */
export function quotePaper(key: QuoteKey, on: (offset: DayOffset) => Day): ExamplePaper {
  const { number, contact, description, amount, validUntil }: ExampleQuote = quotes[key];
  const lines = quoteLines(key);
  return {
    ...{ kind: 'quote', number, contact, subject: description, amount, lines, terms: termsOf(key) },
    ...{ date: on(validUntil - daysToAnswer), until: on(validUntil), ...sumsOf(lines, amount) },
  };
}
