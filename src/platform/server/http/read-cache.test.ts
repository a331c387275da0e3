import { describe, expect, it } from 'vitest';
import { nameOfRead, type ReadBy, ReadCache } from '#/platform/server/http/read-cache';

const now = () => new Date('2026-11-15T12:00:00Z');
const createCache = () => new ReadCache({ stamp: 'abc', now });

const by = (projectId: number, revision: number, userId = 1): ReadBy => ({
  userId,
  project: { projectId, revision, tableRevisions: {}, role: 'owner' },
});

describe('what reads were answered', () => {
  it('is there for who asks the same, and for all of a role where it is nobody’s own', () => {
    const cache = createCache();
    cache.set('all', by(1, 5), '[1]', true);
    cache.set('own', by(1, 5), '[2]', false);
    expect(String(cache.find('all', by(1, 5, 2), true))).toBe('[1]');
    expect(String(cache.find('own', by(1, 5, 1), false))).toBe('[2]');
    expect(cache.find('own', by(1, 5, 2), false)).toBeUndefined();
    expect(cache.find('all', by(2, 5), true)).toBeUndefined();
  });

  it('goes when a newer revision of its project is seen, of that project alone', () => {
    const cache = createCache();
    for (let at = 0; at < 50; at += 1) cache.set(`name ${at}`, by(1, 5), '[]', true);
    cache.set('name', by(2, 5), '[]', true);
    expect(cache.size).toMatchObject({ answers: 51, projects: 2 });
    cache.find('another', by(1, 6), true);
    expect(cache.size).toMatchObject({ answers: 1, projects: 1 });
  });

  it('is not kept for a revision that is known to be over', () => {
    const cache = createCache();
    cache.set('new', by(1, 6), '[6]', true);
    cache.set('old', by(1, 5), '[5]', true);
    expect(cache.size.answers).toBe(1);
    expect(String(cache.find('new', by(1, 6), true))).toBe('[6]');
  });

  it('takes no more room than there is, whatever it is called and of however many projects', () => {
    const cache = createCache();
    for (let at = 0; at < 60_000; at += 1)
      cache.set(`${at}${'x'.repeat(at % 3_000)}`, by(at % 10_000, 1), '[]', true);
    const { answers, projects, bytes } = cache.size;
    expect(bytes).toBeLessThanOrEqual(32 * 1_048_576);
    expect(answers).toBeLessThanOrEqual(20_000);
    expect(projects).toBeLessThanOrEqual(answers);
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
