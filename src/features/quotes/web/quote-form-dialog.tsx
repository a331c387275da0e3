import { useContacts } from '#/features/contacts/web/shared/contacts';
import type { Quote } from '#/features/quotes/contract';
import { useCategories, useCreateQuote, useUpdateQuote } from '#/features/quotes/web/queries';
import { QuoteForm } from '#/features/quotes/web/quote-form';
import { bodyOf, type QuotePrefill } from '#/features/quotes/web/quote-form-values';
import { Dialog } from '#/ui/dialog';
import { SkeletonList } from '#/ui/skeleton';

type QuoteFormDialogProps = {
  projectId: number;
  quote?: Quote | undefined;
  prefill?: QuotePrefill | undefined;
  onClose: () => void;
};

/** Waits for the lists that the form chooses from: a scan is matched with contacts that are there. */
export function QuoteFormDialog({ projectId, quote, onClose, ...rest }: QuoteFormDialogProps) {
  const contacts = useContacts();
  const categories = useCategories();
  const create = useCreateQuote();
  const update = useUpdateQuote();
  if (contacts.isPending || categories.isPending) {
    return (
      <Dialog onClose={onClose} title={quote ? 'Offerte bewerken' : 'Nieuwe offerte'}>
        <SkeletonList rows={6} />
      </Dialog>
    );
  }
  return (
    <QuoteForm
      {...rest}
      quote={quote}
      contacts={contacts.data ?? []}
      categories={(categories.data ?? []).map(({ name }) => name)}
      busy={create.isPending || update.isPending}
      progress={create.progress ?? update.progress}
      onClose={onClose}
      onSave={(values, { added, removed }) => {
        const body = bodyOf(values);
        const done = { onSuccess: () => onClose() };
        if (!quote) create.mutate({ params: { projectId }, body, file: added }, done);
        else
          update.mutate(
            {
              params: { id: quote.id },
              body: { ...body, removeFile: removed },
              file: added,
              version: quote.version,
            },
            done,
          );
      }}
    />
  );
}
