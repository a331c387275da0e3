import type { PaperLine } from '#/features/papers/shared/contract';
import { proposeItems } from '#/features/papers/shared/rules/propose-items';
import { kindOfItem, otherWork } from '#/features/work/shared/rules/kind-of-work';
import { wordsOf } from '#/features/work/shared/rules/words';

type Lumped = {
  readonly category: string | null;
  readonly description: string | null;
  readonly lines: readonly PaperLine[];
};

type KnownItem = {
  readonly id: number;
  readonly category: string;
  readonly description: string;
  readonly quantity: string;
  readonly unit: string;
};

/** Why these items: what the lines say, the kind of work, or a category that the paper names. */
export type CoveredBy = 'lines' | 'work' | 'category';

export type CoveredProposal = { readonly by: CoveredBy; readonly itemIds: readonly number[] };

/** What a paper that names no items may be about: the first of these that says something. Only ever a proposal. */
export function proposeCovered(paper: Lumped, items: readonly KnownItem[]): CoveredProposal | undefined {
  const ways: readonly [CoveredBy, () => number[]][] = [
    ['lines', () => byLines(paper.lines, items)],
    ['category', () => byCategory(paper, items)],
    ['work', () => byWork(paper.category, items)],
  ];
  for (const [by, find] of ways) {
    const itemIds = find();
    if (itemIds.length > 0) return { by, itemIds };
  }
  return undefined;
}

function byLines(lines: readonly PaperLine[], items: readonly KnownItem[]): number[] {
  return [...proposeItems(lines, items).values()]
    .filter(({ sureness }) => sureness !== 'onzeker')
    .map(({ itemId }) => itemId);
}

/** 'Keuken op maat' is about what stands under 'Keuken'. */
function byCategory({ description, lines }: Lumped, items: readonly KnownItem[]): number[] {
  const said = new Set(
    [description ?? '', ...lines.map((line) => line.description)].flatMap((text) => [...wordsOf(text)]),
  );
  return items
    .filter(({ category }) => wordsOf(category).every((word) => said.has(word)))
    .map(({ id }) => id);
}

function byWork(category: string | null, items: readonly KnownItem[]): number[] {
  if (category === null || category === otherWork) return [];
  const isOfWork = (item: KnownItem) =>
    kindOfItem({ category: item.category, subsidyType: null }) === category;
  return items.filter(isOfWork).map(({ id }) => id);
}
