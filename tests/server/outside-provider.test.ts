import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobs } from '#/platform/server/database/schema/jobs';
import { sessions, users } from '#/platform/server/database/schema/people';
import { hasPicture, savePicture } from '#/platform/server/database/stores/picture-store';
import { keepPicture, pictureJob } from '#/platform/server/identity/picture';
import { Browser } from '../support/browser';
import { freePort } from '../support/free-port';
import { jobContext } from '../support/job-context';
import { logoutEvent, type OutsideProvider, startOutsideProvider } from '../support/outside-provider';
import { openTestApp, type TestApp } from '../support/test-app';

let app: TestApp;
let url: string;
let outside: OutsideProvider;

beforeAll(async () => {
  const port = await freePort();
  url = `http://localhost:${port}`;
  outside = await startOutsideProvider(`${url}/api/auth/callback`, { claimsAt: 'userinfo' });
  app = await openTestApp({
    publicUrl: url,
    env: {
      OIDC_ISSUER: outside.issuer,
      OIDC_CLIENT_ID: outside.clientId,
      OIDC_CLIENT_SECRET: outside.clientSecret,
      OIDC_NAME: 'Itsme',
    },
  });
  await app.http.listen({ port, host: 'localhost' });
});
afterAll(async () => {
  await app.close();
  await outside.stop();
});

async function signIn(person: NonNullable<OutsideProvider['person']>): Promise<Browser> {
  outside.person = person;
  const browser = new Browser();
  expect((await browser.open(`${url}/api/login`)).url).toBe(`${url}/`);
  return browser;
}

const whoIs = async (browser: Browser) => (await browser.request(`${url}/api/auth/user`)).status;

describe('a provider that tells about people only when asked', () => {
  it('is asked, and people have their name and address', async () => {
    const browser = await signIn({
      ...{
        sub: 'u-1',
        given_name: 'Gust',
        name: 'Gust Claes',
        email: 'gust@x.example',
        email_verified: true,
      },
    });
    const user = await (await browser.request(`${url}/api/auth/user`)).json();
    expect(user).toMatchObject({
      firstName: 'Gust',
      lastName: 'Claes',
      email: 'gust@x.example',
      emailVerified: true,
    });
  });

  it('may not know whether an address is somebody’s, and then it is not', async () => {
    const browser = await signIn({ sub: 'u-2', name: 'An', email: 'gust@x.example' });
    const user = await (await browser.request(`${url}/api/auth/user`)).json();
    expect(user).toMatchObject({ email: 'gust@x.example', emailVerified: false });
  });

  it('is taken without what can’t be stored', async () => {
    const browser = await signIn({ sub: 'u-3', name: 'A\u0000n Pe\ud800eters', email: 'a\u0000n@x.example' });
    expect(await (await browser.request(`${url}/api/auth/user`)).json()).toMatchObject({
      firstName: 'An',
      email: 'an@x.example',
    });
  });
});

