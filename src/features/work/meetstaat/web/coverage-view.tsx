import { useMemo, useRef } from 'react';
import type { Coverage } from '#/features/work/meetstaat/coverage-contract';
import { coverageBars } from '#/features/work/meetstaat/rules/coverage-bars';
import { withoutQuoteText } from '#/features/work/meetstaat/rules/coverage-words';
import { CoverageBars } from '#/features/work/meetstaat/web/coverage-bars';
import type { ItemActions } from '#/features/work/meetstaat/web/item-cards';
import { ItemsView } from '#/features/work/meetstaat/web/items-view';
import { useCoverage } from '#/features/work/meetstaat/web/queries';
import type { MeetstaatAddress } from '#/features/work/meetstaat/web/use-meetstaat-address';
import type { Item, ItemCategory } from '#/features/work/shared/meetstaat/contract';
import { QueryStates } from '#/platform/web/query-states';
import { SkeletonList } from '#/ui/skeleton';

type CoverageViewProps = {
  projectId: number;
  items: readonly Item[];
  address: MeetstaatAddress;
  actions: ItemActions | undefined;
};

/** Of each item what was estimated, quoted, asked and paid, and what nobody quoted yet. */
export function CoverageView(props: CoverageViewProps) {
  const query = useCoverage(props.projectId);
  return (
    <QueryStates query={query} failed="De dekking kon niet geladen worden" loading={<SkeletonList />}>
      {(coverage) => <Covered {...props} coverage={coverage} />}
    </QueryStates>
  );
}

function Covered({ coverage, ...props }: CoverageViewProps & { coverage: Coverage }) {
  const { items, address } = props;
  const numbers = useRef<HTMLDivElement>(null);
  const bars = useMemo(() => coverageBars(coverage, items), [coverage, items]);
  const covered = useMemo(() => new Map(coverage.items.map((each) => [each.itemId, each])), [coverage.items]);
  return (
    <>
      <CoverageBars
        bars={bars}
        chosen={address.category}
        onChoose={(next) => {
          address.setCategory(next);
          if (next !== '' && numbers.current) showWhenOutOfSight(numbers.current);
        }}
      />
      <div ref={numbers} className="scroll-mt-20">
        <ItemsView
          {...props}
          caption="Dekking van de meetstaat"
          covered={covered}
          status={address.search === '' ? statusOf(coverage, address.category) : undefined}
        />
      </div>
    </>
  );
}

/** On a phone the numbers stand screens below the bars, and who presses one would see nothing happen. */
function showWhenOutOfSight(element: HTMLElement): void {
  if (element.getBoundingClientRect().top > window.innerHeight * 0.75) {
    element.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }
}

function statusOf({ categories, total }: Coverage, category: ItemCategory | ''): string {
  const own = categories.find((each) => each.category === category);
  const { withoutQuote } = own ?? total;
  const words = withoutQuote === 0 ? 'Voor elke post is er een offerte.' : withoutQuoteText(own ?? total);
  return own ? `${own.category}: ${words.charAt(0).toLowerCase()}${words.slice(1)}` : words;
}
