import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProject } from '#/features/people/projects/contract';
import { freePort } from '../support/free-port';
import { proveLife } from '../support/life';
import { openTestApp, type TestApp } from '../support/test-app';

let app: TestApp;
let url: string;
let port: number;

beforeAll(async () => {
  port = await freePort();
  url = `http://localhost:${port}`;
  app = await openTestApp({ publicUrl: url });
  await app.http.listen({ port, host: 'localhost' });
});
afterAll(() => app.close());

/** As it is on the wire: what no client would send. */
async function sendRaw(lines: string): Promise<string> {
  const socket = connect(port, 'localhost');
  socket.end(lines.replaceAll('\n', '\r\n'));
  return text(socket);
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('what the database can’t hold', () => {
  it.each([
    '/api/auth/callback?state=%00',
    '/api/auth/callback?state=x&code=%00',
    '/api/auth/callback?error=%ff',
    '/api/auth/callback?%00=x',
    '/api/login?terug=%00',
    '/api/login?terug=%ED%A0%80',
    '/api/login?terug=%',
    '/oidc/auth?client_id=%00',
    '/oidc/auth/%00',
    '/inloggen/%00',
    '/api/files/%00',
    '/quotes%00',
    '/%',
    '/%E0%A4%A',
    '/assets/%c0%af',
    '/api/docs/%00',
  ])('is refused in the address %s, with a sentence or on a page', async (path) => {
    const asked = await app.http.inject({ url: path });
    expect([asked.statusCode, asked.json()]).toEqual([
      400,
      { message: expect.stringMatching(/^Dit adres .+\.$/) },
    ]);
    expect(asked.headers['x-content-type-options']).toBe('nosniff');
    expect(asked.headers['x-request-id']).toBeDefined();
    const opened = await app.http.inject({
      url: path,
      headers: { accept: 'text/html', host: `localhost:${port}` },
    });
    expect(opened.statusCode).toBe(400);
    expect(opened.body).toContain('<h1>Dit adres klopt niet</h1>');
  });

  it.each([
    ['/oidc/me', 'access_token=%00'],
    ['/oidc/token', 'grant_type=authorization_code&code=%00&client_id=truweel'],
    ['/oidc/token', 'grant_type=%00&client_id=%00'],
    ['/inloggen/x', 'name=a%00b&email=a%40voorbeeld.example'],
    ['/inloggen/x', '%00=x'],
  ])('is refused in the form sent to %s: %s', async (path, payload) => {
    const answer = await app.http.inject({ method: 'POST', url: path, headers: form, payload });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { message: expect.stringContaining('niet bewaard kan worden') },
    ]);
  });

  it.each([
    '{"name":"a\\u0000b"}',
    '{"name":"\\ud800"}',
    '{"name":"x","\\u0000":1}',
    '{"name":"x","a":[{"b":"\\udfff"}]}',
  ])('is refused in JSON: %s', async (payload) => {
    const { cookie } = await app.signIn();
    const headers = { cookie, 'content-type': 'application/json' };
    const answer = await app.http.inject({ method: 'POST', url: createProject.path, headers, payload });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { message: expect.stringContaining('niet bewaard kan worden') },
    ]);
  });

  it('is refused in a form with a file', async () => {
    const owner = await app.signIn();
    const { body: project } = await owner.call(createProject, { body: { name: 'Thuis' } });
    const sent = new FormData();
    sent.set('category', 'other');
    sent.set('description', 'a\u0000b');
    const answer = await owner.request('POST', `/api/projects/${project.id}/documents`, sent);
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining('bewaard') } });
  });

  it('makes a cookie as if it were not there', async () => {
    for (const cookie of ['session=%00', 'session=%ED%A0%80; sign-in=%00', 'a=b; %00=x']) {
      expect((await app.http.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode).toBe(401);
      expect((await app.http.inject({ url: '/quotes', headers: { cookie } })).statusCode).toBe(200);
    }
  });

  it('is no client of the provider, however it is wrapped', async () => {
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const who = encode({ iss: '\u0000', sub: '\u0000', aud: url, exp: 9_999_999_999, jti: '\u0000' });
    const answer = await app.http.inject({
      method: 'POST',
      url: '/oidc/token',
      headers: form,
      payload: new URLSearchParams({
        grant_type: 'authorization_code',
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: `${encode({ alg: 'HS256' })}.${who}.x`,
      }).toString(),
    });
    expect([answer.statusCode, answer.json().error]).toEqual([401, 'invalid_client']);
  });

  it('leaves everybody else at their work', () => proveLife(url));
});

