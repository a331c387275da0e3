import { squash, wordsOf } from '#/features/work/meetstaat/server/import/text';
import { headerWords, type KnownColumn } from '#/features/work/meetstaat/server/import/words';

/** How well a text names a column: exact synonyms before loose words, the surer synonym before the vaguer. */
export type HeaderMatch = { field: KnownColumn; exact: boolean; rank: number };

type Synonym = { field: KnownColumn; rank: number; words: string[]; letters: number };

const synonyms: readonly Synonym[] = (
  Object.entries(headerWords) as [KnownColumn, readonly string[]][]
).flatMap(([field, texts]) =>
  texts.map((text, rank) => ({ field, rank, words: wordsOf(text), letters: squash(text).length })),
);
const exact = new Map(
  (Object.entries(headerWords) as [KnownColumn, readonly string[]][]).flatMap(([field, texts]) =>
    texts.map((text, rank) => [squash(text), { field, exact: true, rank }] as const),
  ),
);
/** 'nr' or 'u' says what a column is only when it stands alone. */
const loose = synonyms.filter(({ letters }) => letters >= 3).sort((a, b) => b.letters - a.letters);

const longestHeader = 60;

/** Without what is between brackets, the currency, and 'excl. btw': they tell how, not what. */
function essence(text: string): string {
  return text
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\b(?:in|incl|excl|inclusief|exclusief|hors|ht)\b\.?\s*(?:btw|tva|vat|eur|euro)?/gi, ' ')
    .replace(/[€*]|\beuro?\b/gi, ' ');
}

export function matchHeader(text: string): HeaderMatch | undefined {
  if (text.length > longestHeader) return undefined;
  const whole = exact.get(squash(text)) ?? exact.get(squash(essence(text)));
  if (whole) return whole;
  const words = new Set(wordsOf(essence(text)));
  if (words.has('btw') || words.has('tva')) return { field: 'vat', exact: false, rank: 0 };
  const matches = loose.filter((synonym) => synonym.words.every((word) => words.has(word)));
  // 'Eenheid prijs' and 'Unit_Rate' hold a word for a unit, and are prices.
  const found =
    matches[0]?.field === 'unit'
      ? (matches.find(({ field }) => field === 'unitPrice') ?? matches[0])
      : matches[0];
  return found && { field: found.field, exact: false, rank: found.rank };
}
