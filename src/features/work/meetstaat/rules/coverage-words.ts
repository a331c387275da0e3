type Counted = { withoutQuote: number; count: number };

/** '1 van 12 posten heeft nog geen offerte.' */
export function withoutQuoteText({ withoutQuote, count }: Counted): string {
  return `${withoutQuote} van ${count} posten ${withoutQuote === 1 ? 'heeft' : 'hebben'} nog geen offerte.`;
}

/** '2 van 5 zonder offerte', beside a bar. */
export function withoutQuoteShort({ withoutQuote, count }: Counted): string {
  return withoutQuote === 0 ? 'alles in offerte' : `${withoutQuote} van ${count} zonder offerte`;
}
