import type { InvoiceChoices } from '#/features/papers/invoices/web/invoice-fields';
import type { InvoiceDraft } from '#/features/papers/invoices/web/invoice-form-values';
import { invoiceStatusLabels, linkedQuoteLabel } from '#/features/papers/shared/invoices/rules/invoice';
import { invoiceKindWords, invoiceName } from '#/features/papers/shared/invoices/rules/name';
import { paperWords } from '#/features/papers/shared/web/paper-words';
import { type FormWords, inDay, inFlag, inOption, inText, inWord } from '#/platform/web/merge/field-words';

export function invoiceWords({
  contacts,
  quotes,
  invoices,
  subsidyTypes,
}: InvoiceChoices): FormWords<InvoiceDraft> {
  return {
    ...paperWords(contacts ?? []),
    kind: inWord('Soort', invoiceKindWords),
    creditsInvoiceId: inOption(
      'Creditnota bij',
      invoices.map((each) => ({ value: String(each.id), label: invoiceName(each) })),
    ),
    invoiceDate: inDay('Factuurdatum'),
    receivedDate: inDay('Ontvangen op'),
    iban: inText('Rekening op de factuur'),
    addressee: inText('Op naam van'),
    invoiceNumber: inText('Factuurnummer'),
    quoteId: inOption(
      'Gekoppelde offerte',
      quotes.map((quote) => ({ value: String(quote.id), label: linkedQuoteLabel(quote) })),
    ),
    dueDate: inDay('Vervaldatum'),
    status: inWord('Status', invoiceStatusLabels),
    paidDate: inDay('Betaald op'),
    paymentReference: inText('Mededeling'),
    subsidyEligible: inFlag('Komt in aanmerking voor een premie'),
    subsidyTypeId: inOption(
      'Type premie',
      subsidyTypes.map(({ id, name }) => ({ value: String(id), label: name })),
    ),
  };
}
