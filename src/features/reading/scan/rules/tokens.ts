import type { PageWord } from '#/core/page-text';
import { fold } from '#/core/search-text';
import { isCurrency, likeDigits, readMoney, readQuantity } from '#/features/reading/scan/rules/numbers';
import { gapBetween, type TextLine } from '#/features/reading/scan/rules/places';

export type Token = {
  words: PageWord[];
  text: string;
} /** `otherwise`: what it would be had a comma been lost. */ & (
  | { kind: 'money'; cents: number; otherwise?: number }
  | { kind: 'number'; thousandths: number; unit: string | undefined }
  | { kind: 'unit'; unit: string }
  | { kind: 'percent'; percent: number }
  | { kind: 'currency' | 'times' | 'text' }
);

const units: readonly (readonly [string, RegExp])[] = [
  ['m²', /^(m[²2?:z"'’*°]|m\^2|vierkante meter)$/],
  ['m³', /^(m[³3]|m\^3)$/],
  ['lm', /^([li1|]m|mct|ml|str\.?m)$/],
  ['m', /^(m|meter|m\.)$/],
  ['fft', /^(f[fti]t|ff|forf(ait)?\.?|ft|fft\.|pausch\.?|pauschal|ls)$/],
  ['st', /^(st|st\.|stk\.?|stck\.?|stuck|stuk|stuks|pce|pcs|pc|pieces?|units?|nos?|each|ea)$/],
  ['u', /^(u|uur|uren|h|heures?|hrs?|hours?|std\.?|stunden?)$/],
  ['dag', /^(dag|dagen|jours?|days?|tage?)$/],
  ['kg', /^(kg|ton|t|g)$/],
  ['l', /^(l|liter|litre)$/],
  ['mm', /^(mm|cm)$/],
  ['set', /^(set|sets|ens|lot|post|vh|gp|sog|tp)$/],
];

function readUnit(text: string): string | undefined {
  const bare = fold(text.replace('²', '2').replace('³', '3')).replace(/^[/(]|[),;]$/g, '');
  return units.find(([, pattern]) => pattern.test(bare))?.[0];
}

/** A column in a table lies further off than the groups of one number. */
const withinNumber = 0.75;

const known = new WeakMap<TextLine, Token[]>();

/** Items, sums and columns each look at the same lines: they are taken apart once. */
export function tokensOf(line: TextLine): readonly Token[] {
  const before = known.get(line);
  if (before) return before;
  const tokens = takeApart(line);
  known.set(line, tokens);
  return tokens;
}

function takeApart(line: TextLine): Token[] {
  const words = line.words.flatMap(splitAtRules);
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word || /^[.·…_\-–—|]+$/.test(word.text)) continue;
    const spaced = joinGroups(words, at);
    const [last, next] = [spaced.at(-1), words[at + spaced.length]];
    // '0 €', '43 EUR': the sign may stand behind, close by.
    const isBefore =
      last !== undefined &&
      next !== undefined &&
      /^([€$£]|eur|euro|usd|gbp|chf)$/i.test(next.text) &&
      gapBetween(last, next) < 1;
    tokens.push(tokenOf(spaced, tokens.at(-1)?.kind === 'currency' || isBefore));
    at += spaced.length - 1;
  }
  return tokens;
}

/** What is left of a ruling line sticks to the figures beside it. */
function splitAtRules(word: PageWord): PageWord[] {
  const parts = word.text.split(/[|¦[\]{}]+/);
  if (parts.length === 1) return [word];
  const { left, width, ...box } = word.box;
  let from = 0;
  return parts.flatMap((text, index) => {
    const start = from;
    from += text.length + (index < parts.length - 1 ? 1 : 0);
    const share = width / word.text.length;
    return text
      ? [{ ...word, text, box: { ...box, left: left + start * share, width: text.length * share } }]
      : [];
  });
}

/** '3 245,60' is one number in two words. */
function joinGroups(words: readonly PageWord[], from: number): PageWord[] {
  const group = words.slice(from, from + 1);
  if (!/^[€£$-]?\d{1,3}$/.test(likeDigits(group[0]?.text ?? ''))) return group;
  for (let at = from + 1; at < words.length; at += 1) {
    const [last, next] = [group.at(-1), words[at]];
    if (!last || !next || gapBetween(last, next) > withinNumber) break;
    if (/^\d{3}[,.](\d{2}|-{1,2}|—)$/.test(next.text)) return [...group, next];
    if (!/^\d{3}$/.test(next.text)) break;
    group.push(next);
  }
  return group.slice(0, 1);
}

/** '€ 1250' is whole euros where the file says so, and '€ 12,50' without its comma where a reader saw it. */
function bareMoney(
  text: string,
  words: readonly PageWord[],
  beside: boolean,
): { cents: number; otherwise?: number } | undefined {
  const signed = text.replace(/[€£$₹\s]/g, '');
  const sign = /^[-−]\d/.test(signed) ? -1 : 1;
  const bare = likeDigits(signed.replace(/^[-−](?=\d)/, '')).replace(/(?<=\d)[.,]$/, '');
  if (!/^\d(?:[\d.,]*\d)?$/.test(bare) || (!beside && !/[€£$₹]/.test(text))) return undefined;
  const isCertain = words.every(({ confidence }) => confidence === 1);
  // One decimal is a decimal: '€ 425.0' is no four thousand.
  const single = /^(\d{1,3}(?:[.,]\d{3})*|\d+)[.,](\d)$/.exec(bare);
  if (single && isCertain) return { cents: sign * Number(`${single[1]?.replace(/\D/g, '')}${single[2]}0`) };
  const digits = bare.replace(/\D/g, '');
  if (digits.length > 10 || /[.,]\d{4,}$/.test(bare)) return undefined;
  const [whole, lost] = [sign * Number(digits) * 100, sign * Number(digits)];
  return isCertain || digits.length < 3
    ? { cents: whole, otherwise: lost }
    : { cents: lost, otherwise: whole };
}

function tokenOf(words: PageWord[], besideCurrency: boolean): Token {
  const text = words.map((word) => word.text).join(' ');
  const base = { words, text };
  if (isCurrency(text)) return { ...base, kind: 'currency' };
  const cents = readMoney(text);
  if (cents !== undefined) return { ...base, kind: 'money', cents };
  const bare = bareMoney(text, words, besideCurrency);
  if (bare) return { ...base, kind: 'money', ...bare };
  const percent = /^\(?(\d{1,2}(?:[,.]\d{1,2})?)%\)?[:.]?$/.exec(text)?.[1];
  if (percent) return { ...base, kind: 'percent', percent: Number(percent.replace(',', '.')) };
  if (/^x$/i.test(text)) return { ...base, kind: 'times' };
  return numberToken(base) ?? { ...base, kind: 'text' };
}

function numberToken(base: { words: PageWord[]; text: string }): Token | undefined {
  const thousandths = readQuantity(base.text);
  if (thousandths !== undefined) return { ...base, kind: 'number', thousandths, unit: undefined };
  const bareUnit = readUnit(base.text);
  if (bareUnit) return { ...base, kind: 'unit', unit: bareUnit };
  const glued = /^([\dIil|]{1,6}(?:[.,]\d{1,3})?)([a-z²³%?:./°"'*\d]{1,8})$/i.exec(base.text);
  const unit = glued?.[2] === 'x' || glued?.[2] === 'X' ? 'st' : readUnit(glued?.[2] ?? '');
  const number = readQuantity((glued?.[1] ?? '').replace(/[Iil|]/g, '1'));
  return unit && number !== undefined ? { ...base, kind: 'number', thousandths: number, unit } : undefined;
}
