import type { PageWord } from '#/core/page-text';
import { isCurrency, likeDigits, readMoney, readQuantity } from '#/features/scan/rules/numbers';
import { gapBetween, type Line } from '#/features/scan/rules/places';
import { plain } from '#/features/scan/rules/words';

export type Token = { words: PageWord[]; text: string } & (
  | { kind: 'money'; cents: number }
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
  ['fft', /^(f[fti]t|ff|forf(ait)?\.?|ft|fft\.)$/],
  ['st', /^(st|st\.|stk|stuk|stuks|pce|pcs|pc|piece|pieces|p)$/],
  ['u', /^(u|uur|uren|h|heure|heures|hr)$/],
  ['dag', /^(dag|dagen|jour|jours|d)$/],
  ['kg', /^(kg|ton|t)$/],
  ['l', /^(l|liter|litre)$/],
  ['set', /^(set|sets|ens|lot|post|vh|gp|sog|tp)$/],
];

export function readUnit(text: string): string | undefined {
  const bare = plain(text.replace('²', '2').replace('³', '3')).replace(/^[/(]|[),;]$/g, '');
  return units.find(([, pattern]) => pattern.test(bare))?.[0];
}

/** A column in a table lies further off than the groups of one number. */
const withinNumber = 0.75;

export function tokensOf({ words }: Line): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word || /^[.·…_\-–—|]+$/.test(word.text)) continue;
    const spaced = joinGroups(words, at);
    tokens.push(tokenOf(spaced));
    at += spaced.length - 1;
  }
  return tokens;
}

/** '3 245,60' is one number in two words. */
function joinGroups(words: readonly PageWord[], from: number): PageWord[] {
  const group = words.slice(from, from + 1);
  if (!/^[€£-]?\d{1,3}$/.test(likeDigits(group[0]?.text ?? ''))) return group;
  for (let at = from + 1; at < words.length; at += 1) {
    const [last, next] = [group.at(-1), words[at]];
    if (!last || !next || gapBetween(last, next) > withinNumber) break;
    if (/^\d{3}[,.](\d{2}|-{1,2}|—)$/.test(next.text)) return [...group, next];
    if (!/^\d{3}$/.test(next.text)) break;
    group.push(next);
  }
  return group.slice(0, 1);
}

function tokenOf(words: PageWord[]): Token {
  const text = words.map((word) => word.text).join(' ');
  const base = { words, text };
  if (isCurrency(text)) return { ...base, kind: 'currency' };
  const cents = readMoney(text);
  if (cents !== undefined) return { ...base, kind: 'money', cents };
  const percent = /^\(?(\d{1,2})(?:[,.]0+)?%\)?[:.]?$/.exec(text)?.[1];
  if (percent) return { ...base, kind: 'percent', percent: Number(percent) };
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
