import { joinRuns, type Run, runsOfWord, type Weight } from '#/platform/server/pdf/faces';

export type WrappedLine = { runs: readonly Run[]; width: number };
export type Measure = (run: Run) => number;
type Word = { runs: readonly Run[]; width: number };

const graphemes = new Intl.Segmenter('nl', { granularity: 'grapheme' });

/** Lines of a text, each as wide as the room at most. */
export function wrapText(text: string, weight: Weight, room: number, measure: Measure): WrappedLine[] {
  return cleanText(text)
    .split('\n')
    .flatMap((paragraph) => wrapParagraph(paragraph, weight, room, measure));
}

/** Without signs that nobody sees, such as those that turn the order of letters round. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\p{Cf}\p{Variation_Selector}]/gu, '')
    .trim();
}

/** A blank of its own glyph would be read back for every other one: all are drawn as the plain one. */
const breakingBlanks = /[ \u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]+/;
const keepingBlanks = /[\u00a0\u2007\u202f]/g;

function wrapParagraph(text: string, weight: Weight, room: number, measure: Measure): WrappedLine[] {
  const wordOf = (word: string): Word => {
    const runs = runsOfWord(word, weight);
    return { runs, width: widthOf(runs, measure) };
  };
  const blank = widthOf(runsOfWord(' ', weight), measure);
  const lines: { words: Word[]; isCut: boolean }[] = [];
  let left = 0;
  for (const part of text.split(breakingBlanks)) {
    const word = wordOf(part.replace(keepingBlanks, ' '));
    if (lines.length > 0 && blank + word.width <= left) {
      lines.at(-1)?.words.push(word);
      left -= blank + word.width;
      continue;
    }
    const pieces = word.width <= room ? [word] : cutWord(word, room, measure);
    for (const [at, piece] of pieces.entries()) {
      lines.push({ words: [piece], isCut: at < pieces.length - 1 });
      left = room - piece.width;
    }
  }
  return lines.map(({ words, isCut }) => {
    const runs = joinWords(words);
    // Read aloud or copied, the words on both sides of a line's end would be one.
    return { runs: isCut ? runs : joinRuns(withBlank(runs)), width: widthOf(runs, measure) };
  });
}

function widthOf(runs: readonly Run[], measure: Measure): number {
  return runs.reduce((sum, run) => sum + measure(run), 0);
}

function joinWords(words: readonly Word[]): Run[] {
  return joinRuns(words.flatMap(({ runs }, at) => (at < words.length - 1 ? withBlank(runs) : runs)));
}

function withBlank(runs: readonly Run[]): Run[] {
  const last = runs.at(-1);
  return last ? [...runs, { face: last.face, text: ' ' }] : [];
}

/** A word that is wider than the room, cut between any two of its letters. */
function cutWord({ runs }: Word, room: number, measure: Measure): Word[] {
  const letters = runs.flatMap(({ face, text }) =>
    Array.from(graphemes.segment(text), ({ segment }): Run => ({ face, text: segment })),
  );
  const pieces: { letters: Run[]; width: number }[] = [];
  for (const letter of letters) {
    const width = measure(letter);
    const last = pieces.at(-1);
    if (!last || last.width + width > room) pieces.push({ letters: [letter], width });
    else {
      last.letters.push(letter);
      last.width += width;
    }
  }
  return pieces.map((piece) => ({ runs: joinRuns(piece.letters), width: piece.width }));
}
