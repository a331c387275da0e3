import { AcceptDialog } from '#/features/papers/quotes/web/accept-dialog';
import { useQuotes } from '#/features/papers/quotes/web/queries';

type ChooseQuoteProps = {
  projectId: number;
  quoteId: number;
  /** Those it stood beside: turned down with it, as far as they still wait. */
  besideIds: readonly number[];
  onClose: () => void;
};

/** One of several that were asked together, from wherever they stand beside each other. */
export function ChooseQuote({ projectId, quoteId, besideIds, onClose }: ChooseQuoteProps) {
  const { data: quotes = [] } = useQuotes(projectId);
  const quote = quotes.find(({ id }) => id === quoteId);
  if (!quote) return null;
  const others = quotes.filter(
    ({ id, status }) => id !== quoteId && status === 'pending' && besideIds.includes(id),
  );
  return <AcceptDialog quote={quote} others={others} onClose={onClose} />;
}
