import { describe, expect, it } from 'vitest';
import { getRevision } from '#/features/history/live/contract';
import { createProject } from '#/features/people/projects/contract';
import { testUrl, withTestApp } from '../support/test-app';

const app = withTestApp();

describe('the http floor', () => {
  it('allows no inline script and guesses no types', async () => {
    const { headers } = await app().http.inject('/');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('refuses a write that another site made the browser send', async () => {
    const owner = await app().signIn();
    const write = (headers: Record<string, string>) =>
      app().http.inject({
        method: 'POST',
        url: '/api/projects',
        headers: { cookie: owner.cookie, ...headers },
        payload: { name: 'x' },
      });
    expect((await write({ origin: 'https://elders.example' })).statusCode).toBe(403);
    expect((await write({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await write({ origin: 'null' })).statusCode).toBe(403);
    expect((await write({ origin: testUrl, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(201);
  });

  it('says of a change what it changed, a record or fields of one, and which revision that made', async () => {
    const owner = await app().signIn();
    const { body: project } = await owner.call(createProject, { body: { name: 'Kouter 7' } });
    const revision = async () =>
      (await owner.call(getRevision, { params: { projectId: project.id } })).body.revision;
    const task = await app().http.inject({
      method: 'POST',
      url: `/api/projects/${project.id}/planning`,
      headers: { cookie: owner.cookie },
      payload: { title: 'Stelling' },
    });
    expect([task.statusCode, task.headers['x-changed']]).toEqual([201, 'tasks']);
    expect(task.headers['x-revisions']).toBe(`${project.id}=${await revision()}`);
    const moved = await app().http.inject({
      method: 'PUT',
      url: `/api/planning/${task.json<{ id: number }>().id}`,
      headers: { cookie: owner.cookie },
      payload: { title: 'Stelling', startDate: '2026-03-02' },
    });
    expect([moved.statusCode, moved.headers['x-changed']]).toEqual([200, 'tasks.startDate']);
    const url = `/api/projects/${project.id}/planning`;
    const { headers } = await app().http.inject({ url, headers: { cookie: owner.cookie } });
    expect(headers['x-changed']).toBeUndefined();
  });

  it.each([
    ['a body that is no JSON', '{"name":', 'application/json', 400],
    ['a body of another kind', '<name/>', 'application/xml', 415],
    ['a body over the limit', JSON.stringify({ name: 'x'.repeat(1_100_000) }), 'application/json', 413],
  ])('answers %s with a Dutch sentence', async (_, payload, type, status) => {
    const owner = await app().signIn();
    const headers = { cookie: owner.cookie, 'content-type': type };
    const response = await app().http.inject({ method: 'POST', url: '/api/projects', headers, payload });
    expect(response.statusCode).toBe(status);
    expect(response.json().message).toMatch(/^[A-Z][^:]+\.$/);
  });

  it('answers unknown calls with JSON and unknown pages with the page, both 404', async () => {
    const call = await app().http.inject('/api/bestaat-niet');
    expect([call.statusCode, call.json()]).toEqual([404, { message: 'Niet gevonden.' }]);
    const page = await app().http.inject('/bestaat-niet');
    expect([page.statusCode, page.body]).toEqual([404, '<title>Page Not Found</title>']);
    expect((await app().http.inject('/assets/bestaat-niet.js')).statusCode).toBe(404);
  });

  it.each(['/old.js', '/oud/stijl.css', '/favicon-oud.png', '/sw.js?v=2', '/app.js.map'])(
    'answers a file that is not there with no page: %s',
    async (url) => {
      const { cookie } = await app().signIn();
      for (const headers of [{}, { cookie }]) {
        const answer = await app().http.inject({ url, headers });
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([
          404,
          'application/json; charset=utf-8',
        ]);
      }
    },
  );

  it('answers the address of a page that never was with the page', async () => {
    for (const url of ['/index.html', '/nergens.', '/v1.0/nergens']) {
      const answer = await app().http.inject(url);
      expect([answer.statusCode, answer.body]).toEqual([404, '<title>Page Not Found</title>']);
    }
  });

  it('shows visitors the landing page, and signed-in people the app', async () => {
    const { cookie } = await app().signIn();
    const visit = (url: string, headers = {}) => app().http.inject({ url, headers });
    expect((await visit('/')).body).toContain('<title>landing</title>');
    expect((await visit('/quotes')).body).toContain('href="/api/auth/demo?terug=%2Fquotes"');
    expect((await visit('/quotes', { cookie })).body).toBe('<title>app</title>');
    expect((await visit('/nergens', { cookie })).statusCode).toBe(404);
    expect((await visit('/', { cookie: 'session=verzonnen' })).body).toContain('<title>landing</title>');
  });

  it('gives anybody the program without anybody in it, to be kept for when there is no connection', async () => {
    const { cookie } = await app().signIn();
    const answers = await Promise.all(
      [{}, { cookie }].map((headers) => app().http.inject({ url: '/app-shell', headers })),
    );
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, '<title>app</title>'],
      [200, '<title>app</title>'],
    ]);
  });

  it('keeps built files for ever and pages never', async () => {
    expect((await app().http.inject('/assets/app.js')).headers['cache-control']).toContain('immutable');
    expect((await app().http.inject('/')).headers['cache-control']).toBe('private, no-cache');
  });

  it('describes every call, and says it is well', async () => {
    const description = (await app().http.inject('/api/openapi.json')).json();
    expect(description.paths['/api/projects/{projectId}'].put.requestBody).toBeDefined();
    expect((await app().http.inject('/api/docs/')).statusCode).toBe(200);
    expect((await app().http.inject('/api/health')).json()).toEqual({ status: 'ok' });
  });

  it('leads a visitor of 127.0.0.1 to the address where cookies work', async () => {
    const headers = { host: '127.0.0.1:4999', accept: 'text/html' };
    const response = await app().http.inject({ url: '/quotes', headers });
    expect([response.statusCode, response.headers.location]).toEqual([302, `${testUrl}/quotes`]);
  });

  it('stops a script that asks too much, by address', async () => {
    const ask = () => app().http.inject({ url: '/api/installation', remoteAddress: '203.0.113.9' });
    for (let asked = 0; asked < 1_499; asked += 1) await ask();
    expect((await ask()).statusCode).toBe(200);
    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({ message: 'Te veel pogingen. Probeer het over een minuut opnieuw.' });
    const watching = { url: '/api/health', remoteAddress: '203.0.113.9' };
    expect((await app().http.inject(watching)).statusCode).toBe(200);
  });
});
