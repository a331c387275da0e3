import { Send } from 'lucide-react';
import { quoteRequestsPage } from '#/features/outside/quote-requests/page';
import { defineScreen } from '#/platform/web/screen';

export const quoteRequestsScreen = defineScreen(
  quoteRequestsPage,
  async () => (await import('#/features/outside/quote-requests/web/quote-requests-page')).QuoteRequestsPage,
  Send,
);
