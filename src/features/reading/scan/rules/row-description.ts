import type { PageWord } from '#/core/page-text';
import { gapBetween } from '#/features/reading/scan/rules/places';
import type { Token } from '#/features/reading/scan/rules/tokens';

/** A column further on, in heights of a letter. */
const scrapGap = 2.5;
const numberGap = 1.2;

/** What comes before the figures, without the number of the line. */
export function descriptionOf(
  tokens: readonly Token[],
  end: number,
  quantity: { readonly from: number } | undefined,
): PageWord[] {
  let from = 0;
  const [first, second] = tokens;
  if (quantity?.from === -1) from = second?.kind === 'unit' || second?.kind === 'times' ? 2 : 1;
  else if (first && (isLineNumber(first.text) || isMisreadNumber(first, second))) from = 1;
  const body = tokens.slice(from, end).filter(({ kind }) => kind !== 'currency');
  const words = body.flatMap((token) => token.words);
  // What is left of a quantity that could not be read.
  if (!quantity || quantity.from < 0) while (words.length > 1 && isScrap(words)) words.pop();
  const start = words.findIndex(({ text }) => /[\p{L}\d]/u.test(text));
  return start < 0 ? [] : words.slice(start);
}

function isScrap(words: readonly PageWord[]): boolean {
  const [before, last] = words.slice(-2);
  return (
    before !== undefined && last !== undefined && last.text.length <= 3 && gapBetween(before, last) > scrapGap
  );
}

/** 'Oi' for '01': short, and a column of its own. */
function isMisreadNumber(token: Token, next: Token | undefined): boolean {
  return token.text.length <= 3 && next !== undefined && standsApart(token, next);
}

export function standsApart(one: Token | undefined, other: Token): boolean {
  const [last, following] = [one?.words.at(-1), other.words[0]];
  return last !== undefined && following !== undefined && gapBetween(last, following) > numberGap;
}

function isLineNumber(text: string): boolean {
  return /^([A-Z]{0,2}\d{1,3})([.,]\d{1,3})*[.):]?$/.test(text);
}

/** '8 kW' is told with its figure; the number of the line is not. */
export function withoutLooseFigures(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  for (const token of tokens) {
    const last = kept.at(-1);
    const isWord = token.kind === 'text' || token.kind === 'unit';
    if (isWord || (last && token.kind !== 'currency' && !standsApart(last, token))) kept.push(token);
  }
  return kept;
}
