import { fold as foldAccents } from '#/core/search-text';

const lineBreak = /<br\s*\/?>|\r\n?|\n/i;
const needsCleaning = /[<\r\n\t\u00a0\u202f]| {2}/;
const blanks = /[ \t\u00a0\u202f]+/g;

/** Architects' programs write line breaks as a literal `<BR>`; a line of its own is what they meant. */
export function cleanText(text: string): string {
  if (!needsCleaning.test(text)) return text.trim();
  return text
    .split(lineBreak)
    .map((line) => line.replace(blanks, ' ').trim())
    .filter(Boolean)
    .join('\n');
}

/** Lower case without accents: 'Désignation' and 'designation' are one word; m² is m2. */
export function fold(text: string): string {
  return foldAccents(text).replaceAll('²', '2').replaceAll('³', '3');
}

/** Letters and digits alone: 'Art.nr.' is 'artnr', 'E.P.' is 'ep'. The sign of 'n°' is the o of 'no'. */
export function squash(text: string): string {
  return fold(text.replaceAll('°', 'o')).replace(/[^a-z0-9]/g, '');
}

export function wordsOf(text: string): string[] {
  return fold(text.replaceAll('°', 'o')).match(/[a-z0-9]+/g) ?? [];
}

/** All capitals, at least three letters of them: how a chapter is written. */
export function isCapitals(text: string): boolean {
  const letters = text.replace(/<br\s*\/?>/gi, '').replace(/\([^()]*\)/g, '');
  return !/\p{Ll}/u.test(letters) && (letters.match(/\p{Lu}/gu)?.length ?? 0) >= 3;
}
