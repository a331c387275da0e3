type LinkedLine = { itemId: number | null; description: string };
type Linked = { readonly lines: readonly Pick<LinkedLine, 'itemId'>[] };

/** The items of the meetstaat that these papers speak of. */
export function linkedItemIds(papers: readonly Linked[]): number[] {
  return [...new Set(papers.flatMap(({ lines }) => lines.flatMap(({ itemId }) => itemId ?? [])))];
}

/** An item in the trash is shown as no link; the link itself stays, and is there again when the item is. */
export function withItemsThere<Line extends LinkedLine>(lines: Line[], there: ReadonlySet<number>): Line[] {
  return lines.some(({ itemId }) => itemId !== null && !there.has(itemId))
    ? lines.map((line) =>
        line.itemId !== null && !there.has(line.itemId) ? { ...line, itemId: null } : line,
      )
    : lines;
}

/**
 * The lines to store: who sends back a line as it was shown doesn’t cut a link that was only not shown. The line is
 * known by its place and its text.
 */
export function withHiddenLinks<Line extends LinkedLine>(
  sent: Line[],
  stored: readonly Line[],
  there: ReadonlySet<number>,
): Line[] {
  return sent.map((line, index) => {
    const before = stored[index];
    const isHidden = before?.itemId != null && !there.has(before.itemId);
    return line.itemId === null && isHidden && before.description === line.description
      ? { ...line, itemId: before.itemId }
      : line;
  });
}
