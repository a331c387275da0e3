import { describe, expect, it } from 'vitest';
import { KeptReads, nameOfRead, type ReadBy } from '#/platform/server/http/kept-reads';

const now = () => new Date('2026-11-15T12:00:00Z');
const keptReads = () => new KeptReads({ stamp: 'abc', now });

const by = (projectId: number, revision: number, userId = 1): ReadBy => ({
  userId,
  project: { projectId, revision, role: 'owner' },
});

describe('what reads were answered', () => {
  it('is there for who asks the same, and for all of a role where it is nobody’s own', () => {
    const reads = keptReads();
    reads.keep('all', by(1, 5), '[1]', true);
    reads.keep('own', by(1, 5), '[2]', false);
    expect(String(reads.find('all', by(1, 5, 2)))).toBe('[1]');
    expect(String(reads.find('own', by(1, 5, 1)))).toBe('[2]');
    expect(reads.find('own', by(1, 5, 2))).toBeUndefined();
    expect(reads.find('all', by(2, 5))).toBeUndefined();
  });

  it('goes when a newer revision of its project is seen, of that project alone', () => {
    const reads = keptReads();
    for (let at = 0; at < 50; at += 1) reads.keep(`name ${at}`, by(1, 5), '[]', true);
    reads.keep('name', by(2, 5), '[]', true);
    expect(reads.size).toMatchObject({ answers: 51, projects: 2 });
    reads.find('another', by(1, 6));
    expect(reads.size).toMatchObject({ answers: 1, projects: 1 });
  });

  it('is not kept for a revision that is known to be over', () => {
    const reads = keptReads();
    reads.keep('new', by(1, 6), '[6]', true);
    reads.keep('old', by(1, 5), '[5]', true);
    expect(reads.size.answers).toBe(1);
    expect(String(reads.find('new', by(1, 6)))).toBe('[6]');
  });

  it('takes no more room than there is, whatever it is called and of however many projects', () => {
    const reads = keptReads();
    for (let at = 0; at < 60_000; at += 1)
      reads.keep(`${at}${'x'.repeat(at % 3_000)}`, by(at % 10_000, 1), '[]', true);
    const { answers, projects, bytes } = reads.size;
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
