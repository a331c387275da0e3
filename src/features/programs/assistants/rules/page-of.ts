export const mostRecords = 50;
/** In characters: what an assistant can still read in one go. */
export const mostCharacters = 100_000;

type Paged<Row> = { rows: readonly Row[]; next: number | null };

/** So many from here on as there is room for; none where the first alone is too large. */
export function pageOf<Row>(rows: readonly Row[], from: number): Paged<Row> {
  const page: Row[] = [];
  let size = 0;
  for (const row of rows.slice(from, from + mostRecords)) {
    size += JSON.stringify(row).length;
    if (size > mostCharacters) break;
    page.push(row);
  }
  const reached = from + page.length;
  return { rows: page, next: reached < rows.length ? reached : null };
}

/** Of an answer that is no list: the lists in it, each from here on. */
export function pageLists(
  answer: Readonly<Record<string, unknown>>,
  from: number,
): { answer: Record<string, unknown>; next: number | null } {
  let next: number | null = null;
  const paged = Object.entries(answer).map(([name, value]) => {
    if (!Array.isArray(value)) return [name, value] as const;
    const reached = from + mostRecords;
    if (reached < value.length) next = reached;
    return [name, value.slice(from, reached)] as const;
  });
  return { answer: Object.fromEntries(paged), next };
}
