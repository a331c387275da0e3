import { listInvoices } from '#/features/papers/invoices/contract';
import { invoicesPage } from '#/features/papers/invoices/page';
import { invoiceState, invoiceStateLabel } from '#/features/papers/invoices/rules/payments';
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
    const { who, detail, text } = findPaper(invoice);
    const state = invoiceStateLabel(invoice.kind, invoiceState(invoice, today));
    return {
      kind: invoice.kind === 'credit-note' ? 'Creditnota' : 'Factuur',
      path: `${invoicesPage.path}/${invoice.id}`,
      title: invoice.invoiceNumber ?? invoice.description ?? who,
      detail,
      text: joinText(text, state, invoice.paymentReference, invoice.iban),
    };
  }),
};
