import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { AdminError, runAdminTask } from '#/app/server/commands/admin-tasks';
import { jobs } from '#/platform/server/database/schema/jobs';
import { enqueue } from '#/platform/server/database/stores/enqueue-store';
import { withOwnTestApp } from '../../../../tests/support/test-app';

const app = withOwnTestApp();

function run(...args: string[]) {
  return runAdminTask(app().db, args);
}

describe('what an operator asks', () => {
  it('lists people with their visits and storage, and projects by size', async () => {
    const { user, request } = await app().signIn('Katrien', { email: 'katrien@voorbeeld.example' });
    await request('POST', '/api/projects', { name: 'Kouter 7' });
    const [head, ...people] = await run('users');
    expect(head).toMatch(/^id +email +projects +sessions +lastVisit +size$/);
    expect(people.join('\n')).toMatch(
      new RegExp(`${user.id} +katrien@voorbeeld.example +1 +1 +\\S+Z +0.0 MB`),
    );
    expect((await run('projects')).join('\n')).toMatch(/Kouter 7 +katrien@voorbeeld.example +0.0 MB/);
  });

  it('signs somebody out everywhere, and nobody else', async () => {
    const greet = await app().signIn('Greet', { subject: 'greet', email: 'Greet@voorbeeld.example' });
    const tom = await app().signIn('Tom', { subject: 'tom' });
    expect(await run('end-sessions', 'greet@voorbeeld.example')).toEqual(['1 sessions ended.']);
    expect((await greet.request('GET', '/api/auth/user')).status).toBe(401);
    expect((await tom.request('GET', '/api/auth/user')).status).toBe(200);
    expect(await run('end-sessions', String(tom.user.id))).toEqual(['1 sessions ended.']);
  });

  it('tries stuck jobs again or forgets them, and leaves the others alone', async () => {
    const { db } = app();
    await enqueue(db, 'wacht', {});
    await enqueue(db, 'vast', { aan: 'geheim@voorbeeld.example' });
    await db
      .update(jobs)
      .set({ failedAt: sql`now()`, attempts: 16, lastError: 'the mail server: it hung up' })
      .where(eq(jobs.kind, 'vast'));
    const listed = (await run('jobs')).join('\n');
    expect(listed).toMatch(/vast +16 .* true +the mail server: it hung up/);
    expect(listed).not.toMatch(/wacht|geheim/);
    expect(await run('retry', 'all')).toEqual(['1 jobs will be tried again.']);
    const [again] = await db.select().from(jobs).where(eq(jobs.kind, 'vast'));
    expect(again).toMatchObject({ failedAt: null, attempts: 0 });
    expect(await run('drop', String(again?.id))).toEqual(['1 jobs forgotten.']);
    expect(await run('jobs')).toEqual(['None.']);
    expect(await db.select().from(jobs).where(eq(jobs.kind, 'wacht'))).toHaveLength(1);
  });

  it.each([[[]], [['iets']], [['retry', 'x']], [['end-sessions']]])(
    'explains itself for %j',
    async (args) => {
      await expect(run(...args)).rejects.toThrow(AdminError);
    },
  );
});
