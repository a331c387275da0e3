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

export function InvoiceFormDialog({ projectId, invoice, quote, onClose }: InvoiceFormDialogProps) {
  const [start] = useState(() => {
    if (invoice) return draftOfInvoice(invoice);
    return quote ? draftOfQuote(quote) : emptyInvoice;
  });
  const contacts = useContacts();
  const quotes = useQuotesOfProject(projectId);
  const subsidyTypes = useSubsidyTypes();
  const create = useCreateInvoice();
  const update = useUpdateInvoice();
  return (
    <InvoiceForm
      invoice={invoice}
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
      onSave={(values, { added, removed }) => {
        const body = bodyOf(values);
        const done = { onSuccess: () => onClose() };
        if (!invoice) create.mutate({ params: { projectId }, body, file: added }, done);
        else
          update.mutate(
            {
              params: { id: invoice.id },
              body: { ...body, removeFile: removed },
              file: added,
              version: invoice.version,
            },
            done,
          );
      }}
    />
  );
}
