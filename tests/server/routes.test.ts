import { describe, expect, it } from 'vitest';
import { withTestApp } from '../support/test-app';

const app = withTestApp();

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

describe('the routes of the server', () => {
  it('have none that was made in another way than by `route` and `browserRoute`, so that the table of rights speaks of all', () => {
    // What takes every path below it is printed without the path above it.
    const listed = app().routes.map(({ method, path }) => `${method} ${path.replace(/^.*\*$/, '*')}`);
    const described = /^\w+ \/(api\/docs|api\/openapi\.json|assets\/)/;
    const open = registeredRoutes(app().http.printRoutes({ commonPrefix: false, includeHooks: false }));
    expect(open.filter((route) => !described.test(route)).sort()).toEqual(listed.sort());
  });
});
