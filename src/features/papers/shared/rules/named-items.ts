import type { PaperLine } from '#/features/papers/shared/contract';

type Naming = { readonly lines: readonly PaperLine[]; readonly coversItemIds: readonly number[] };

/** The items that papers are about, by their lines or as a whole. */
export function namedItems(papers: readonly Naming[]): ReadonlySet<number> {
  return new Set(
    papers.flatMap(({ lines, coversItemIds }) => [
      ...coversItemIds,
      ...lines.flatMap(({ kind, itemId }) => (kind === 'line' && itemId !== null ? [itemId] : [])),
    ]),
  );
}
