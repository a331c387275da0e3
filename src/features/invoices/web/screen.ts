import { Receipt } from 'lucide-react';
import { invoicesPage } from '#/features/invoices/page';
import { defineScreen } from '#/platform/web/screen';

export const invoicesScreen = defineScreen(
  invoicesPage,
  async () => (await import('#/features/invoices/web/invoices-page')).InvoicesPage,
  Receipt,
);