describe('a provider that tells who left there', () => {
  const now = () => Math.floor(Date.now() / 1000);
  const tell = (token: string) =>
    fetch(`${url}/api/auth/backchannel-logout`, {
      method: 'POST',
      body: new URLSearchParams({ logout_token: token }),
    });
  let count = 0;
  const said = (more: Record<string, unknown>) => {
    count += 1;
    return {
      iss: outside.issuer,
      aud: outside.clientId,
      iat: now(),
      exp: now() + 60,
      jti: `bericht-${count}`,
      ...more,
    };
  };
  const sidOf = async (sub: string) => {
    const rows = await app.db
      .select({ sid: sessions.sid })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(users.subject, sub));
    return rows.map(({ sid }) => sid);
  };

  it('ends one sign-in of somebody, and not their other', async () => {
    const one = await signIn({ sub: 'l-1', name: 'Lot' });
    const [sid] = await sidOf('l-1');
    const two = await signIn({ sub: 'l-1', name: 'Lot' });
    expect(sid).toBeTruthy();
    expect((await tell(await outside.signLogout(said({ sub: 'l-1', sid })))).status).toBe(200);
    expect([await whoIs(one), await whoIs(two)]).toEqual([401, 200]);
  });

  it('ends all of somebody, and of nobody else', async () => {
    const [one, two] = [await signIn({ sub: 'l-2', name: 'Mia' }), await signIn({ sub: 'l-2', name: 'Mia' })];
    const other = await signIn({ sub: 'l-3', name: 'Nel' });
    const answer = await tell(await outside.signLogout(said({ sub: 'l-2' })));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect([await whoIs(one), await whoIs(two), await whoIs(other)]).toEqual([401, 401, 200]);
  });

  it('is believed once', async () => {
    const token = await outside.signLogout(said({ sub: 'l-4' }));
    await signIn({ sub: 'l-4', name: 'Oda' });
    expect((await tell(token)).status).toBe(200);
    const again = await signIn({ sub: 'l-4', name: 'Oda' });
    expect((await tell(token)).status).toBe(400);
    expect(await whoIs(again)).toBe(200);
  });

  it.each([
    ['for another', { aud: 'iemand-anders' }],
    ['from another', { iss: 'https://elders.example' }],
    ['of an hour ago', { iat: now() - 3_600, exp: undefined }],
    ['that has had its time', { exp: now() - 120 }],
    ['about nobody', { sub: undefined }],
    ['about something else', { events: { 'http://elders.example/gebeurtenis': {} } }],
    ['about nothing', { events: {} }],
    ['that could be of a sign-in', { nonce: 'x' }],
    ['without a name', { jti: undefined }],
    ['about somebody who can’t be', { sub: 'l-5\u0000' }],
  ])('is not believed with a message %s', async (_, change) => {
    const browser = await signIn({ sub: 'l-5', name: 'Pia' });
    const answer = await tell(await outside.signLogout(said({ sub: 'l-5', ...change })));
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { message: expect.stringMatching(/niet geldig\.$/) },
    ]);
    expect(await whoIs(browser)).toBe(200);
  });

  it('is not believed where it did not sign', async () => {
    const [head, , signature] = (await outside.signLogout(said({ sub: 'l-6' }))).split('.');
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const forged = encode({ ...said({ sub: 'l-6' }), events: { [logoutEvent]: {} } });
    const unsigned = encode({ alg: 'none' });
    for (const token of ['', 'x', `${head}.${forged}.${signature}`, `${unsigned}.${forged}.`, 'a.b.c']) {
      expect((await tell(token)).status).toBe(400);
    }
  });
});

describe('the picture of who is signed in', () => {
  const picture = () =>
    sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } })
      .webp()
      .toBuffer();

  it('is fetched by a job, kept, and given to its owner alone', async () => {
    const owner = await app.signIn('Rik Rood', { profileImageUrl: 'https://foto.example/rik.png' });
    expect((await owner.request('GET', '/api/auth/user')).body).toMatchObject({ profileImageUrl: null });
    expect((await owner.request('GET', '/api/auth/picture')).status).toBe(404);
    const webp = await picture();
    const asked: string[] = [];
    const job = keepPicture(app.db, async (address) => {
      asked.push(address);
      return webp;
    });
    await job({ userId: owner.user.id }, jobContext);
    expect(asked).toEqual(['https://foto.example/rik.png']);
    expect((await owner.request('GET', '/api/auth/user')).body).toMatchObject({
      profileImageUrl: '/api/auth/picture',
    });
    const shown = await app.http.inject({ url: '/api/auth/picture', headers: { cookie: owner.cookie } });
    expect([shown.headers['content-type'], shown.rawPayload.equals(webp)]).toEqual(['image/webp', true]);
    const again = { cookie: owner.cookie, 'if-none-match': String(shown.headers.etag) };
    expect((await app.http.inject({ url: '/api/auth/picture', headers: again })).statusCode).toBe(304);
    expect((await app.visitor.request('GET', '/api/auth/picture')).status).toBe(401);
    await keepPicture(app.db, async () => undefined)({ userId: owner.user.id }, jobContext);
    expect((await owner.request('GET', '/api/auth/picture')).status).toBe(404);
  });

  it('is asked for at a sign-in, which does not wait for it', async () => {
    await signIn({ sub: 'f-1', name: 'Foto', picture: 'https://127.0.0.1/geheim.png' });
    const [user] = await app.db.select().from(users).where(eq(users.subject, 'f-1'));
    const asked = await app.db.select().from(jobs).where(eq(jobs.kind, pictureJob));
    expect(asked.map(({ payload }) => payload)).toContainEqual({ userId: user?.id });
    await app.jobs.drain();
    const [done] = await app.db.select().from(jobs).where(eq(jobs.kind, pictureJob));
    expect(done?.doneAt).not.toBeNull();
  });

  it('is not kept of who left meanwhile', async () => {
    await savePicture(app.db, 2_000_000_000, await picture());
    expect(await hasPicture(app.db, 2_000_000_000)).toBe(false);
  });
});
