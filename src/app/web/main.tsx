import '#/platform/web/zod-setup';
import '#/ui/theme.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { App } from '#/app/web/app';
import { ConnectionBar } from '#/app/web/shell/connection-bar';
import { listProjects } from '#/features/people/projects/list-contract';
import { Guarded } from '#/platform/web/guarded';
import { askAroundNavigation, guardLeaving } from '#/platform/web/leave-guard';
import { createQueryClient } from '#/platform/web/query-client';
import { followPresses } from '#/ui/pressed-element';
import { followTheme } from '#/ui/theme-choice';
import { Toaster } from '#/ui/toast';

followTheme();
followPresses();
guardLeaving();

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient(listProjects)}>
      <ConnectionBar />
      <Guarded>
        <Router aroundNav={askAroundNavigation}>
          <App />
        </Router>
      </Guarded>
      <Toaster />
    </QueryClientProvider>
  </StrictMode>,
);
