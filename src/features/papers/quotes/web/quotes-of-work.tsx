import { dayAt } from '#/core/day';
import { quotesPage } from '#/features/papers/quotes/page';
import { useQuotes } from '#/features/papers/quotes/web/queries';
import { quoteOfSender } from '#/features/papers/shared/quotes/rules/name';
import { effectiveQuoteStatus, quoteStatusLabels } from '#/features/papers/shared/quotes/rules/quote';
import { PapersOfWork } from '#/features/papers/shared/web/papers-of-work';

export function QuotesOfWork({ projectId, work }: { projectId: number; work: string }) {
  const { data: quotes = [] } = useQuotes(projectId);
  const today = dayAt(new Date());
  const stateOf = (quote: (typeof quotes)[number]) => effectiveQuoteStatus(quote, today);
  return (
    <PapersOfWork
      title="Offertes"
      projectId={projectId}
      work={work}
      papers={quotes.filter((quote) => ['accepted', 'pending'].includes(stateOf(quote)))}
      nameOf={quoteOfSender}
      hrefOf={({ id }) => `${quotesPage.path}/${id}`}
      stateOf={(quote) => quoteStatusLabels[stateOf(quote)].toLowerCase()}
    />
  );
}