describe('what is no HTTP', () => {
  it.each([
    ['GET /\u0000 HTTP/1.1\nHost: localhost\n\n', 400],
    ['GET / HTTP/1.1\nHost: localhost\nCookie: a=\u0000\n\n', 400],
    ['hallo\n\n', 400],
    [`GET / HTTP/1.1\nHost: localhost\nX: ${'x'.repeat(20_000)}\n\n`, 431],
  ])('is answered in the shape of other refusals', async (sent, status) => {
    const answer = await sendRaw(sent);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toEqual({
      message: expect.stringMatching(/^De aanvraag .+\.$/),
    });
  });
});

describe('the page one wants to come back to', () => {
  it.each(['?terug=a&terug=b', '?terug=', '?terug[x]=1', '?terug=%2F%2Felders.example'])(
    'may be anything: %s',
    async (query) => {
      const { statusCode, headers } = await app.http.inject(`/api/login${query}`);
      expect([statusCode, String(headers.location)]).toEqual([302, expect.stringContaining('/oidc/auth?')]);
    },
  );
});

describe('the embedded provider', () => {
  it('stands behind the same headers and limits as everything else', async () => {
    const small = await openTestApp({ env: { REQUESTS_PER_MINUTE: '100' } });
    const ask = () =>
      small.http.inject({ url: '/oidc/.well-known/openid-configuration', remoteAddress: '203.0.113.7' });
    const { statusCode, headers, body } = await ask();
    expect([statusCode, JSON.parse(body).issuer]).toEqual([200, 'http://localhost:4999/oidc']);
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    for (let count = 0; count < 99; count += 1) await ask();
    expect((await ask()).statusCode).toBe(429);
    await small.close();
  });

  it('answers what it does not know', async () => {
    for (const path of ['/oidc/', '/oidc/nergens', '/oidc/auth/verzonnen']) {
      expect((await app.http.inject(path)).statusCode).toBeLessThan(500);
    }
    expect((await app.http.inject('/oidc')).statusCode).toBe(404);
    const unknown = await app.http.inject('/oidc/nergens');
    expect([unknown.statusCode, unknown.json()]).toEqual([404, { message: 'Niet gevonden.' }]);
  });
});

describe('the name a server is asked by', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await openTestApp({ publicUrl: 'https://huis.example', env: { TRUST_PROXY: 'true' } });
  });
  afterAll(() => site.close());

  const ask = (host: string, path = '/api/installation', more = {}) =>
    site.http.inject({ url: path, headers: { host, ...more } });

  it.each([
    'huis.example',
    'HUIS.example:443',
    'huis.example:8443',
    'huis.example.',
    'localhost:3000',
    '127.0.0.1',
  ])('may be %s', async (host) => {
    expect((await ask(host)).statusCode).toBe(200);
  });

  it.each(['elders.example', 'huis.example.elders.example', 'localhost.example', '10.0.0.1', '[::2]'])(
    'is not %j',
    async (host) => {
      const answer = await ask(host);
      expect([answer.statusCode, answer.json()]).toEqual([
        421,
        { message: 'Deze server antwoordt op https://huis.example. Gebruik dat adres.' },
      ]);
    },
  );

  it('is told on a page to who opens one, with the way there', async () => {
    const { statusCode, body } = await ask('elders.example', '/', { accept: 'text/html' });
    expect(statusCode).toBe(421);
    expect(body).toContain('<a href="https://huis.example/">');
  });

  it('may be what a proxy says the visitor asked', async () => {
    const forwarded = { 'x-forwarded-host': 'huis.example' };
    expect((await ask('upstream', '/api/installation', forwarded)).statusCode).toBe(200);
    expect(
      (await app.http.inject({ url: '/', headers: { host: 'x.example', ...forwarded } })).statusCode,
    ).toBe(421);
  });

  it('is anything for who asks whether all is well', async () => {
    expect((await ask('10.0.0.1', '/api/health')).statusCode).toBe(200);
  });
});
