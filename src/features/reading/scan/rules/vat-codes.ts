import { fold } from '#/core/search-text';
import type { TextLine } from '#/features/reading/scan/rules/places';

const rate = '(\\d{1,2}(?:[.,]\\d{1,2})?) ?%';
const code = '([a-z]?\\d|[a-z])';
/** '2 21% 654,70 137,49', '(1) btw 6 %', 'A = 21 %', 'Code 1: 6 %'; several may stand on one line. */
const legend = new RegExp(
  `(?:^|[;,|·]|\\s{1,3})(?:(?:btw|tva|vat|mwst|ust)?\\W{0,2}code\\W{0,3})?\\(?${code}\\)?(?:\\s{0,2}[=:)-]\\s{0,2}|\\s{1,3})(?:(?:btw|tva|vat|mwst|ust)\\W{0,3})?${rate}`,
  'g',
);

/** What the codes in a column for VAT stand for, in hundredths of a per cent. */
export function vatCodesOf(lines: readonly TextLine[]): ReadonlyMap<string, number> {
  const codes = new Map<string, number>();
  const doubtful = new Set<string>();
  for (const { text } of lines) {
    if (!text.includes('%') || text.length > 200) continue;
    for (const [, key = '', value = ''] of fold(text).matchAll(legend)) {
      const percent = Math.round(Number(value.replace(',', '.')) * 100);
      if (percent > 3_000) continue;
      if (codes.has(key) && codes.get(key) !== percent) doubtful.add(key);
      codes.set(key, percent);
    }
  }
  for (const key of doubtful) codes.delete(key);
  return codes;
}
