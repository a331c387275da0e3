/** From this many letters on a slip is forgiven inside a word as well: ‘isolatei’ finds ‘dakisolatie’. */
const leastLettersInside = 6;

/**
 * Where a word of the text, or the end of one, begins with this but for a letter too many, too few, wrong or swapped; -1
 * where none does. A first letter that is wrong is another word.
 */
export function findNearly(text: string, word: string): number {
  if (!isWorthLooking(text, word)) return -1;
  const isInside = word.length >= leastLettersInside;
  const first = word.charAt(0);
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + 1)) {
    if (!isInside && at > 0 && isLetter(text.charCodeAt(at - 1))) continue;
    if (beginsNearly(text, at, word)) return at;
  }
  return -1;
}

/** One slip leaves one third of a word as it is, and that is soon looked for. */
function isWorthLooking(text: string, word: string): boolean {
  const third = Math.floor(word.length / 3);
  return (
    text.includes(word.slice(0, third)) ||
    text.includes(word.slice(third, 2 * third)) ||
    text.includes(word.slice(2 * third))
  );
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 127;
}

/** The word of the text from `start`, or the beginning of that, is this one but for one slip. */
function beginsNearly(text: string, start: number, word: string): boolean {
  const { length } = word;
  let end = start;
  while (end <= start + length && isLetter(text.charCodeAt(end))) end += 1;
  if (end - start < length - 1) return false;
  let same = 0;
  while (same < length && start + same < end && text[start + same] === word[same]) same += 1;
  const rest = (textFrom: number, wordFrom: number) => {
    let index = 0;
    while (wordFrom + index < length) {
      if (textFrom + index >= end || text[textFrom + index] !== word[wordFrom + index]) return false;
      index += 1;
    }
    return true;
  };
  const at = start + same;
  if (rest(at + 1, same + 1) || rest(at + 1, same) || rest(at, same + 1)) return true;
  return text[at] === word[same + 1] && text[at + 1] === word[same] && rest(at + 2, same + 2);
}

/** Numbers as one writes them in one go: ‘DV-1184’, ‘BE68 5390 0754 7034’ and ‘1.250,00’ without what is in between. */
export function tighten(folded: string): string {
  if (!/\d/.test(folded)) return folded;
  return folded
    .replace(/(\d)[ .\-/\u00a0]{1,2}(?=\d)/g, '$1')
    .replace(/\b([a-z]{1,4})[ .\-/]{1,2}(?=[a-z]?\d)/g, '$1');
}
