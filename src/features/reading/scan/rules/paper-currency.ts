import type { TextLine } from '#/features/reading/scan/rules/places';

const signs: readonly (readonly [string, RegExp])[] = [
  ['EUR', /€|\bEUR(?:OS?)?\b/gi],
  ['USD', /\$|\bUSD\b/g],
  ['GBP', /£|\bGBP\b/g],
  ['CHF', /\bCHF\b/g],
  ['INR', /₹|\bRs\.?(?=\s?-?\d)|\bINR\b/g],
];

/** The currency of the amounts: euros where nothing else is said. A reader of pictures makes '£' of '€'. */
export function findCurrency(lines: readonly TextLine[]): string {
  const isCertain = lines.every(({ words }) => words.every(({ confidence }) => confidence === 1));
  const text = lines.map((line) => line.text).join('\n');
  const counts = signs
    .filter(([code]) => isCertain || code !== 'GBP' || /\bGBP\b/.test(text))
    .map(([code, pattern]) => ({ code, count: text.match(pattern)?.length ?? 0 }))
    .sort((one, other) => other.count - one.count);
  const [best] = counts;
  return best && best.count > 0 ? best.code : 'EUR';
}
