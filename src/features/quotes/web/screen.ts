import { FileText } from 'lucide-react';
import { quotesPage } from '#/features/quotes/page';
import { defineScreen } from '#/platform/web/screen';

export const quotesScreen = defineScreen(
  quotesPage,
  async () => (await import('#/features/quotes/web/quotes-page')).QuotesPage,
  FileText,
);
