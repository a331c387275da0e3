import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineCall, fillPath } from '#/core/call';
import type { Engine } from '#/platform/server/database/engine/database';
import { collaborators, projects } from '#/platform/server/database/schema/projects';
import { saveUser } from '#/platform/server/database/stores/sign-in-store';
import { ReadCache } from '#/platform/server/http/read-cache';
import { createRoutes } from '#/platform/server/http/routes';
import { createHttp } from '#/platform/server/http/server';
import { sessionCookie, startSession } from '#/platform/server/identity/sessions';
import type { Files } from '#/platform/server/storage/files';
import { openTestDatabase } from '../../../../../tests/support/test-database';

const read = {
  method: 'GET',
  who: { right: 'read' },
  summary: 'Reads something',
  output: z.object({ text: z.string() }),
} as const;
const ownRead = defineCall({ ...read, path: '/api/projects/:projectId/own' });
const sharedRead = defineCall({ ...read, path: '/api/projects/:projectId/shared', sameForAll: true });
const personalRead = defineCall({ ...read, path: '/api/projects/:projectId/personal', isPersonal: true });
const wrongRead = defineCall({ ...read, path: '/api/projects/:projectId/wrong', sameForAll: true });

let engine: Engine;
let projectId: number;
let made: string[] = [];
/** Whoever reads, as a handler that should not know may still get to know it. */
let reader = '';

/** As served, or as in tests: each answer of the cache held against a fresh one. */
async function openServer(checked: boolean): Promise<FastifyInstance> {
  const http = await createHttp({
    logLevel: 'silent',
    publicUrl: 'http://localhost:4999',
    trustProxy: false,
    requestsPerMinute: 1_500,
    checkAnswers: true,
    errorPages: { later: (text) => text, refused: (_title, text) => text },
  });
  const { route } = createRoutes({
    http,
    db: engine.db,
    files: {} as Files,
    records: {},
    versions: {},
    cache: new ReadCache({ stamp: 'test', now: () => new Date() }),
    guard: async () => undefined,
    openLink: async () => {
      throw new Error('nobody comes with a link');
    },
    checked,
    now: () => new Date(),
  });
  const note = (path: string, text: string) => {
    made.push(path);
    return { text };
  };
  route(ownRead, ({ user }) => note('own', String(user.firstName)));
  route(sharedRead, (given) => note('shared', Object.keys(given).sort().join(' ')));
  route(personalRead, () => note('personal', String(made.length)));
  route(wrongRead, () => note('wrong', reader));
  return http;
}

const cookies: Record<string, string> = {};

async function makePerson(firstName: string): Promise<number> {
  const user = await saveUser(engine.db, {
    issuer: 'https://i.example',
    subject: firstName,
    email: null,
    emailVerified: true,
    firstName,
    lastName: null,
    profileImageUrl: null,
  });
  cookies[firstName] = `${sessionCookie}=${(await startSession(engine.db, user.id, null)).token}`;
  return user.id;
}

function ask(http: FastifyInstance, firstName: string, { path }: { path: string }, tag?: string) {
  reader = firstName;
  const headers = { cookie: cookies[firstName], ...(tag ? { 'if-none-match': tag } : {}) };
  return http.inject({ url: fillPath(path, { projectId }), headers });
}

beforeAll(async () => {
  engine = await openTestDatabase();
  const owner = await makePerson('Olga');
  const [project] = await engine.db.insert(projects).values({ userId: owner, name: 'Huis' }).returning();
  projectId = project?.id ?? 0;
  for (const name of ['Ann', 'Bert']) {
    const userId = await makePerson(name);
    await engine.db.insert(collaborators).values({
      projectId,
      userId,
      email: `${name}@example.com`,
      role: 'editor',
      status: 'accepted',
      invitedBy: owner,
    });
  }
});
afterAll(() => engine.close());

describe('a read of a project', () => {
  it('is made once for all of a role where it says sameForAll, and for each person otherwise', async () => {
    const http = await openServer(false);
    made = [];
    const answers = [];
    for (const call of [ownRead, sharedRead])
      for (const name of ['Ann', 'Bert', 'Ann', 'Bert'])
        answers.push((await ask(http, name, call)).json().text);
    expect(answers.slice(0, 4)).toEqual(['Ann', 'Bert', 'Ann', 'Bert']);
    expect(new Set(answers.slice(4)).size).toBe(1);
    expect(made).toEqual(['own', 'own', 'shared']);
    await http.close();
  });

  it('that says sameForAll is not told who asks', async () => {
    const http = await openServer(false);
    const { text } = (await ask(http, 'Ann', sharedRead)).json();
    expect(text).toBe('body file params project query transact');
    await http.close();
  });

  it('is answered with nothing to who has it, as served and where it is compared', async () => {
    for (const checked of [false, true]) {
      const http = await openServer(checked);
      const { headers } = await ask(http, 'Ann', sharedRead);
      const again = await ask(http, 'Ann', sharedRead, String(headers.etag));
      expect([again.statusCode, again.body, again.headers['content-type']]).toEqual([304, '', undefined]);
      await http.close();
    }
  });
});

it('a read that says isPersonal is answered anew each time, with the revision of the project', async () => {
  for (const checked of [false, true]) {
    const http = await openServer(checked);
    const first = await ask(http, 'Ann', personalRead);
    const shared = await ask(http, 'Ann', sharedRead);
    const again = await ask(http, 'Ann', personalRead, String(first.headers.etag));
    expect(again.statusCode).toBe(200);
    expect(again.json()).not.toEqual(first.json());
    const revisionOf = (tag: unknown) => Number.parseInt(String(tag).replace('W/"', ''), 10);
    expect(revisionOf(first.headers.etag)).toBe(revisionOf(shared.headers.etag));
    await http.close();
  }
});

describe('a read that says sameForAll and looked at the person', () => {
  it('fails for the next person where answers are compared', async () => {
    const http = await openServer(true);
    expect((await ask(http, 'Ann', wrongRead)).statusCode).toBe(200);
    expect((await ask(http, 'Ann', wrongRead)).statusCode).toBe(200);
    expect((await ask(http, 'Bert', wrongRead)).statusCode).toBe(500);
    await http.close();
  });
});
