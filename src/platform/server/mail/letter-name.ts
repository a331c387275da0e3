const longestName = 60;
const noWidth = '\u200b';

/**
 * A name is whatever somebody typed somewhere. In a letter of ours it is one short line, and a mail program finds no
 * address in it: after each sign that could make one stands a space without width.
 */
export function nameInLetter(name: string): string {
  const characters = [...name.replace(/[\s\p{Cc}]+/gu, ' ').trim()];
  const short = characters.length > longestName ? [...characters.slice(0, longestName - 1), '…'] : characters;
  return short.join('').replace(/[.:@](?=\S)/g, `$&${noWidth}`);
}
