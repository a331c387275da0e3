/** '1 van 12 posten heeft nog geen offerte.' */
export function withoutQuoteText({ withoutQuote, count }: { withoutQuote: number; count: number }): string {
  return `${withoutQuote} van ${count} posten ${withoutQuote === 1 ? 'heeft' : 'hebben'} nog geen offerte.`;
}
