import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp, withTestApp } from '../support/test-app';

const app = withTestApp();

describe('whether requests may be sent here', () => {
  it('is yes where everything answers, and the process and its version are told', async () => {
    const ask = async (path: string) => (await app().visitor.request('GET', path)).body;
    expect(await ask('/api/health/live')).toEqual({ status: 'ok' });
    expect(await ask('/api/health/ready')).toEqual({ status: 'ok' });
    expect(await ask('/api/version')).toEqual({ version: '0.0.0' });
  });

  it.each([
    ['the store of files', 'files', {}],
    ['a process that stops', 'stopping', { stopping: { isStopping: true } }],
  ])('is no, and names it: %s', async (_, part, options) => {
    const broken = await openTestApp({
      ...options,
      storage: (real) =>
        part === 'files' ? { ...real, check: () => Promise.reject(new Error('away')) } : real,
    });
    const { status, body } = await broken.visitor.request('GET', '/api/health/ready');
    expect(status).toBe(503);
    expect(body).toMatchObject({ message: `Niet klaar: ${part}.`, errors: [{ path: part }] });
    expect((await broken.visitor.request('GET', '/api/health/live')).status).toBe(200);
    await broken.close();
  });

  it('is no on a database that lacks a migration of this version', async () => {
    const behind = await openTestApp();
    await behind.db.execute(sql`delete from schema_migrations where name like '0000%'`);
    const { status, body } = await behind.visitor.request('GET', '/api/health/ready');
    expect([status, body]).toMatchObject([503, { errors: [{ path: 'migrations' }] }]);
    await behind.close();
  });

  it('closes the connection of who still asks a process that stops, and answers them', async () => {
    const ending = await openTestApp({ stopping: { isStopping: true } });
    const { statusCode, headers } = await ending.http.inject('/api/projects');
    expect([statusCode, headers.connection]).toEqual([401, 'close']);
    expect((await app().http.inject('/api/projects')).headers.connection).toBe('keep-alive');
    await ending.close();
  });
});
