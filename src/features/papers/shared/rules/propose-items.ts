import type { PaperLine } from '#/features/papers/shared/contract';
import { placedLines } from '#/features/papers/shared/rules/placed-lines';
import { pairLines, type Sureness } from '#/features/work/shared/rules/pair-lines';

type KnownItem = {
  readonly id: number;
  readonly description: string;
  readonly quantity: string;
  readonly unit: string;
};

export type Proposal = { readonly itemId: number; readonly sureness: Sureness };

/**
 * Which item of the meetstaat a line may be about, by its place on the paper: a proposal, until somebody says so. Lines
 * that point at one already get none, and an item that another line points at isn't offered again.
 */
export function proposeItems(
  lines: readonly PaperLine[],
  items: readonly KnownItem[],
): ReadonlyMap<number, Proposal> {
  const taken = new Set(lines.flatMap(({ itemId }) => itemId ?? []));
  const open = placedLines({ lines }, true).filter(({ line }) => line.itemId === null && line.description);
  const { pairs } = pairLines(
    open.map(({ line, at }) => ({ ...line, at })),
    // Without their category, which a line has none of.
    items
      .filter(({ id }) => !taken.has(id))
      .map(({ id, description, quantity, unit }) => ({ id, description, quantity, unit })),
  );
  return new Map(
    pairs.map(({ current, other, sureness }) => [current.at, { itemId: other.id, sureness }] as const),
  );
}
