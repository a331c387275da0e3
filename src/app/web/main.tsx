import '#/platform/web/zod-setup';
import '#/ui/theme.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#/app/web/app';
import { createQueryClient } from '#/platform/web/query-client';
import { followPresses } from '#/ui/pressed-element';
import { followTheme } from '#/ui/theme-choice';
import { Toaster } from '#/ui/toast';

followTheme();
followPresses();

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <App />
      <Toaster />
    </QueryClientProvider>
  </StrictMode>,
);
