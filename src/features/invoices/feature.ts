import { day } from '#/core/day';
import { invoice } from '#/features/invoices/contract';
import { invoicesPage } from '#/features/invoices/page';
import { effectiveInvoiceStatus, invoiceStatusLabels } from '#/features/invoices/rules/invoice';
import { invoiceLog } from '#/features/invoices/rules/log';
import { invoiceRoutes } from '#/features/invoices/server/routes';
import { getInvoice } from '#/features/invoices/server/store';
import { invoices } from '#/features/invoices/server/tables';
import { addedOn, defineRecord, type RecordLine } from '#/platform/server/database/record-kind';
import type { Feature } from '#/platform/server/feature';

type Invoice = typeof invoices.$inferSelect;

function dated({ status, paidDate, dueDate, createdAt }: Invoice): Pick<RecordLine, 'date' | 'dateKind'> {
  if (status === 'paid' && paidDate) return { date: day(paidDate), dateKind: 'paid' };
  return dueDate ? { date: day(dueDate), dateKind: 'due' } : addedOn(createdAt);
}

export const invoicesFeature: Feature = {
  name: 'invoices',
  page: invoicesPage,
  versions: { invoices: { table: invoices, shape: invoice, read: getInvoice } },
  routes: invoiceRoutes,
  records: {
    invoices: defineRecord({
      table: invoices,
      words: { title: 'Facturen', one: 'factuur', many: 'facturen' },
      statusWord: (row, today) => invoiceStatusLabels[effectiveInvoiceStatus(row, today)],
      line: (row, today) => ({
        kind: 'invoice',
        title: row.description,
        number: row.invoiceNumber,
        status: effectiveInvoiceStatus(row, today),
        amount: row.amount,
        ...dated(row),
      }),
    }),
  },
  words: {
    columns: {
      quoteId: 'Offerte nr.',
      invoiceNumber: 'Factuurnummer',
      dueDate: 'Vervaldatum',
      paidDate: 'Betaald op',
      paymentReference: 'Mededeling',
      paidIban: 'Betaald op IBAN',
    },
  },
  log: { invoices: { table: invoices, isInTrash: true, ...invoiceLog } },
};
