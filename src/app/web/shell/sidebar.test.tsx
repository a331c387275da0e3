import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { Sidebar } from '#/app/web/shell/sidebar';
import type { Project } from '#/core/project';
import { CurrentProjectContext } from '#/platform/web/project/current-project';

const project: Project = {
  id: 1,
  name: 'Kerkstraat 12',
  description: null,
  status: 'active',
  userId: 1,
  renovationBudget: null,
  role: 'owner',
  isExample: false,
  allowsTokens: false,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
};

const user = {
  id: 1,
  firstName: 'Els',
  lastName: 'Peeters',
  email: 'els@example.be',
  emailVerified: true,
  profileImageUrl: null,
};

function controlsOf(html: string): number {
  return html.match(/<(?:a|button|input|select) /g)?.length ?? 0;
}

it('holds eighteen controls at most, fourteen of them between the name and the person', () => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Router ssrPath="/">
        <CurrentProjectContext
          value={{
            project,
            projects: [project],
            isLoading: false,
            list: { data: [project], error: null, refetch: () => undefined },
            select: () => undefined,
            lost: undefined,
            isUnseen: false,
            accept: () => undefined,
            expectGone: () => undefined,
            none: () => null,
            example: null,
          }}
        >
          <Sidebar user={user} />
        </CurrentProjectContext>
      </Router>
    </QueryClientProvider>,
  );
  const begin = html.indexOf('<button', html.indexOf('Uw verbouwbuddy'));
  const person = html.lastIndexOf('<button', html.indexOf('Uw account'));
  expect(html).toContain('Uitloggen');
  expect(controlsOf(html.slice(begin, person))).toBeLessThanOrEqual(14);
  expect(controlsOf(html)).toBeLessThanOrEqual(18);
});
