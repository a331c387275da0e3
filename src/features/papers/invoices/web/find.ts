import { invoicesPage } from '#/features/papers/invoices/page';
import { listInvoices } from '#/features/papers/shared/invoices/contract';
import { invoiceKindWords } from '#/features/papers/shared/invoices/rules/name';
import { invoiceState, invoiceStateLabel } from '#/features/papers/shared/invoices/rules/payments';
import { findPaper } from '#/features/papers/shared/web/find-paper';
import { defineFound, type Find, joinText } from '#/platform/web/find';

export const invoicesFind: Find = {
  name: 'invoices',
  screen: { page: invoicesPage, words: 'rekeningen betalen betalingen openstaand' },
  views: [
    {
      path: `${invoicesPage.path}?status=overdue`,
      title: 'Facturen die te laat zijn',
      words: 'vervallen achterstallig',
    },
  ],
  records: defineFound(listInvoices, (invoice, today) => {
    const { title, detail, text } = findPaper(invoice, invoice.invoiceNumber);
    const state = invoiceStateLabel(invoice.kind, invoiceState(invoice, today));
    return {
      kind: invoiceKindWords[invoice.kind],
      path: `${invoicesPage.path}/${invoice.id}`,
      title,
      detail,
      text: joinText(text, state, invoice.paymentReference, invoice.iban),
    };
  }),
};
