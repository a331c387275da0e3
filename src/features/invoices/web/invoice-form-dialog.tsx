import { useState } from 'react';
import { centsFromDecimal, formatEuro, totalFromDecimal, zeroTotal } from '#/core/money';
import { useContacts } from '#/features/contacts/web/shared/contacts';
import type { Invoice } from '#/features/invoices/contract';
import { InvoiceForm } from '#/features/invoices/web/invoice-form';
import {
  bodyOf,
  draftOfInvoice,
  draftOfQuote,
  emptyInvoice,
} from '#/features/invoices/web/invoice-form-values';
import {
  useCreateInvoice,
  useQuotesOfProject,
  useSubsidyTypes,
  useUpdateInvoice,
} from '#/features/invoices/web/queries';
import type { Quote } from '#/features/quotes/contract';
import { draftName } from '#/platform/web/kept-drafts';

type InvoiceFormDialogProps = {
  projectId: number;
  invoice?: Invoice | undefined;
  isGone?: boolean | undefined;
  /** Prefills a new one. */
  quote?: Quote | undefined;
  onClose: () => void;
};

function quoteText(quote: Quote): string {
  const total = formatEuro(centsFromDecimal(quote.amount));
  const invoiced = totalFromDecimal(quote.invoiced);
  if (invoiced === zeroTotal) return `Voor de offerte van ${total} is nog niets gefactureerd.`;
  return invoiced < centsFromDecimal(quote.amount)
    ? `Van de ${total} van de offerte is al ${formatEuro(invoiced)} gefactureerd. Het bedrag is wat overblijft.`
    : `De ${total} van de offerte is al helemaal gefactureerd.`;
}

export function InvoiceFormDialog({ projectId, invoice, isGone, quote, onClose }: InvoiceFormDialogProps) {
  const [start] = useState(() => {
    if (invoice) return draftOfInvoice(invoice);
    return quote ? draftOfQuote(quote) : emptyInvoice;
  });
  const contacts = useContacts();
  const quotes = useQuotesOfProject(projectId);
  const subsidyTypes = useSubsidyTypes();
  const create = useCreateInvoice();
  const update = useUpdateInvoice();
  const done = { onSuccess: () => onClose() };
  return (
    <InvoiceForm
      invoice={invoice}
      isGone={isGone}
      saving={update}
      name={quote ? draftName('invoice-of-quote', quote.id) : draftName('invoice', invoice?.id)}
      start={start}
      title={invoice ? 'Factuur bewerken' : quote ? 'Factuur maken' : 'Nieuwe factuur'}
      description={quote && quoteText(quote)}
      contacts={contacts.isPending ? undefined : (contacts.data ?? [])}
      quotes={quotes.data ?? []}
      subsidyTypes={subsidyTypes.data ?? []}
      busy={create.isPending || update.isPending}
      progress={create.progress ?? update.progress}
      onClose={onClose}
      onCreate={(values, { added }) =>
        create.mutate({ params: { projectId }, body: bodyOf(values), file: added }, done)
      }
      onChange={
        invoice &&
        ((values, { added, removed }, version) =>
          update.mutate(
            {
              params: { id: invoice.id },
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
