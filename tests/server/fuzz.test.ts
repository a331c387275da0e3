import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordKinds } from '#/core/call';
import { quotes } from '#/platform/server/database/schema/papers';
import { rateLimits } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';
import type { RouteEntry } from '#/platform/server/http/routes';
import { fingerprint, fingerprintOf } from '../support/fingerprint';
import { freePort } from '../support/free-port';
import { type HostileRequest, hostileRequest, type World } from '../support/hostile/requests';
import { makeContact, makeRecord } from '../support/record-fixtures';
import { type Client, withTestApp } from '../support/test-app';

/** `npm run test:fuzz` asks for many more, each time others. */
const perRoute = Number(process.env.FUZZ_RUNS ?? 25);
const seed = Number(process.env.FUZZ_SEED ?? 20_260_301);
const patienceMs = 5_000;
const checkEvery = 10;

/** It listens as well: signing in asks the embedded provider, which is the same server. */
const port = await freePort();
const app = withTestApp({
  publicUrl: `http://localhost:${port}`,
  env: { REQUESTS_PER_MINUTE: '100000000' },
});

/** Routes on which something was accepted: a run in which everything is refused at the door proves little. */
const accepted = new Set<string>();

let bystander: Client;
let bystanderBefore: string;

beforeAll(async () => {
  await app().http.listen({ port, host: 'localhost' });
  bystander = await app().signIn('Bert Buur');
  await makeWorld(bystander);
  bystanderBefore = await fingerprintOf(app().db, bystander.user.id);
});

/** A project with a record of each kind. */
async function makeWorld({ user }: Client): Promise<World> {
  const { db } = app();
  const [project] = await db
    .insert(projects)
    .values({ name: 'Te beproeven', userId: user.id })
    .returning({ id: projects.id });
  const place = { projectId: project?.id ?? 0, createdBy: user.id };
  const contactId = await makeContact(db, user.id);
  const named: Record<string, number> = { projectId: place.projectId, contactId, id: contactId };
  const keys: string[] = [];
  for (const kind of recordKinds) {
    const made = await makeRecord[kind](db, place);
    if (typeof made === 'number') named[kind] = made;
    else keys.push(made);
  }
  await db.update(quotes).set({ contactId }).where(eq(quotes.projectId, place.projectId));
  return { ids: Object.values(named), named: { ...named, quoteId: named.quotes ?? 0 }, keys };
}

function within<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${patienceMs} ms`)), patienceMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function send(request: HostileRequest, cookie: string) {
  const response = await within(
    app().http.inject({
      ...request,
      method: request.method as 'GET',
      headers: { ...request.headers, ...(cookie ? { cookie } : {}) },
    }),
  );
  const said = response.body.slice(0, 500);
  if (response.statusCode >= 500) throw new Error(`answered ${response.statusCode}: ${said}`);
  if (response.statusCode >= 400 && request.url.startsWith('/api/')) expectSentence(response.headers, said);
  return response.statusCode;
}

/** A refusal is JSON with a sentence; a door for browsers may show a page instead. */
function expectSentence(headers: Record<string, unknown>, said: string): void {
  if (String(headers['content-type']).startsWith('text/html')) return;
  const { message } = JSON.parse(said.length < 500 ? said : '{"message":"lang"}') as { message?: unknown };
  if (typeof message !== 'string' || message === '') throw new Error(`refused without a sentence: ${said}`);
}

/** Whatever is refused, and whatever only reads, leaves everything as it was. */
class Watch {
  #before = '';
  #unchecked = 0;

  async start(): Promise<void> {
    this.#before = await fingerprint(app().db);
  }

  async saw(request: HostileRequest, status: number): Promise<void> {
    const mayChange = request.method !== 'GET' && status < 400;
    this.#unchecked = mayChange ? 0 : this.#unchecked + 1;
    if (mayChange) this.#before = await fingerprint(app().db);
    else if (this.#unchecked >= checkEvery) await this.check();
  }

  async check(): Promise<void> {
    this.#unchecked = 0;
    expect(await fingerprint(app().db)).toBe(this.#before);
  }
}

/** Signing in and out, pages of the provider: they begin things by being read. */
function onlyBegins({ path }: RouteEntry): boolean {
  return /^\/(inloggen|api\/(login|logout|auth))/.test(path) && path !== '/api/auth/user';
}

async function attack(route: RouteEntry, index: number): Promise<void> {
  const { db } = app();
  await db.delete(rateLimits);
  // Anew for every route: one of them signs out.
  const owner = await app().signIn('Olga Owner', { subject: 'olga', email: 'olga@voorbeeld.example' });
  const world = await makeWorld(owner);
  const theirIds = await db
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.userId, bystander.user.id));
  const known = { ...world, ids: [...world.ids, ...theirIds.map(({ id }) => id)] };
  const watch = new Watch();
  await watch.start();
  const cookies = fc.constantFrom(
    owner.cookie,
    owner.cookie,
    owner.cookie,
    '',
    'session=%00',
    `session=${'x'.repeat(3_000)}`,
  );
  await fc.assert(
    fc.asyncProperty(hostileRequest(route, known), cookies, async (request, cookie) => {
      const status = await send(request, cookie);
      if (status < 400) accepted.add(`${route.method} ${route.path}`);
      if (!onlyBegins(route)) await watch.saw(request, status);
    }),
    { numRuns: perRoute, seed: seed + index, interruptAfterTimeLimit: 600_000 },
  );
  if (!onlyBegins(route)) await watch.check();
}

describe('whatever somebody sends', () => {
  it(
    'is answered in time and without a failure on every route, and only accepted writes change anything',
    async () => {
      const failures: string[] = [];
      for (const [index, route] of app().routes.entries()) {
        await attack(route, index).catch((error: Error) => {
          const cause = error.cause instanceof Error ? ` ${error.cause.message}` : '';
          failures.push(
            `${route.method} ${route.path}: ${error.message.slice(0, 1_500)}${cause.slice(0, 800)}`,
          );
        });
      }
      expect(failures.join('\n\n')).toBe('');
      expect(accepted.size).toBeGreaterThan(app().routes.length * 0.6);
    },
    60 * 60_000,
  );

  it('never touches what is somebody else’s', async () => {
    expect(await fingerprintOf(app().db, bystander.user.id)).toBe(bystanderBefore);
  });
});
