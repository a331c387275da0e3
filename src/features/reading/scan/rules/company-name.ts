import { fold } from '#/core/search-text';
import { above, below, legalForm, sizeOf } from '#/features/reading/scan/rules/header';
import { isNameLike } from '#/features/reading/scan/rules/names';
import { sureness, type TextCell } from '#/features/reading/scan/rules/places';

/** 'bvba' alone on the next line, or a name over two lines in the same large letters. */
export function wholeName(cell: TextCell, cells: readonly TextCell[]): string {
  const [next] = below(cell, cells, 1);
  const isNear =
    next &&
    next.box.top - cell.box.top < 2.5 * cell.box.height &&
    Math.abs(next.box.left - cell.box.left) < 0.03;
  const goesOn =
    !legalForm.test(cell.text) && isNear && legalForm.test(` ${next.text}`) && next.words.length <= 2;
  if (goesOn) return tidy(`${cell.text} ${next.text}`);
  const over = above(cell, cells);
  const lines = [
    ...(over && isInOneHand(over, cell, cells) ? [over] : []),
    cell,
    ...(next && isInOneHand(cell, next, cells) ? [next] : []),
  ];
  return tidy(lines.map(({ text }) => text).join(' '));
}

const tall = 1.4;

/** Two short lines of the same large letters, one close under the other: 'TEGELZETTER' and 'JONCKHEERE'. */
function isInOneHand(one: TextCell, other: TextCell, cells: readonly TextCell[]): boolean {
  const sizes = cells.map(sizeOf).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 3)] ?? 0;
  const size = sizeOf(one);
  return (
    size > tall * usual &&
    Math.abs(sizeOf(other) - size) < 0.08 * size &&
    other.box.top - one.box.top < 2.2 * Math.max(one.box.height, other.box.height) &&
    Math.abs(one.box.left - other.box.left) < 0.03 &&
    [one, other].every(({ text, words }) => words.length <= 3 && isNameLike(text, sureness(words) === 1))
  );
}

export function tidy(text: string): string {
  return text.replace(/^[^\p{L}\d]+|(?<![\s|,;:–-])[\s|,;:–-]+$/gu, '').replace(/\s+/g, ' ');
}

/** Without the label before it. */
export function nameOf(text: string): string {
  return text.replace(/^(naam|nom|name|bedrijf|firma)\s?:\s?/i, '');
}

/** 'Dakwerk en Vermeersch': a reader of pictures broke a word in two. */
export function isBroken(name: string, { words }: TextCell): boolean {
  if (sureness(words) === 1) return false;
  return /(werk|bouw|deur|raam|tuin) (en|er)(\s|$)/i.test(fold(name));
}
