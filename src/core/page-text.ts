/** What was read from a page of paper: words where they stand, gathered into lines. Positions are shares (0 to 1) of the page. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface PageWord {
  text: string;
  box: Box;
  /** 0 to 1; text that came from the file itself is 1. */
  confidence: number;
}

export interface PageLine {
  text: string;
  box: Box;
  words: PageWord[];
}

export interface PageText {
  /** Counted from 1. */
  number: number;
  lines: PageLine[];
}

/** Their words alone: what else is known of a page stays behind. */
export function wordsOnly(pages: readonly PageText[]): PageText[] {
  return pages.map(({ number, lines }) => ({ number, lines }));
}

/** The smallest box that holds them all. */
export function around(parts: readonly { box: Box }[]): Box {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  // Asked of every word of every line, many times: lists of numbers on the way were most of the work.
  for (const { box } of parts) {
    left = Math.min(left, box.left);
    top = Math.min(top, box.top);
    right = Math.max(right, box.left + box.width);
    bottom = Math.max(bottom, box.top + box.height);
  }
  return { left, top, width: right - left, height: bottom - top };
}
