import type { QuoteFinding } from '#/features/papers/quotes/findings-contract';
import {
  useCreateQuote,
  useFoundOnQuote,
  useKeepCheckOfScan,
  useUpdateQuote,
} from '#/features/papers/quotes/web/queries';
import { QuoteForm } from '#/features/papers/quotes/web/quote-form';
import { bodyOf, type QuoteValues } from '#/features/papers/quotes/web/quote-form-values';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import type { QuotePrefill } from '#/features/papers/shared/quotes/rules/prefill';
import { useItemOptions } from '#/features/papers/shared/web/item-options';
import type { PaperReview } from '#/features/papers/shared/web/paper-review';
import { useSender } from '#/features/papers/shared/web/use-sender';
import { useContacts } from '#/features/work/shared/contacts/web/contacts';
import { useSubsidyTypes } from '#/features/work/shared/web/subsidy-types';
import { Dialog } from '#/ui/dialog';
import { SkeletonList } from '#/ui/skeleton';

type QuoteFormDialogProps = {
  projectId: number;
  quote?: Quote | undefined;
  isGone?: boolean | undefined;
  prefill?: QuotePrefill | undefined;
  /** Reads a file that was chosen in the form, in place of the form. */
  onRead?: ((file: File) => void) | undefined;
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
  const found = useFoundOnQuote(quote);
  const sender = useSender(review?.read ?? rest.prefill?.data);
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
      found={found}
      review={review}
      contacts={contacts.data ?? []}
      items={items}
      categories={(categories.data ?? []).map(({ name }) => name)}
      saving={update}
      busy={create.isPending || update.isPending || sender.isPending || review?.busy === true}
      progress={create.progress ?? update.progress}
      onClose={onClose}
      onCreate={async (typed, { added }) => {
        const values = await sender.withContact(typed);
        if (!values) return;
        if (review) return review.onSave(bodyOf(values));
        create.mutate(
          { params: { projectId }, body: bodyOf(values), file: added },
          {
            onSuccess: ({ id }) => {
              if (checkId !== undefined) keepCheck({ params: { id }, body: { checkId } });
              onClose();
            },
          },
        );
      }}
      onChange={
        quote &&
        ((values, { added, removed }, version) =>
          update.mutate(
            {
              params: { id: quote.id },
              body: { ...bodyOf(values), removeFile: removed, ...seenWith(values, quote, found) },
              file: added,
              version,
            },
            done,
          ))
      }
    />
  );
}

/** Where saving accepts it: what stood beside the choice was read. */
function seenWith({ status }: QuoteValues, quote: Quote, found: readonly QuoteFinding[]) {
  return status === 'accepted' && quote.status !== 'accepted' ? { seen: found.map(({ key }) => key) } : {};
}
