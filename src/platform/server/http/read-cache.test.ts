import { describe, expect, it } from 'vitest';
import { Sources } from '#/platform/server/database/engine/sources';
import { nameOfRead, type ReadBy, ReadCache } from '#/platform/server/http/read-cache';

const now = () => new Date('2026-11-15T12:00:00Z');
const createCache = () => new ReadCache({ stamp: 'abc', now });

const by = (projectId: number, revision: number, userId = 1, tableRevisions = {}): ReadBy => ({
  userId,
  project: { projectId, revision, tableRevisions, role: 'owner' },
});

function readOf(...tables: string[]): Sources {
  const sources = new Sources();
  sources.tables.add({ tables, isOfProject: false });
  return sources;
}
const unknown = new Sources();
unknown.tables.add(undefined);

/** What is answered from memory. */
function found(cache: ReadCache, name: string, by: ReadBy, isShared: boolean): string | undefined {
  const known = cache.find(name, by, isShared);
  return known && cache.holds(known, by) ? String(known.bytes) : undefined;
}

describe('what reads were answered', () => {
  it('is there for who asks the same, and for all of a role where it is nobody’s own', () => {
    const cache = createCache();
    cache.set('all', by(1, 5), '[1]', true, unknown);
    cache.set('own', by(1, 5), '[2]', false, unknown);
    expect(found(cache, 'all', by(1, 5, 2), true)).toBe('[1]');
    expect(found(cache, 'own', by(1, 5, 1), false)).toBe('[2]');
    expect(found(cache, 'own', by(1, 5, 2), false)).toBeUndefined();
    expect(found(cache, 'all', by(2, 5), true)).toBeUndefined();
  });

  it('holds after a change of other tables, and no longer after one of its own or of any', () => {
    const cache = createCache();
    const find = (revision: number, tableRevisions: object) =>
      found(cache, 'quotes', by(1, revision, 1, tableRevisions), true);
    cache.set('quotes', by(1, 5, 1, { quotes: 3, tasks: 5 }), '[5]', true, readOf('quotes', 'contacts'));
    expect(find(6, { quotes: 3, tasks: 6 })).toBe('[5]');
    expect(find(6, { quotes: 6, tasks: 5 })).toBeUndefined();
    expect(find(6, { quotes: 3, contacts: 6 })).toBeUndefined();
    expect(find(6, { '*': 6 })).toBeUndefined();
  });

  it('is of its revision alone where nobody can tell what it was made of', () => {
    const cache = createCache();
    cache.set('all', by(1, 5), '[5]', true, unknown);
    expect(found(cache, 'all', by(1, 5), true)).toBe('[5]');
    expect(found(cache, 'all', by(1, 6), true)).toBeUndefined();
  });

  it('is not replaced by what was read before a change that is known here', () => {
    const cache = createCache();
    cache.set('all', by(1, 6), '[6]', true, unknown);
    cache.set('all', by(1, 5), '[5]', true, unknown);
    expect(found(cache, 'all', by(1, 6), true)).toBe('[6]');
  });

  it('takes no more room than there is, whatever it is called and of however many projects', () => {
    const cache = createCache();
    for (let at = 0; at < 60_000; at += 1)
      cache.set(`${at}${'x'.repeat(at % 3_000)}`, by(at % 10_000, 1), '[]', true, unknown);
    const { answers, bytes } = cache.size;
    expect(bytes).toBeLessThanOrEqual(32 * 1_048_576);
    expect(answers).toBeLessThanOrEqual(20_000);
  });
});

describe('the name of a read', () => {
  const path = '/api/projects/:projectId/changes';

  it('is the same in whichever order its query came', () => {
    const one = nameOfRead({ path, params: { projectId: 1 }, query: { kind: 'items', by: 2 } });
    const other = nameOfRead({
      path,
      params: { projectId: 1 },
      query: { by: 2, kind: 'items', from: undefined },
    });
    expect(one).toBe(other);
  });

  it('is another for another record, query or path', () => {
    const names = [
      nameOfRead({ path, params: { projectId: 1 }, query: undefined }),
      nameOfRead({ path, params: { projectId: 2 }, query: undefined }),
      nameOfRead({ path, params: { projectId: 1 }, query: { by: 2 } }),
      nameOfRead({ path, params: { projectId: 1 }, query: { before: 2 } }),
      nameOfRead({ path: '/api/projects/:projectId/trash', params: { projectId: 1 }, query: undefined }),
    ];
    expect(new Set(names).size).toBe(names.length);
  });
});
