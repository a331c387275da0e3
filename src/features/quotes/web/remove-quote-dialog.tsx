import type { Quote } from '#/features/quotes/contract';
import { senderName } from '#/features/quotes/rules';
import { useRemoveQuote } from '#/features/quotes/web/queries';
import { quoteName } from '#/features/quotes/web/quote-columns';
import { ConfirmDialog } from '#/ui/confirm';

export function RemoveQuoteDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const remove = useRemoveQuote();
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      danger
      title={`‘${quoteName(quote)}’ van ${senderName(quote.contact)} verwijderen?`}
      text={
        quote.file
          ? 'De offerte verdwijnt voorgoed, samen met het bestand.'
          : 'De offerte verdwijnt voorgoed.'
      }
      confirmLabel="Offerte verwijderen"
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: quote.id } }, { onSettled: () => onClose() })}
    />
  );
}
