import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateLimits, sessions } from '#/platform/server/database/schema/people';
import { freePort } from '../support/free-port';
import { openTestApp, type TestApp, withTestApp } from '../support/test-app';

const app = withTestApp();

function ask(url: string, headers: Record<string, string> = {}, remoteAddress = '203.0.113.1') {
  return app().http.inject({ url, headers, remoteAddress });
}

describe('what a script meets and a family does not', () => {
  it('counts signing in by address, and lets a household sign in', async () => {
    const port = await freePort();
    const listening = await openTestApp({ publicUrl: `http://localhost:${port}` });
    await listening.http.listen({ port, host: 'localhost' });
    const start = (remoteAddress: string) => listening.http.inject({ url: '/api/login', remoteAddress });
    const answers = [];
    for (let tries = 0; tries < 61; tries += 1) answers.push((await start('203.0.113.5')).statusCode);
    expect(answers.slice(0, 60).every((status) => status === 302)).toBe(true);
    expect(answers.at(-1)).toBe(429);
    expect((await start('203.0.113.6')).statusCode).toBe(302);
    await listening.close();
  });

  it('counts a call by user over all processes: the count stands in the database', async () => {
    const owner = await app().signIn();
    const { body: project } = await owner.request('POST', '/api/projects', { name: 'Thuis' });
    const url = `/api/projects/${(project as { id: number }).id}/collaborators/invite`;
    const invite = (count: number) =>
      owner.request('POST', url, { email: `gast-${count}@voorbeeld.example` });
    for (let count = 0; count < 30; count += 1) expect((await invite(count)).status).toBe(201);
    const refused = await invite(30);
    expect([refused.status, refused.body]).toEqual([
      429,
      { message: 'Te veel pogingen. Probeer het over 60 minuten opnieuw.' },
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    const counts = await app().db.select().from(rateLimits);
    const invited = counts.filter(({ key }) => key.includes('invite'));
    expect(invited.map(({ count }) => count)).toContain(31);
    const other = await app().signIn();
    const { body: second } = await other.request('POST', '/api/projects', { name: 'Elders' });
    const theirs = `/api/projects/${(second as { id: number }).id}/collaborators/invite`;
    expect((await other.request('POST', theirs, { email: 'gast@voorbeeld.example' })).status).toBe(201);
  });

  it('begins to count anew when the time is over', async () => {
    const owner = await app().signIn();
    const start = () => owner.request('POST', '/api/projects/example');
    await app()
      .db.insert(rateLimits)
      .values({
        key: `/api/projects/example user ${owner.user.id}`,
        count: 500,
        windowEndsAt: new Date(Date.now() - 1_000).toISOString(),
      });
    expect((await start()).status).toBe(201);
  });

  it('counts who invents a session with every request by address all the same', async () => {
    const small = await openTestApp({ env: { REQUESTS_PER_MINUTE: '100' } });
    const statuses = new Set<number>();
    for (let count = 0; count <= 101; count += 1) {
      const headers = { cookie: `session=verzonnen-${count}` };
      statuses.add((await small.http.inject({ url: '/api/auth/user', headers })).statusCode);
    }
    expect([...statuses]).toEqual([401, 429]);
    const real = await small.signIn();
    expect((await real.request('GET', '/api/auth/user')).status).toBe(429);
    await small.close();
  });

  it('never sees one housemate pay for another behind the same address', async () => {
    const small = await openTestApp({ env: { REQUESTS_PER_MINUTE: '100' } });
    const [one, two] = [await small.signIn(), await small.signIn()];
    await one.request('GET', '/api/auth/user');
    await two.request('GET', '/api/auth/user');
    for (let count = 0; count < 101; count += 1) await one.request('GET', '/api/auth/user');
    expect((await one.request('GET', '/api/auth/user')).status).toBe(429);
    expect((await two.request('GET', '/api/auth/user')).status).toBe(200);
    await small.close();
  });
});

describe('whose address counts', () => {
  async function addressCounted(
    env: Record<string, string>,
    forwarded = '198.51.100.7',
  ): Promise<string | undefined> {
    const port = await freePort();
    const one = await openTestApp({ env, publicUrl: `http://localhost:${port}` });
    await one.http.listen({ port, host: 'localhost' });
    const headers = { 'x-forwarded-for': forwarded };
    await one.http.inject({ url: '/api/login', headers, remoteAddress: '203.0.113.2' });
    const [row] = await one.db.select().from(rateLimits);
    await one.close();
    return row?.key;
  }

  it('is the connection’s own, whatever a header claims', async () => {
    expect(await addressCounted({})).toBe('sign-in address 203.0.113.2');
  });

  it('is the one that a proxy names, where TRUST_PROXY says there is one', async () => {
    expect(await addressCounted({ TRUST_PROXY: 'true' })).toBe('sign-in address 198.51.100.7');
  });

  it.each([
    ['true', '203.0.113.66, 198.51.100.7', '198.51.100.7'],
    ['2', '203.0.113.66, 198.51.100.7, 10.0.0.1', '198.51.100.7'],
    ['203.0.113.0/24,10.0.0.0/8', '203.0.113.66, 198.51.100.7, 10.0.0.1', '198.51.100.7'],
    ['10.0.0.0/8', '198.51.100.7', '203.0.113.2'],
  ])(
    'is with TRUST_PROXY=%s and ‘%s’ %s, whatever a visitor wrote before it',
    async (trust, sent, counted) => {
      expect(await addressCounted({ TRUST_PROXY: trust }, sent)).toBe(`sign-in address ${counted}`);
    },
  );
});

describe('headers', () => {
  it('allow no script but ours, no frame but ours, and no other form target', async () => {
    const policy = String((await ask('/')).headers['content-security-policy']);
    const directives = Object.fromEntries(
      policy.split(';').map((part) => {
        const [name = '', ...sources] = part.trim().split(' ');
        return [name, sources.join(' ')];
      }),
    );
    expect(directives).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'self'",
      'form-action': "'self'",
      'frame-ancestors': "'self'",
      'connect-src': "'self'",
    });
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|data:|https:|\*)/);
    expect(directives['img-src']).toBe("'self' data: blob:");
  });

  it('stand on calls, files and refusals too', async () => {
    for (const url of ['/api/health', '/api/projects', '/api/nergens', '/assets/app.js', '/nergens']) {
      const { headers } = await ask(url);
      expect([url, headers['x-content-type-options'], headers['referrer-policy']]).toEqual([
        url,
        'nosniff',
        'same-origin',
      ]);
      expect(headers['content-security-policy']).toBeDefined();
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });
});

