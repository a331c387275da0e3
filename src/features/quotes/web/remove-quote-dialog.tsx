import { RemovePaperDialog } from '#/features/papers/web/shared/remove-paper-dialog';
import type { Quote } from '#/features/quotes/contract';
import { useRemoveQuote } from '#/features/quotes/web/queries';
import { quoteName } from '#/features/quotes/web/quote-columns';

export function RemoveQuoteDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  return (
    <RemovePaperDialog
      noun="offerte"
      name={quoteName(quote)}
      paper={quote}
      remove={useRemoveQuote()}
      onClose={onClose}
    />
  );
}
