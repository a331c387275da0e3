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
  const left = Math.min(...parts.map(({ box }) => box.left));
  const top = Math.min(...parts.map(({ box }) => box.top));
  const right = Math.max(...parts.map(({ box }) => box.left + box.width));
  const bottom = Math.max(...parts.map(({ box }) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}
