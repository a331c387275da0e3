import { FileText } from 'lucide-react';
import { quotesPage } from '#/features/papers/quotes/page';
import { defineScreen } from '#/platform/web/screen';

export const quotesScreen = defineScreen(
  quotesPage,
  async () => (await import('#/features/papers/quotes/web/quotes-page')).QuotesPage,
  FileText,
);
