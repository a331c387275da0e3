import { Link } from 'wouter';
import { formatEuro, totalFromDecimal } from '#/core/money';
import type { PaperLine } from '#/features/papers/shared/contract';
import { namedItems } from '#/features/papers/shared/rules/named-items';
import { listItems } from '#/features/work/shared/meetstaat/contract';
import { kindOfItem, otherWork } from '#/features/work/shared/rules/kind-of-work';
import { useSubsidyTypes } from '#/features/work/shared/web/subsidy-types';
import { useRead } from '#/platform/web/queries';

type PaperOfWork = {
  id: number;
  category: string | null;
  amount: string;
  lines: readonly PaperLine[];
  coversItemIds: readonly number[];
};

type PapersOfWorkProps<Paper> = {
  title: string;
  projectId: number;
  work: string;
  papers: readonly Paper[];
  nameOf: (paper: Paper) => string;
  hrefOf: (paper: Paper) => string;
  /** How it stands, in a word. */
  stateOf: (paper: Paper) => string;
};

/** Those filed under a kind of work, and those with something about an item of it. */
export function PapersOfWork<Paper extends PaperOfWork>({
  title,
  projectId,
  work,
  papers,
  nameOf,
  hrefOf,
  stateOf,
}: PapersOfWorkProps<Paper>) {
  const { data: items = [] } = useRead(listItems, { params: { projectId } });
  const { data: types = [] } = useSubsidyTypes();
  const nameOfType = new Map(types.map(({ id, name }) => [id, name]));
  const own = new Set(
    items
      .filter(({ category, subsidyEligible, subsidyTypeId }) => {
        const subsidyType = subsidyEligible ? (nameOfType.get(subsidyTypeId ?? 0) ?? null) : null;
        return kindOfItem({ category, subsidyType }) === work;
      })
      .map(({ id }) => id),
  );
  const shown = papers.filter(
    (paper) => (paper.category ?? otherWork) === work || [...namedItems([paper])].some((id) => own.has(id)),
  );
  if (shown.length === 0) return null;
  return (
    <div className="mt-2">
      <p className="font-semibold text-sm">{title}</p>
      <ul className="divide-y divide-line">
        {shown.map((paper) => (
          <li key={paper.id}>
            <Link
              href={hrefOf(paper)}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 py-1 text-sm hover:underline"
            >
              <span className="wrap-anywhere min-w-0">
                {nameOf(paper)} <span className="text-ink-soft">{stateOf(paper)}</span>
              </span>
              <span className="whitespace-nowrap tabular-nums">
                {formatEuro(totalFromDecimal(paper.amount))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
