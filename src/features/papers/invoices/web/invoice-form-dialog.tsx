import { useState } from 'react';
import { formatEuro, totalFromDecimal, zeroTotal } from '#/core/money';
import { InvoiceForm } from '#/features/papers/invoices/web/invoice-form';
import {
  bodyOf,
  draftOfInvoice,
  draftOfQuote,
  draftOfRead,
  emptyInvoice,
  type InvoiceValues,
} from '#/features/papers/invoices/web/invoice-form-values';
import {
  useCreateInvoice,
  useFoundOnInvoice,
  useInvoices,
  useQuotesOfProject,
  useUpdateInvoice,
} from '#/features/papers/invoices/web/queries';
import { useTellFindings } from '#/features/papers/invoices/web/tell-findings';
import type { Invoice } from '#/features/papers/shared/invoices/contract';
import type { InvoiceFinding } from '#/features/papers/shared/invoices/findings-contract';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import { useItemOptions } from '#/features/papers/shared/web/item-options';
import type { PaperReview } from '#/features/papers/shared/web/paper-review';
import { useSender } from '#/features/papers/shared/web/use-sender';
import { useContacts } from '#/features/work/shared/contacts/web/contacts';
import { useSubsidyTypes } from '#/features/work/shared/web/subsidy-types';
import { draftName } from '#/platform/web/drafts';
import { Dialog } from '#/ui/dialog';
import { SkeletonList } from '#/ui/skeleton';

type InvoiceFormDialogProps = {
  projectId: number;
  invoice?: Invoice | undefined;
  isGone?: boolean | undefined;
  /** Prefills a new one. */
  quote?: Quote | undefined;
  review?: PaperReview<ReturnType<typeof bodyOf>> | undefined;
  /** Reads a file that was chosen in the form, in place of the form. */
  onRead?: ((file: File) => void) | undefined;
  onClose: () => void;
};

/** What payments made is not said again: a status would make another, or take one back. */
function changedBody(invoice: Invoice, values: InvoiceValues, found: readonly InvoiceFinding[]) {
  const { status, paidDate, ...body } = bodyOf(values);
  const isByPayments = invoice.payments.some(({ how }) => how === 'entered');
  if (isByPayments) return body;
  // Where saving pays it: what stands in the form itself was read.
  const seen = status === 'paid' && invoice.status !== 'paid' ? { seen: found.map(({ key }) => key) } : {};
  return { ...body, status, paidDate, ...seen };
}

function quoteText(quote: Quote): string {
  const sum = totalFromDecimal(quote.contractSum);
  const invoiced = totalFromDecimal(quote.invoiced);
  const what = quote.contractSum === quote.amount ? 'de offerte' : 'de offerte met meerwerk';
  const hasParts = (quote.agreement?.instalments.length ?? 0) > 0;
  const proposal = hasParts ? 'het volgende deel van uw betaalafspraken' : 'wat overblijft';
  if (invoiced === zeroTotal) {
    const nothing = `Voor ${what} van ${formatEuro(sum)} is nog niets gefactureerd.`;
    return hasParts ? `${nothing} Het bedrag is ${proposal}.` : nothing;
  }
  return invoiced < sum
    ? `Van de ${formatEuro(sum)} van ${what} is al ${formatEuro(invoiced)} gefactureerd. Het bedrag is ${proposal}.`
    : `De ${formatEuro(sum)} van ${what} is al helemaal gefactureerd.`;
}

/** Waits for contacts and quotes where a paper is matched with them. */
export function InvoiceFormDialog(props: InvoiceFormDialogProps) {
  const contacts = useContacts();
  const quotes = useQuotesOfProject(props.projectId);
  if (props.review && (contacts.isPending || quotes.isPending)) {
    return (
      <Dialog onClose={props.onClose} title={props.review.title} size="extra">
        <SkeletonList rows={6} />
      </Dialog>
    );
  }
  return <LoadedDialog {...props} />;
}

function LoadedDialog(props: InvoiceFormDialogProps) {
  const { projectId, invoice, isGone, quote, review, onRead, onClose } = props;
  const contacts = useContacts();
  const quotes = useQuotesOfProject(projectId);
  const [start] = useState(() => {
    if (invoice) return draftOfInvoice(invoice);
    if (review?.read) return draftOfRead(review.read, contacts.data ?? [], quotes.data ?? []);
    return quote ? draftOfQuote(quote) : emptyInvoice;
  });
  const invoices = useInvoices(projectId);
  const items = useItemOptions(projectId);
  const found = useFoundOnInvoice(invoice);
  const tellFindings = useTellFindings();
  const subsidyTypes = useSubsidyTypes();
  const create = useCreateInvoice();
  const update = useUpdateInvoice();
  const sender = useSender(review?.read ?? undefined);
  const done = {
    onSuccess: (saved: Invoice) => {
      onClose();
      tellFindings(saved);
    },
  };
  return (
    <InvoiceForm
      invoice={invoice}
      isGone={isGone}
      saving={update}
      review={review}
      onRead={onRead}
      name={
        review?.draft ?? (quote ? draftName('invoice-of-quote', quote.id) : draftName('invoice', invoice?.id))
      }
      start={start}
      title={invoice ? 'Factuur bewerken' : quote ? 'Factuur maken' : 'Nieuwe factuur'}
      addLabel={quote ? 'Factuur maken' : 'Factuur toevoegen'}
      description={quote && quoteText(quote)}
      contacts={contacts.isPending ? undefined : (contacts.data ?? [])}
      quotes={quotes.data ?? []}
      invoices={invoices.data ?? []}
      items={items}
      subsidyTypes={subsidyTypes.data ?? []}
      busy={create.isPending || update.isPending || sender.isPending || review?.busy === true}
      progress={create.progress ?? update.progress}
      onClose={onClose}
      onCreate={async (typed, { added }) => {
        const values = await sender.withContact(typed);
        if (!values) return;
        if (review) review.onSave(bodyOf(values));
        else create.mutate({ params: { projectId }, body: bodyOf(values), file: added }, done);
      }}
      onChange={
        invoice &&
        ((values, { added, removed }, version) =>
          update.mutate(
            {
              params: { id: invoice.id },
              body: { ...changedBody(invoice, values, found), removeFile: removed },
              file: added,
              version,
            },
            done,
          ))
      }
    />
  );
}
