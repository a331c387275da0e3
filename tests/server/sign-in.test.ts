import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions, signInAttempts, users } from '#/platform/server/database/schema/people';
import { Browser } from '../support/browser';
import { freePort } from '../support/free-port';
import { type OutsideProvider, startOutsideProvider } from '../support/outside-provider';
import { openTestApp, type TestApp } from '../support/test-app';

async function listening(options: (url: string) => Promise<Record<string, string>>) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const app = await openTestApp({ publicUrl: url, env: await options(url) });
  await app.http.listen({ port, host: 'localhost' });
  return { app, url };
}

describe('signing in with the embedded provider', () => {
  let app: TestApp;
  let url: string;
  beforeAll(async () => {
    ({ app, url } = await listening(async () => ({})));
  });
  afterAll(() => app.close());

  async function signIn(browser: Browser, fields: Record<string, string>, start = '/api/auth/demo') {
    const form = await browser.open(url + start);
    expect(form.url).toContain('/inloggen/');
    return browser.submit(form.url, fields);
  }

  it('asks a name and an address, and knows them afterwards', async () => {
    const browser = new Browser();
    const done = await signIn(browser, { name: 'Katrien De Smet', email: 'Katrien@Voorbeeld.example' });
    expect(done.url).toBe(`${url}/`);
    const user = await (await browser.request(`${url}/api/auth/user`)).json();
    expect(user).toMatchObject({
      firstName: 'Katrien',
      lastName: 'De Smet',
      email: 'katrien@voorbeeld.example',
    });
  });

  it('knows the same person by the same address, with today’s name', async () => {
    const first = new Browser();
    await signIn(first, { name: 'An', email: 'an@voorbeeld.example' });
    const second = new Browser();
    await signIn(second, { name: 'An Peeters', email: 'AN@voorbeeld.example' });
    const [one, two] = await Promise.all(
      [first, second].map(async (browser) => (await browser.request(`${url}/api/auth/user`)).json()),
    );
    expect(two).toEqual({ ...one, lastName: 'Peeters' });
    expect(one.id).toBe(two.id);
  });

  it('keeps only the hash of the token, in a cookie that no script can read', async () => {
    const browser = new Browser();
    const form = await browser.open(`${url}/api/login`);
    const answer = await browser.request(form.url, {
      method: 'POST',
      body: new URLSearchParams({ name: 'Bo', email: 'bo@voorbeeld.example' }),
    });
    const back = await browser.request(new URL(answer.headers.get('location') ?? '', url).href);
    const landed = await browser.request(new URL(back.headers.get('location') ?? '', url).href);
    const cookie = landed.headers.getSetCookie().find((line) => line.startsWith('session='));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    const token = browser.jars.get('localhost')?.get('session') ?? '';
    const kept = await app.db.select().from(sessions);
    expect(kept.map(({ tokenHash }) => tokenHash)).not.toContain(token);
    expect(token.length).toBeGreaterThan(40);
  });

  it('comes back to the screen one wanted, and never to another site', async () => {
    const person = { name: 'Cas', email: 'cas@voorbeeld.example' };
    const wanted = await signIn(new Browser(), person, '/api/login?terug=%2Fquotes');
    expect(wanted.url).toBe(`${url}/quotes`);
    const lured = await signIn(new Browser(), person, '/api/login?terug=%2F%2Felders.example');
    expect(lured.url).toBe(`${url}/`);
  });

  it('gives a new session to who signs in again, and ends the old one', async () => {
    const browser = new Browser();
    const person = { name: 'Dirk', email: 'dirk@voorbeeld.example' };
    await signIn(browser, person);
    const before = browser.jars.get('localhost')?.get('session');
    await signIn(browser, person);
    expect(browser.jars.get('localhost')?.get('session')).not.toBe(before);
    const old = await fetch(`${url}/api/auth/user`, { headers: { cookie: `session=${before}` } });
    expect(old.status).toBe(401);
  });

  it.each([
    ['no name', { name: ' ', email: 'x@voorbeeld.example' }, 'Vul uw naam in.'],
    ['no address', { name: 'X', email: 'x' }, 'Ongeldig e-mailadres'],
    ['nothing at all', {}, 'Vul uw naam in.'],
  ])('refuses %s and keeps what was typed', async (_, fields, sentence) => {
    const { response } = await signIn(new Browser(), fields as Record<string, string>);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(sentence);
  });

  it('starts anew where the form is older than the attempt', async () => {
    const browser = new Browser();
    const { hops } = await browser.open(`${url}/inloggen/verzonnen`);
    expect(hops[0]).toBe(`${url}/api/login`);
  });

  it('refuses a callback that was not begun in this browser', async () => {
    const mine = new Browser();
    const form = await mine.open(`${url}/api/login`);
    const stolen = new Browser();
    for (const [host, jar] of mine.jars)
      stolen.jars.set(host, new Map([...jar].filter(([name]) => name !== 'sign-in')));
    const { response } = await stolen.submit(form.url, { name: 'Eva', email: 'eva@voorbeeld.example' });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('verlopen of al gebruikt');
  });

  it('ends the session here when one leaves, but not because another site says so', async () => {
    const browser = new Browser();
    await signIn(browser, { name: 'Fien', email: 'fien@voorbeeld.example' });
    await browser.request(`${url}/api/logout`, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect((await browser.request(`${url}/api/auth/user`)).status).toBe(200);
    const { url: landed } = await browser.open(`${url}/api/logout`);
    expect(landed).toBe(`${url}/`);
    expect((await browser.request(`${url}/api/auth/user`)).status).toBe(401);
  });

  it('forgets a session that was idle too long or is too old', async () => {
    const { user, request } = await app.signIn();
    expect((await request('GET', '/api/auth/user')).status).toBe(200);
    const longAgo = new Date(Date.now() - 15 * 86_400_000).toISOString();
    await app.db.update(sessions).set({ lastSeenAt: longAgo }).where(eq(sessions.userId, user.id));
    expect((await request('GET', '/api/auth/user')).status).toBe(401);
    const soon = new Date(Date.now() - 1000).toISOString();
    await app.db
      .update(sessions)
      .set({ lastSeenAt: new Date().toISOString(), expiresAt: soon })
      .where(eq(sessions.userId, user.id));
    expect((await request('GET', '/api/auth/user')).status).toBe(401);
  });
});

describe('signing in with a provider elsewhere', () => {
  let app: TestApp;
  let url: string;
  let outside: OutsideProvider;
  beforeAll(async () => {
    ({ app, url } = await listening(async (publicUrl) => {
      outside = await startOutsideProvider(`${publicUrl}/api/auth/callback`);
      return {
        OIDC_ISSUER: outside.issuer,
        OIDC_CLIENT_ID: outside.clientId,
        OIDC_CLIENT_SECRET: outside.clientSecret,
        OIDC_NAME: 'Itsme',
      };
    }));
  });
  afterAll(async () => {
    await app.close();
    await outside.stop();
  });

  it('goes to its own path, and takes what the provider vouches for', async () => {
    outside.person = {
      sub: 'p-1',
      given_name: 'Gust',
      name: 'Gust Claes',
      email: 'g@x.example',
      email_verified: false,
    };
    const browser = new Browser();
    const { url: landed, hops } = await browser.open(`${url}/api/auth/itsme`);
    expect(hops[0]).toContain(`${outside.issuer}/auth?`);
    expect(hops[0]).toMatch(/code_challenge=.+&code_challenge_method=S256&state=.+&nonce=/);
    expect(landed).toBe(`${url}/`);
    const [row] = await app.db.select().from(users).where(eq(users.subject, 'p-1'));
    expect(row).toMatchObject({
      issuer: outside.issuer,
      firstName: 'Gust',
      lastName: 'Claes',
      emailVerified: false,
    });
  });

  it('keeps two people apart who share an address', async () => {
    for (const sub of ['p-2', 'p-3']) {
      outside.person = { sub, name: sub, email: 'gezin@x.example', email_verified: true };
      await new Browser().open(`${url}/api/login`);
    }
    const rows = await app.db.select().from(users).where(eq(users.email, 'gezin@x.example'));
    expect(rows).toHaveLength(2);
  });

  it('says it kindly when somebody cancels', async () => {
    outside.person = undefined;
    const { response } = await new Browser().open(`${url}/api/login`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('geannuleerd');
  });

  it('signs out there too', async () => {
    outside.person = { sub: 'p-4', name: 'Hilde' };
    const browser = new Browser();
    await browser.open(`${url}/api/login`);
    const { hops } = await browser.open(`${url}/api/logout`);
    expect(hops[0]).toContain(`${outside.issuer}/session/end?`);
    expect(outside.signedOut).toBe(1);
  });

  it('really asks again where somebody has to confirm who they are', async () => {
    outside.person = { sub: 'p-6', name: 'Jef' };
    const browser = new Browser();
    await browser.open(`${url}/api/login`);
    const confirm = `${url}/api/login?opnieuw=1&terug=${encodeURIComponent('/account?verder=downloaden')}`;
    const { url: landed, hops } = await browser.open(confirm);
    expect(hops[0]).toMatch(/[?&]prompt=login&max_age=0(&|$)/);
    expect(hops.some((hop) => hop.includes('/interaction/'))).toBe(true);
    expect(landed).toBe(`${url}/account?verder=downloaden`);

    const elsewhere = new Browser();
    outside.person = { sub: 'p-7', name: 'Kris' };
    await elsewhere.open(`${url}/api/login`);
    elsewhere.jars.delete('127.0.0.1');
    outside.person = { sub: 'p-6', name: 'Jef' };
    expect((await elsewhere.open(confirm)).url).toBe(`${url}/`);
  });

  it('takes no yes from before for a confirmation, and leaves the session as it was', async () => {
    outside.person = { sub: 'p-8', name: 'Lien' };
    const browser = new Browser();
    await browser.open(`${url}/api/login`);
    const begun = await browser.request(`${url}/api/login?opnieuw=1&terug=%2Faccount`);
    // A provider that lets pass whom it still knows; and the attempt began long after they proved who they are.
    const asked = new URL(begun.headers.get('location') ?? '');
    asked.searchParams.delete('prompt');
    asked.searchParams.set('max_age', '100000');
    const later = new Date(Date.now() + 2 * 3_600_000).toISOString();
    await app.db.update(signInAttempts).set({ expiresAt: later });
    const { response, hops } = await browser.open(asked.href);
    expect(hops.some((hop) => hop.includes('/interaction/'))).toBe(false);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('De aanmelddienst heeft u niet opnieuw laten aanmelden.');
    expect((await browser.request(`${url}/api/auth/user`)).status).toBe(200);
  });

  it('counts a session as old as the moment at which the provider last asked', async () => {
    outside.person = { sub: 'p-9', name: 'Mo' };
    const browser = new Browser();
    await browser.open(`${url}/api/login?opnieuw=1`);
    const [user] = await app.db.select().from(users).where(eq(users.subject, 'p-9'));
    const [session] = await app.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, user?.id ?? 0));
    expect(Date.parse(session?.confirmedAt ?? '') % 1000).toBe(0);
    expect(Date.parse(session?.createdAt ?? '')).toBeGreaterThanOrEqual(
      Date.parse(session?.confirmedAt ?? ''),
    );
  });

  it('uses an attempt once', async () => {
    outside.person = { sub: 'p-5', name: 'Ine' };
    const browser = new Browser();
    const { hops } = await browser.open(`${url}/api/login`);
    const callback = hops.find((hop) => hop.includes('/api/auth/callback')) ?? '';
    const again = await browser.request(callback);
    expect(again.status).toBe(400);
    expect(await app.db.select().from(signInAttempts)).toEqual([]);
  });

  it('has no embedded form beside it', async () => {
    expect((await fetch(`${url}/inloggen/x`)).status).toBe(404);
    expect((await fetch(`${url}/oidc/.well-known/openid-configuration`)).status).toBe(404);
  });

  it('says so when the provider does not answer', async () => {
    const broken = await openTestApp({
      env: {
        OIDC_ISSUER: 'http://127.0.0.1:9',
        OIDC_CLIENT_ID: 'x',
        OIDC_CLIENT_SECRET: 'y',
        OIDC_NAME: 'Weg',
      },
    });
    const response = await broken.http.inject('/api/login');
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain('De aanmelddienst antwoordt niet');
    await broken.close();
  });
});
