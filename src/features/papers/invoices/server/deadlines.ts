import { paymentDeadlines, vatDeadlines } from '#/features/papers/invoices/rules/deadlines';
import * as store from '#/features/papers/invoices/server/deadline-store';
import type { DeadlineSource } from '#/platform/server/ports/deadlines';

export const invoiceDeadlines: DeadlineSource = {
  kinds: {
    invoice: {
      label: 'Factuur betalen',
      name: 'Facturen die vervallen',
      step: 'Factuur openen',
      noticeDays: -1,
      place: 10,
      hasOwnTodo: true,
    },
    vat: {
      label: 'Btw-tarief nakijken',
      name: 'Het btw-tarief op facturen nakijken',
      step: 'Factuur nakijken',
      noticeDays: 7,
      place: 20,
    },
  },
  list: async (db, projectId, today) => [
    ...paymentDeadlines(await store.listOpenInvoices(db, projectId), today),
    ...vatDeadlines(await store.listReceivedAtReducedRate(db, projectId, today), today),
  ],
};
