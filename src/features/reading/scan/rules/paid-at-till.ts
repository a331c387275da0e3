import { fold } from '#/core/search-text';
import type { TextLine } from '#/features/reading/scan/rules/places';
import { type Token, tokensOf } from '#/features/reading/scan/rules/tokens';
import { sumWords } from '#/features/reading/scan/rules/vocabulary';
import { hasAny } from '#/features/reading/scan/rules/words';

const mostLinesBetween = 3;

/** 'Contant 20,00' and 'Wisselgeld 5,90' under each other: what was paid, which is the total of a till ticket. */
export function paidAtTill(lines: readonly TextLine[]): number | undefined {
  for (const [index, line] of lines.entries()) {
    const given = tenderOf(line, sumWords.tender);
    if (given === undefined || isChange(tokensOf(line))) continue;
    for (const other of lines.slice(index + 1, index + 1 + mostLinesBetween)) {
      const back = tenderOf(other, sumWords.change);
      if (back !== undefined && back < given) return given - back;
    }
  }
  return undefined;
}

function tenderOf(line: TextLine, words: readonly string[]): number | undefined {
  const tokens = tokensOf(line);
  const amount = tokens.findLast(({ kind }) => kind === 'money');
  return amount?.kind === 'money' && hasAny(nameOf(tokens), words) ? amount.cents : undefined;
}

function isChange(tokens: readonly Token[]): boolean {
  return hasAny(nameOf(tokens), sumWords.change);
}

function nameOf(tokens: readonly Token[]): string {
  return fold(tokens.flatMap(({ kind, text }) => (kind === 'text' ? [text] : [])).join(' '));
}
