import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createExample } from '#/features/front/example/contract';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import { rateLimits } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';
import { fingerprint, fingerprintOf } from '../support/fingerprint';
import { freePort } from '../support/free-port';
import { doorsOf, type HostileDoor, hostileCookies } from '../support/hostile/doors';
import type { HostileRequest, World } from '../support/hostile/requests';
import { inject } from '../support/inject';
import { proveLife } from '../support/life';
import { makeContact, makeRecord, recordKinds } from '../support/record-fixtures';
import { type Client, withOwnTestApp } from '../support/test-app';

/** Over all doors together. `npm run test:fuzz` asks for many more, each time others. */
const inputs = process.env.FUZZ_INPUTS;
/** At each door, so that a new one takes nothing from the others. */
const usualRuns = 9;
const seed = Number(process.env.FUZZ_SEED ?? 20_260_301);
// What hangs is told from what waits for its turn on a busy machine.
const patienceMs = 20_000;
const checkEvery = 10;
const lifeEvery = 8;
const mostAccepted = 20;

/** It listens as well: signing in asks the embedded provider, which is the same server. */
const port = await freePort();
const url = `http://localhost:${port}`;
const app = withOwnTestApp({
  publicUrl: url,
  env: { REQUESTS_PER_MINUTE: '100000000' },
});

/** Doors at which something was accepted: a run in which everything is refused at the door proves little. */
const accepted = new Set<string>();
let tried = 0;

let bystander: Client;
let bystanderBefore: string;

beforeAll(async () => {
  await app().http.listen({ port, host: 'localhost' });
  bystander = await app().signIn('Bert Buur');
  // The first of a day draws its papers: that takes as long for somebody who asks for nothing odd.
  await bystander.call(createExample, {});
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
    const made = await makeRecord(db, kind, place);
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
    inject(app().http, {
      ...request,
      method: request.method as 'GET',
      headers: { ...request.headers, ...(cookie ? { cookie } : {}) },
    }),
  );
  const said = response.body.slice(0, 500);
  if (response.statusCode >= 500) throw new Error(`answered ${response.statusCode}: ${said}`);
  if (response.statusCode >= 400 && request.method !== 'HEAD') expectSentence(response.headers, said);
  if (!response.headers['content-security-policy']) throw new Error('answered without the usual headers');
  return response.statusCode;
}

/** A refusal is JSON with a sentence; a door for browsers may show a page instead, and the provider has its own words. */
function expectSentence(headers: Record<string, unknown>, said: string): void {
  if (String(headers['content-type']).startsWith('text/html')) return;
  const whole = JSON.parse(said.length < 500 ? said : '{"message":"lang"}') as Record<string, unknown>;
  const message = whole.message ?? whole.error;
  if (typeof message !== 'string' || message === '') throw new Error(`refused without a sentence: ${said}`);
}

/** Whatever is refused, and whatever only reads, leaves everything as it was. */
class Watch {
  #before: string | undefined;
  /** The doors at which something was refused or read since it was looked at last. */
  #unchecked: string[] = [];

  /** Until somebody may have changed something it is known from the door before. */
  async start(): Promise<void> {
    this.#before ??= await fingerprint(app().db);
  }

  forget(): void {
    this.#before = undefined;
    this.#unchecked = [];
  }

  async saw(door: HostileDoor, request: HostileRequest, status: number): Promise<void> {
    const mayChange = request.method !== 'GET' && status < 400;
    if (mayChange) {
      this.#unchecked = [];
      this.#before = await fingerprint(app().db);
      return;
    }
    this.#unchecked.push(door.name);
    if (this.#unchecked.length >= checkEvery) await this.check();
  }

  async check(): Promise<void> {
    const doors = this.#unchecked;
    this.#unchecked = [];
    if (doors.length === 0) return;
    expect(await fingerprint(app().db), `changed by one of ${doors.join(', ')}`).toBe(this.#before);
  }
}

/**
 * Somebody else once something of theirs was removed, much was accepted or they were signed out: nobody's account grows
 * with the doors, and what is asked for is there.
 */
class Victims {
  #last: { owner: Client; world: World } | undefined;
  #accepted = 0;

  async next(name: string): Promise<{ owner: Client; world: World }> {
    const isIn = (await this.#last?.owner.request('GET', '/api/auth/user'))?.status === 200;
    if (!this.#last || !isIn) {
      await watch.check();
      const owner = await app().signIn(name);
      this.#last = { owner, world: await makeWorld(owner) };
      watch.forget();
      this.#accepted = 0;
    }
    return this.#last;
  }

  wasChanged(isRemoval: boolean): void {
    this.#accepted += 1;
    if (isRemoval || this.#accepted >= mostAccepted) this.#last = undefined;
  }
}

const watch = new Watch();
const victims = new Victims();

async function attack(door: HostileDoor, runs: number, index: number): Promise<void> {
  const { db } = app();
  await db.delete(rateLimits);
  const { owner, world } = await victims.next(`Olga ${index}`);
  const theirIds = await db
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.userId, bystander.user.id));
  const known = { ...world, ids: [...world.ids, ...theirIds.map(({ id }) => id)] };
  if (door.onlyBegins) await watch.check();
  await watch.start();
  await fc.assert(
    fc.asyncProperty(door.requests(known), hostileCookies(owner.cookie), async (request, cookie) => {
      tried += 1;
      const status = await send(request, cookie);
      if (status < 400) {
        accepted.add(door.name);
        if (request.method !== 'GET') victims.wasChanged(request.method === 'DELETE');
      }
      if (!door.onlyBegins) await watch.saw(door, request, status);
    }),
    { numRuns: runs, seed: seed + index, interruptAfterTimeLimit: 600_000 },
  );
  if (door.onlyBegins) watch.forget();
}

describe('whatever somebody sends', () => {
  it(
    'is answered in time and without a failure at every door, only accepted writes change anything, and others go on',
    async () => {
      const doors = doorsOf(app().routes);
      const runs = inputs === undefined ? usualRuns : Math.ceil(Number(inputs) / doors.length);
      const failures: string[] = [];
      for (const [index, door] of doors.entries()) {
        const failed = (error: Error) => {
          watch.forget();
          const cause = error.cause instanceof Error ? ` ${error.cause.message}` : '';
          failures.push(`${door.name}: ${error.message.slice(0, 1_500)}${cause.slice(0, 800)}`);
        };
        await attack(door, runs, index).catch(failed);
        if ((index + 1) % lifeEvery > 0 && index + 1 < doors.length) continue;
        await app().db.delete(rateLimits);
        await watch.check().catch(failed);
        await proveLife(url).catch(failed);
        watch.forget();
      }
      expect(failures.join('\n\n')).toBe('');
      // Nobody guesses a secret link.
      const ordinary = doors.filter(({ name }) => !name.includes(':token'));
      expect(accepted.size).toBeGreaterThan(ordinary.length * 0.6);
      if (process.env.FUZZ_INPUTS)
        process.stdout.write(
          `${tried} inputs at ${doors.length} doors, each few followed by a sign-in, a write and a read\n`,
        );
    },
    60 * 60_000,
  );

  it('never touches what is somebody else’s', async () => {
    expect(await fingerprintOf(app().db, bystander.user.id)).toBe(bystanderBefore);
  });
});
