import { maxQuoteText } from '#/features/papers/shared/checks/contract';
import { cutCells, type TextRow, withLineEnds } from '#/features/reading/check/rules/text-cells';

const maxLines = 5_000;
const maxLine = 600;
const maxPassage = 240;

/** The text of a quote as the rules read it: clean lines, and the same in one piece for what runs over a line's end. */
export type QuoteText = {
  readonly lines: readonly string[];
  /** The cells of each line, where wide blanks, tabs or rules part it; one where nothing does. */
  readonly rows: readonly TextRow[];
  readonly flat: string;
  /** Where each line begins in `flat`. */
  readonly starts: readonly number[];
};

const ligatures: Readonly<Record<string, string>> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl' };

/** Also what a reader of pictures makes of 'm²', of a missing space and of the lines of a table. */
function cleanLine(line: string): string {
  return line
    .replace(/[ﬀﬁﬂﬃﬄ]/g, (letters) => ligatures[letters] ?? letters)
    .replace(/[\p{Cc}\p{Cf}\p{Zs}]+/gu, ' ')
    .replace(/…/g, '...')
    .replace(/(?:\. ?){4,}/g, ' ')
    .replace(/[-_=*|]{3,}/g, ' ')
    .replace(/(?<=\d ?l?m)(?:2\??|\?)(?!\w)/g, '²')
    .replace(/(?<=\d ?m)3\b/g, '³')
    .replace(/\bm2\b/g, 'm²')
    .replace(/\b(btw|tva)(?=\d)/gi, '$1 ')
    .replace(/^[[\]|]+|(?<![[\]|])[[\]|]+$/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** A text pasted without line ends is cut at a space, so that no rule ever reads more than a few hundred characters. */
function cutLong(line: string): string[] {
  const parts: string[] = [];
  let rest = line;
  while (rest.length > maxLine) {
    const space = rest.lastIndexOf(' ', maxLine);
    const at = space > maxLine / 2 ? space : maxLine;
    parts.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return [...parts, rest];
}

export function readQuoteText(text: string): QuoteText {
  const rows = withLineEnds(text.slice(0, maxQuoteText).normalize('NFC'))
    .slice(0, maxLines)
    .flatMap((raw): TextRow[] => {
      const cells = cutCells(raw).flatMap(({ text: own, at }) => {
        const clean = cleanLine(own);
        return clean === '' ? [] : [{ text: clean, at }];
      });
      const whole = cells.map((cell) => cell.text).join(' ');
      if (whole.length <= maxLine) return cells.length === 0 ? [] : [{ cells, isTabbed: raw.includes('\t') }];
      return cutLong(whole).map((part) => ({ cells: [{ text: part, at: 0 }], isTabbed: false }));
    });
  const lines = rows.map(({ cells }) => cells.map((cell) => cell.text).join(' '));
  const starts: number[] = [];
  let at = 0;
  for (const line of lines) {
    starts.push(at);
    at += line.length + 1;
  }
  return { lines, rows, flat: lines.join(' '), starts };
}

export function cutPassage(passage: string): string {
  return passage.length > maxPassage ? `${passage.slice(0, maxPassage - 1).trimEnd()}…` : passage;
}

function lineIndexAt(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

const longLine = 110;

/** The line or lines that a part of `flat` stands on; of a long one only the sentence. */
export function passageAt({ lines, starts }: QuoteText, start: number, end: number): string {
  const first = lineIndexAt(starts, start);
  const last = lineIndexAt(starts, Math.max(start, end - 1));
  const whole = lines.slice(first, last + 1).join(' ');
  if (whole.length <= longLine) return whole;
  const from = start - (starts[first] ?? 0);
  const before = whole.lastIndexOf('. ', from);
  const after = whole.indexOf('. ', from + end - start);
  return cutPassage(whole.slice(before < 0 ? 0 : before + 2, after < 0 ? undefined : after + 1));
}

const mostMatches = 50;

/** The first passage where a pattern is found, and which is not left out. Patterns are bounded: the text is whatever a stranger pasted. */
export function findPassage(
  text: QuoteText,
  pattern: RegExp,
  isLeftOut: (passage: string, words: string) => boolean = () => false,
): string | null {
  const all = new RegExp(pattern.source, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`);
  let seen = 0;
  for (const { index, 0: words } of text.flat.matchAll(all)) {
    const passage = passageAt(text, index, index + words.length);
    if (!isLeftOut(passage, words)) return passage;
    seen += 1;
    if (seen === mostMatches) break;
  }
  return null;
}
