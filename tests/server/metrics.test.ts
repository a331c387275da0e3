import { describe, expect, it } from 'vitest';
import { enqueue } from '#/platform/server/database/stores/enqueue-store';
import { withOwnTestApp } from '../support/test-app';

const token = 'een-lang-genoeg-geheim';
const app = withOwnTestApp({ env: { METRICS_TOKEN: token } });

function ask(headers: Record<string, string>, remoteAddress = '203.0.113.9') {
  return app().http.inject({ url: '/metrics', headers, remoteAddress });
}

describe('what monitoring reads', () => {
  it('counts answers by route and status, and tells of pool, jobs and storage', async () => {
    await app().http.inject('/api/projects');
    await app().http.inject('/geheim-adres');
    await enqueue(app().db, 'iets', {});
    const { statusCode, body, headers } = await ask({ authorization: `Bearer ${token}` });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toMatch(
      /truweel_http_request_duration_seconds_count\{method="GET",route="\/api\/projects",status="401"\} 1/,
    );
    expect(body).not.toContain('geheim-adres');
    expect(body).toContain('truweel_outbox_jobs{state="waiting"} 1');
    expect(body).toContain('truweel_storage{unit="bytes"} 0');
    expect(body).toMatch(/truweel_database_connections\{state="open"\} \d/);
  });

  it('is for this machine, or who has the token', async () => {
    expect((await ask({})).statusCode).toBe(403);
    expect((await ask({ authorization: 'Bearer iets-anders-dat-lang-is' })).statusCode).toBe(403);
    expect((await ask({}, '127.0.0.1')).statusCode).toBe(200);
    expect((await ask({ authorization: 'Bearer mis' }, '127.0.0.1')).statusCode).toBe(403);
  });

  it('is not for everybody behind a proxy on this machine', async () => {
    expect((await ask({ 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1')).statusCode).toBe(403);
  });
});
