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
        "DELETE /api/account/sessions/:key: signed-in",
        "DELETE /api/account/sessions: signed-in",
        "DELETE /api/bill-of-quantities/:id: change of items",
        "DELETE /api/contacts/:id: signed-in",
        "DELETE /api/invoices/:id: change of invoices or own",
        "DELETE /api/planning/:id: change of tasks",
        "DELETE /api/premie-calculations/:id: change of premieCalculations",
        "DELETE /api/projects/:projectId/collaborators/:id: manage of collaborators or own",
        "DELETE /api/projects/:projectId/documents/:id: change of documents or own",
        "DELETE /api/projects/:projectId: manage",
        "DELETE /api/quotes/:id/check: change of quotes or own",
        "DELETE /api/quotes/:id: change of quotes or own",
        "GET /api/account/export: signed-in",
        "GET /api/account/sessions: signed-in",
        "GET /api/auth/callback: anyone",
        "GET /api/auth/demo: anyone",
        "GET /api/auth/picture: signed-in",
        "GET /api/auth/user: signed-in",
        "GET /api/contacts/:id/history: signed-in",
        "GET /api/contacts: signed-in",
        "GET /api/emergency/contacts: signed-in",
        "GET /api/files/:key: read of files",
        "GET /api/health/live: anyone",
        "GET /api/health/ready: anyone",
        "GET /api/health: anyone",
        "GET /api/installation: anyone",
        "GET /api/login: anyone",
        "GET /api/logout: anyone",
        "GET /api/projects/:projectId/bill-of-quantities/export: read",
        "GET /api/projects/:projectId/bill-of-quantities: read",
        "GET /api/projects/:projectId/budget: read",
        "GET /api/projects/:projectId/chatbot-intake: read",
        "GET /api/projects/:projectId/collaborators: read",
        "GET /api/projects/:projectId/documents: read",
        "GET /api/projects/:projectId/eligible-costs: read",
        "GET /api/projects/:projectId/invoices: read",
        "GET /api/projects/:projectId/overview: read",
        "GET /api/projects/:projectId/planning: read",
        "GET /api/projects/:projectId/premie-calculations: read",
        "GET /api/projects/:projectId/quote-checks: read",
        "GET /api/projects/:projectId/quotes: read",
        "GET /api/projects/:projectId/stats: read",
        "GET /api/projects/:projectId/storage: read",
        "GET /api/projects: signed-in",
        "GET /api/quotes/:id/check: read of quotes",
        "GET /api/subsidy-types: signed-in",
        "GET /api/user/invitations: signed-in",
        "GET /api/version: anyone",
        "GET /inloggen/:uid: anyone",
        "GET /inloggen: anyone",
        "GET /metrics: anyone",
        "GET /oidc/*: anyone",
        "GET /uitnodiging: anyone",
        "POST /api/account/remove: signed-in",
        "POST /api/auth/backchannel-logout: anyone",
        "POST /api/collaborators/:id/accept: signed-in",
        "POST /api/collaborators/:id/decline: signed-in",
        "POST /api/contacts: signed-in",
        "POST /api/excel/analyze: signed-in",
        "POST /api/excel/parse: signed-in",
        "POST /api/invoices/:id/confirm-iban: manage of invoices",
        "POST /api/ocr/extract-quote: signed-in",
        "POST /api/premie/simulate: signed-in",
        "POST /api/projects/:projectId/bill-of-quantities/bulk: change",
        "POST /api/projects/:projectId/bill-of-quantities: change",
        "POST /api/projects/:projectId/chatbot-intake: change",
        "POST /api/projects/:projectId/collaborators/invite: manage",
        "POST /api/projects/:projectId/documents: add",
        "POST /api/projects/:projectId/invoices: add",
        "POST /api/projects/:projectId/planning: change",
        "POST /api/projects/:projectId/premie-calculations: change",
        "POST /api/projects/:projectId/quotes/choose: change",
        "POST /api/projects/:projectId/quotes: add",
        "POST /api/projects/example: signed-in",
        "POST /api/projects: signed-in",
        "POST /api/quote-checks/:id/opinion: signed-in",
        "POST /api/quotes/:id/analyze: read of quotes",
        "POST /api/quotes/analyze-pdf: signed-in",
        "POST /api/quotes/analyze: signed-in",
        "POST /api/subsidy-types/init: signed-in",
        "POST /chatbot/api/chatbot/back: signed-in",
        "POST /chatbot/api/chatbot/start: signed-in",
        "POST /chatbot/api/chatbot/submit: signed-in",
        "POST /inloggen/:uid: anyone",
        "POST /oidc/*: anyone",
        "PUT /api/bill-of-quantities/:id: change of items",
        "PUT /api/contacts/:id: signed-in",
        "PUT /api/invoices/:id/payment: change of invoices or own",
        "PUT /api/invoices/:id: change of invoices or own",
        "PUT /api/planning/:id: change of tasks",
        "PUT /api/projects/:projectId/budget: change",
        "PUT /api/projects/:projectId/collaborators/:id: manage of collaborators",
        "PUT /api/projects/:projectId/documents/:id: change of documents or own",
        "PUT /api/projects/:projectId: manage",
        "PUT /api/quotes/:id/check: change of quotes or own",
        "PUT /api/quotes/:id: change of quotes or own",
      ]
    `);
  });

  it('have no door that is not in the list', () => {
    // What takes every path below it is printed without the path above it.
    const listed = app().routes.map(({ method, path }) => `${method} ${path.replace(/^.*\*$/, '*')}`);
    const described = /^\w+ \/(api\/docs|api\/openapi\.json|assets\/)/;
    const open = registeredRoutes(app().http.printRoutes({ commonPrefix: false, includeHooks: false }));
    expect(open.filter((route) => !described.test(route)).sort()).toEqual(listed.sort());
  });
});
