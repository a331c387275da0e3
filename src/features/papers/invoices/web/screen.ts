import { Receipt } from 'lucide-react';
import { invoicesPage } from '#/features/papers/invoices/page';
import { defineScreen } from '#/platform/web/screen';

export const invoicesScreen = defineScreen(
  invoicesPage,
  async () => (await import('#/features/papers/invoices/web/invoices-page')).InvoicesPage,
  Receipt,
);
