import { invoicesPage } from '#/features/papers/invoices/page';
import type { NewsOfFeature } from '#/platform/server/ports/news';

export const invoiceNews: NewsOfFeature = {
  changes: {
    invoices: {
      stepTo: (id) => ({ step: 'Factuur openen', path: `${invoicesPage.path}?id=${id}` }),
      isOfOwner: true,
    },
  },
};
