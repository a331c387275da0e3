import { useQuotes, useSetQuoteCovers } from '#/features/papers/quotes/web/queries';
import { quoteOfSender } from '#/features/papers/shared/quotes/rules/name';
import { CoversQueue } from '#/features/papers/shared/web/covers-queue';

type QuoteCoversDialogProps = { projectId: number; ids: readonly number[]; onClose: () => void };

export function QuoteCoversDialog({ projectId, ids, onClose }: QuoteCoversDialogProps) {
  const { data: quotes = [] } = useQuotes(projectId);
  const { mutate, isPending } = useSetQuoteCovers();
  return (
    <CoversQueue
      title="Waarover gaat deze offerte?"
      nameOf={quoteOfSender}
      papers={quotes}
      ids={ids}
      isOther={({ status }) => status === 'accepted'}
      isSaving={isPending}
      onSave={({ id, version }, coversItemIds, onSaved) =>
        mutate({ params: { id }, body: { coversItemIds }, version }, { onSuccess: onSaved })
      }
      onClose={onClose}
    />
  );
}
