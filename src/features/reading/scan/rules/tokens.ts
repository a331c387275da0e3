import type { PageWord } from '#/core/page-text';
import { fold } from '#/core/search-text';
import { piecesOfNumber } from '#/features/reading/scan/rules/number-pieces';
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
  ['m', /^(m|meters?|m\.|mtrs?\.?|metres?)$/],
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
  const words = withoutFiller(line.words.flatMap(splitAtRules));
  const named = namesOf(words);
  const groups: PageWord[][] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    if (!word) break;
    const hasSign = (last: number) => isSignAt(words, at - 1) || isSignAt(words, last + 1);
    const group = named.has(word) ? [word] : piecesOfNumber(words, at, hasSign);
    const sign = words[at + group.length];
    // '6 %' is a rate in two words.
    const isRate =
      sign !== undefined && /^%[):.]?$/.test(sign.text) && /^\(?\d{1,2}([,.]\d{1,2})?$/.test(word.text);
    groups.push(isRate && group.length === 1 ? [word, sign] : group);
    at += isRate && group.length === 1 ? 2 : group.length;
  }
  const signed = amountsWithSign(groups);
  return groups.map((group) => {
    const [word] = group;
    if (word && named.has(word)) return { words: group, text: word.text, kind: 'text' };
    return tokenOf(group, signed.has(group));
  });
}

function withoutFiller(words: readonly PageWord[]): PageWord[] {
  return words.filter(
    ({ text }, at) =>
      !/^[.·…_\-–—|]+$/.test(text) ||
      // A point between two figures may be part of their number.
      (text === '.' && /\d$/.test(words[at - 1]?.text ?? '') && /^\d{2}\b/.test(words[at + 1]?.text ?? '')),
  );
}

function isSignAt(words: readonly PageWord[], at: number): boolean {
  return currencySign.test(words[at]?.text ?? '');
}

const currencySign = /^([€$£]|eur|euro|usd|gbp|chf)[.,;]?$/i;
const bareNumber = /^-?\d[\d.,' ]*$/;

/** A sign belongs to one amount: the nearer one, or the one on the side where this line has its signs. */
function amountsWithSign(groups: readonly PageWord[][]): Set<readonly PageWord[]> {
  const textOf = (group: readonly PageWord[] | undefined) => group?.map(({ text }) => text).join(' ') ?? '';
  const isNumber = (group: readonly PageWord[] | undefined) => bareNumber.test(likeDigits(textOf(group)));
  const signs = groups.flatMap((group, at) => (isCurrency(textOf(group)) ? [at] : []));
  const gap = (one: readonly PageWord[] | undefined, other: readonly PageWord[] | undefined) => {
    const [last, next] = [one?.at(-1), other?.[0]];
    return last && next ? gapBetween(last, next) : Number.POSITIVE_INFINITY;
  };
  const last = signs.at(-1);
  const isBefore = last !== undefined && isNumber(groups[last + 1]);
  const owned = new Set<readonly PageWord[]>();
  for (const at of signs) {
    const [before, sign, after] = [groups[at - 1], groups[at], groups[at + 1]];
    // A letter that looks like a sign stands before its amount.
    const isClear = currencySign.test(textOf(sign));
    const canBefore = isNumber(before) && isClear && gap(before, sign) < 1;
    const canAfter = isNumber(after);
    const difference = gap(sign, after) - gap(before, sign);
    const takesAfter = canAfter && (!canBefore || (Math.abs(difference) > 0.4 ? difference < 0 : isBefore));
    const owner = takesAfter ? after : canBefore ? before : undefined;
    if (owner) owned.add(owner);
  }
  return owned;
}

/** Words of what is a number of something: an account, a firm, a telephone. */
const names: readonly RegExp[] = [
  /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,4})?\b/g,
  /\b\d{3}-\d{7}-\d{2}\b/g,
  /\b(?:BE|NL|FR|LU|DE)? ?[01]\d{3}[. ]\d{3}[. ]\d{3}\b(?![.,]\d)/g,
  /(?:\b(?:siret|siren|kvk|rcs|rpr|rpm|tel|tél|telefoon|téléphone|gsm|fax|mob|mobiel|iban|rekening|compte|ondernemingsnr|ondernemingsnummer|telefon|handy)\b|☎)[\p{L}.:°/+() -]{0,20}\d[\d ./()+-]{5,24}\d(?![,.]\d)/giu,
];

function namesOf(words: readonly PageWord[]): Set<PageWord> {
  const text = words.map((word) => word.text).join(' ');
  const found = new Set<PageWord>();
  for (const pattern of names)
    for (const match of text.matchAll(pattern)) {
      let at = 0;
      for (const word of words) {
        const isIn = at < match.index + match[0].length && at + word.text.length > match.index;
        if (isIn && /\d/.test(word.text)) found.add(word);
        at += word.text.length + 1;
      }
    }
  return found;
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
  const percent = /^\(?(\d{1,2}(?:[,.]\d{1,2})?) ?%\)?[:.]?$/.exec(text)?.[1];
  if (percent) return { ...base, kind: 'percent', percent: Number(percent.replace(',', '.')) };
  if (/^[x×]$/i.test(text)) return { ...base, kind: 'times' };
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
