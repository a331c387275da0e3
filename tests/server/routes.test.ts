import { describe, expect, it } from 'vitest';
import type { Who } from '#/core/call';
import { withTestApp } from '../support/test-app';

const app = withTestApp();

function tell(who: Who): string {
  if (typeof who === 'string') return who;
  return [who.right, who.record && `of ${who.record}`, who.orOwn && 'or own'].filter(Boolean).join(' ');
}

/** Fastify prints its routes as a tree; a branch continues the path of the one above it. */
function registeredRoutes(tree: string): string[] {
  const stack: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const match = /^([│├└─ ]*)(\S+) \(([A-Z, ]+)\)/.exec(line);
    if (!match) return [];
    const [, indent = '', part = '', methods = ''] = match;
    const depth = indent.length / 4 - 1;
    stack.length = depth;
    stack.push(part);
    return methods
      .split(', ')
      .flatMap((method) => (method === 'HEAD' ? [] : [`${method} ${stack.join('')}`]));
  });
}

describe('the doors of the house', () => {
  it('are these, each with who may use it', () => {
    const lines = app().routes.map(({ method, path, who }) => `${method} ${path}: ${tell(who)}`);
    expect(lines.sort()).toMatchInlineSnapshot(`
      [
        "DELETE /api/invoices/:id: change of invoices or own",
        "DELETE /api/projects/:projectId/documents/:id: change of documents or own",
        "DELETE /api/projects/:projectId: manage",
        "DELETE /api/quotes/:id: change of quotes or own",
        "GET /api/auth/callback: anyone",
        "GET /api/auth/demo: anyone",
        "GET /api/auth/user: signed-in",
        "GET /api/contacts: signed-in",
        "GET /api/files/:key: read of files",
        "GET /api/health: anyone",
        "GET /api/installation: anyone",
        "GET /api/login: anyone",
        "GET /api/logout: anyone",
        "GET /api/projects/:projectId/documents: read",
        "GET /api/projects/:projectId/invoices: read",
        "GET /api/projects/:projectId/quotes: read",
        "GET /api/projects: signed-in",
        "GET /api/subsidy-types: signed-in",
        "GET /inloggen/:uid: anyone",
        "GET /inloggen: anyone",
        "POST /api/projects/:projectId/documents: add",
        "POST /api/projects/:projectId/invoices: add",
        "POST /api/projects/:projectId/quotes/choose: change",
        "POST /api/projects/:projectId/quotes: add",
        "POST /api/projects/example: signed-in",
        "POST /api/projects: signed-in",
        "POST /api/subsidy-types/init: signed-in",
        "POST /inloggen/:uid: anyone",
        "PUT /api/invoices/:id/payment: change of invoices or own",
        "PUT /api/invoices/:id: change of invoices or own",
        "PUT /api/projects/:projectId/documents/:id: change of documents or own",
        "PUT /api/projects/:projectId: manage",
        "PUT /api/quotes/:id: change of quotes or own",
      ]
    `);
  });

  it('have no door that is not in the list', () => {
    const listed = app().routes.map(({ method, path }) => `${method} ${path}`);
    const described = /^\w+ \/(api\/docs|api\/openapi\.json|assets\/)/;
    const open = registeredRoutes(app().http.printRoutes({ commonPrefix: false, includeHooks: false }));
    expect(open.filter((route) => !described.test(route)).sort()).toEqual(listed.sort());
  });

  it('refuse a visitor without a session, always in the same words', async () => {
    const closed = app().routes.filter(({ who }) => who !== 'anyone');
    expect(closed.length).toBeGreaterThan(0);
    for (const { method, path } of closed) {
      const answer = await app().visitor.request(method, path.replace(/:\w+/g, '1'));
      expect([path, answer.status, answer.body]).toEqual([path, 401, { message: 'Unauthorized' }]);
    }
  });

  it('look to a stranger as if the project were not there', async () => {
    const owner = await app().signIn();
    const stranger = await app().signIn('Stef Vreemd');
    const { body } = await owner.request('POST', '/api/projects', { name: 'Kerkstraat' });
    const { id } = body as { id: number };
    const inProject = app().routes.filter(({ who }) => typeof who === 'object');
    for (const { method, path } of inProject) {
      const url = path.replace(':projectId', String(id)).replace(/:\w+/g, '1');
      const answer = await stranger.request(
        method,
        url,
        method === 'GET' || method === 'DELETE' ? undefined : {},
      );
      expect([path, answer.status, answer.body]).toEqual([path, 404, { message: 'Niet gevonden.' }]);
    }
  });
});