describe('behind https', () => {
  let secure: TestApp;
  beforeAll(async () => {
    secure = await openTestApp({ publicUrl: 'https://truweel.example', env: { TRUST_PROXY: 'true' } });
  });
  afterAll(() => secure.close());

  it('marks cookies Secure, HttpOnly and SameSite=Lax, and asks for https from then on', async () => {
    const { cookie } = await secure.signIn();
    const answer = await secure.http.inject({ url: '/api/logout', headers: { cookie } });
    const [line = ''] = [answer.headers['set-cookie']].flat();
    for (const flag of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(line).toContain(flag);
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('refuses writes from the same host without https', async () => {
    const { cookie } = await secure.signIn();
    const write = (origin: string) =>
      secure.http.inject({
        method: 'POST',
        url: '/api/projects',
        headers: { cookie, origin },
        payload: { name: 'x' },
      });
    expect((await write('http://truweel.example')).statusCode).toBe(403);
    expect((await write('https://truweel.example.evil.example')).statusCode).toBe(403);
    expect((await write('https://truweel.example')).statusCode).toBe(201);
  });
});

describe('sessions', () => {
  it('are kept as a hash, and a hash opens nothing', async () => {
    const { user, cookie } = await app().signIn();
    const [row] = await app().db.select().from(sessions).where(eq(sessions.userId, user.id));
    expect(cookie).not.toContain(row?.tokenHash);
    expect((await ask('/api/auth/user', { cookie: `session=${row?.tokenHash}` })).statusCode).toBe(401);
    expect((await ask('/api/auth/user', { cookie })).statusCode).toBe(200);
  });
});
