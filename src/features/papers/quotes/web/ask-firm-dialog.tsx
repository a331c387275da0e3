import { contactName } from '#/core/contact-name';
import type { QuoteFinding } from '#/features/papers/quotes/findings-contract';
import { useLookIntoQuote } from '#/features/papers/quotes/web/queries';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import { AskDialog } from '#/features/papers/shared/web/ask-dialog';

type AskFirmDialogProps = { quote: Quote; findings: readonly QuoteFinding[]; onClose: () => void };

/** Asks the firm about what was found on its quote, and notes that it was asked. */
export function AskFirmDialog({ quote, findings, onClose }: AskFirmDialogProps) {
  const { mutateAsync, isPending } = useLookIntoQuote();
  const { quoteNumber: number, quoteDate: date, lines, contact } = quote;
  return (
    <AskDialog
      projectId={quote.projectId}
      paper={{ what: 'offerte', number, date, lines }}
      firm={{ name: contactName(contact), email: contact.email }}
      findings={findings}
      busy={isPending}
      onAsk={({ rule, amount }, askedUntil) =>
        mutateAsync({ params: { id: quote.id }, body: { rule, amount, askedUntil } })
      }
      onClose={onClose}
    />
  );
}
