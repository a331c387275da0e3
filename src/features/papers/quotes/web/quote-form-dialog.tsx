import type { Quote } from '#/features/papers/quotes/contract';
import { useCreateQuote, useKeepCheckOfScan, useUpdateQuote } from '#/features/papers/quotes/web/queries';
import { QuoteForm } from '#/features/papers/quotes/web/quote-form';
import { bodyOf, type QuotePrefill } from '#/features/papers/quotes/web/quote-form-values';
import { useItemOptions } from '#/features/papers/shared/web/item-options';
import type { PaperReview } from '#/features/papers/shared/web/paper-review';
import { useContacts } from '#/features/work/contacts/web/shared/contacts';
import { useSubsidyTypes } from '#/features/work/shared/web/subsidy-types';
import { Dialog } from '#/ui/dialog';
import { SkeletonList } from '#/ui/skeleton';

type QuoteFormDialogProps = {
  projectId: number;
  quote?: Quote | undefined;
  isGone?: boolean | undefined;
  prefill?: QuotePrefill | undefined;
  review?: PaperReview<ReturnType<typeof bodyOf>> | undefined;
  onClose: () => void;
};

/** Waits for the lists that the form chooses from: a scan is matched with contacts that are there. */
export function QuoteFormDialog({ projectId, quote, review, onClose, ...rest }: QuoteFormDialogProps) {
  const { mutate: keepCheck } = useKeepCheckOfScan();
  const checkId = rest.prefill?.checkId;
  const contacts = useContacts();
  const categories = useSubsidyTypes();
  const create = useCreateQuote();
  const update = useUpdateQuote();
  const items = useItemOptions(projectId);
  if (contacts.isPending || categories.isPending) {
    return (
      <Dialog onClose={onClose} title={quote ? 'Offerte bewerken' : 'Nieuwe offerte'}>
        <SkeletonList rows={6} />
      </Dialog>
    );
  }
  const done = { onSuccess: () => onClose() };
  return (
    <QuoteForm
      {...rest}
      quote={quote}
      review={review}
      contacts={contacts.data ?? []}
      items={items}
      categories={(categories.data ?? []).map(({ name }) => name)}
      saving={update}
      busy={create.isPending || update.isPending || review?.busy === true}
      progress={create.progress ?? update.progress}
      onClose={onClose}
      onCreate={(values, { added }) =>
        review
          ? review.onSave(bodyOf(values))
          : create.mutate(
              { params: { projectId }, body: bodyOf(values), file: added },
              {
                onSuccess: ({ id }) => {
                  if (checkId !== undefined) keepCheck({ params: { id }, body: { checkId } });
                  onClose();
                },
              },
            )
      }
      onChange={
        quote &&
        ((values, { added, removed }, version) =>
          update.mutate(
            {
              params: { id: quote.id },
              body: { ...bodyOf(values), removeFile: removed },
              file: added,
              version,
            },
            done,
          ))
      }
    />
  );
}
