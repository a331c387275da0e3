import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ChangeEvent, type PeopleHere, sayHere } from '#/features/history/live/contract';
import { removalWords, removeAccount } from '#/features/people/account/contract';
import { createItem, removeItem, updateItem } from '#/features/work/shared/meetstaat/contract';
import { sessions, users } from '#/platform/server/database/schema/people';
import { collaborators } from '#/platform/server/database/schema/projects';
import {
  listSessions,
  removeExpired,
  removeOtherSessions,
  removeOwnSession,
  removeSessionsOf,
} from '#/platform/server/database/stores/sign-in-store';
import { projectWithMembers } from '../support/members';
import { type Client, openTestApp, type TestApp, withOwnTestApp } from '../support/test-app';

const app = withOwnTestApp();
let port: number;
let owner: Client;
let editor: Client;
let collaborator: Client;
let projectId: number;

async function listenOn({ http }: TestApp): Promise<number> {
  await http.listen({ port: 0, host: '127.0.0.1' });
  return (http.server.address() as AddressInfo).port;
}

beforeAll(async () => {
  port = await listenOn(app());
  ({ owner, editor, collaborator, projectId } = await projectWithMembers(app()));
});

const open: ClientRequest[] = [];
afterEach(() => {
  for (const request of open.splice(0)) request.destroy();
});

type Heard = {
  events: ChangeEvent[];
  here: PeopleHere | null;
  hello: number;
  isEnded: boolean;
  status: number;
  type: string;
};

/** As a browser listens. */
async function listen(client: Client, { lastId, at = port }: { lastId?: number; at?: number } = {}) {
  const heard: Heard = { events: [], here: null, hello: -1, isEnded: false, status: 0, type: '' };
  const request = get({
    ...{ host: '127.0.0.1', port: at, path: `/api/projects/${projectId}/events`, agent: false },
    headers: {
      cookie: client.cookie,
      host: 'localhost:4999',
      ...(lastId === undefined ? {} : { 'last-event-id': String(lastId) }),
    },
  });
  open.push(request);
  request.on('error', () => undefined);
  const [response] = await once(request, 'response');
  Object.assign(heard, { status: response.statusCode, type: response.headers['content-type'] });
  let text = '';
  response.on('data', (piece: Buffer) => {
    text += String(piece);
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const block = text.slice(0, end);
      text = text.slice(end + 2);
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (!data) continue;
      if (block.includes('event: hello')) heard.hello = (JSON.parse(data) as { revision: number }).revision;
      else if (block.includes('event: here')) heard.here = JSON.parse(data) as PeopleHere;
      else heard.events.push(JSON.parse(data) as ChangeEvent);
    }
  });
  response.on('close', () => {
    heard.isEnded = true;
  });
  await expect.poll(() => heard.hello >= 0 || heard.isEnded || heard.status !== 200).toBe(true);
  return heard;
}

const item = {
  category: 'Dakwerk',
  description: 'Pannen',
  quantity: '1',
  unit: 'm²',
  unitPrice: '45',
} as const;

const addItem = () => owner.call(createItem, { params: { projectId }, body: item });

/** Those who end a session, and how. */
const waysOut: [way: string, signOut: (member: Client) => Promise<unknown>][] = [
  ['signed out here', (member) => member.request('GET', '/api/logout')],
  [
    'put out by another device of theirs',
    async ({ user }) => {
      const [session] = await listSessions(app().db, user.id, 1_000);
      await removeOwnSession(app().db, user.id, session?.key ?? '');
    },
  ],
  ['with all other devices', ({ user }) => removeOtherSessions(app().db, user.id, randomUUID())],
  [
    'signed out at the provider',
    async ({ user }) => {
      const [found] = await app().db.select().from(users).where(eq(users.id, user.id));
      await removeSessionsOf(app().db, {
        issuer: String(found?.issuer),
        subject: String(found?.subject),
        sid: undefined,
      });
    },
  ],
  [
    'expired and swept',
    async ({ user }) => {
      const expiresAt = new Date(0).toISOString();
      await app().db.update(sessions).set({ expiresAt }).where(eq(sessions.userId, user.id));
      await removeExpired(app().db, 1_000_000);
    },
  ],
  [
    'with the account',
    async (member) => {
      expect((await member.call(removeAccount, { body: { confirmation: removalWords } })).status).toBe(204);
    },
  ],
];

describe('who listens to a project', () => {
  it('hears who did what to which record, and nothing of what was before', async () => {
    await addItem();
    const heard = await listen(editor);
    expect([heard.status, heard.type]).toEqual([200, 'text/event-stream; charset=utf-8']);
    const { body } = await addItem();
    const by = { id: owner.user.id, name: 'Katrien De Smet' };
    await expect.poll(() => heard.events.length).toBe(1);
    const params = { id: body.id };
    await owner.call(updateItem, { params, body: { ...item, quantity: '2', notes: 'Rode' } });
    await expect.poll(() => heard.events).toHaveLength(2);
    await owner.call(removeItem, { params });
    await expect.poll(() => heard.events).toHaveLength(3);
    const fields = ['notes', 'quantity', 'totalAmount'];
    const told = heard.events.map((event) => ({ ...event, fields: event.fields?.toSorted() ?? null }));
    expect(told).toEqual([
      { revision: heard.hello + 1, kind: 'items', id: body.id, action: 'add', fields: null, by },
      { revision: heard.hello + 2, kind: 'items', id: body.id, action: 'change', fields, by },
      { revision: heard.hello + 3, kind: 'items', id: body.id, action: 'remove', fields: null, by },
    ]);
  });

  it('is told on coming back what was missed', async () => {
    const { hello } = await listen(owner);
    const { body } = await addItem();
    await addItem();
    const heard = await listen(owner, { lastId: hello });
    await expect.poll(() => heard.events.map(({ revision }) => revision)).toEqual([hello + 1, hello + 2]);
    expect(heard.events[0]).toMatchObject({ kind: 'items', id: body.id, action: 'add' });
  });

  it('is told of a new name that anything may be another', async () => {
    const heard = await listen(owner);
    await app().db.update(users).set({ lastName: 'Anders' }).where(eq(users.id, editor.user.id));
    await expect.poll(() => heard.events).toMatchObject([{ kind: 'projects', id: projectId, by: null }]);
  });

  it('hears no more when the membership or the session ends', async () => {
    const member = await app().signIn('Tom Weg');
    await app()
      .db.insert(collaborators)
      .values({
        ...{ projectId, role: 'editor', status: 'accepted', invitedBy: owner.user.id },
        ...{ userId: member.user.id, email: String(member.user.email) },
      });
    const heard = await listen(member);
    await app().db.delete(collaborators).where(eq(collaborators.userId, member.user.id));
    await expect.poll(() => heard.isEnded, { timeout: 5_000 }).toBe(true);
    expect(heard.events).toEqual([]);
  });

  it.each(waysOut)('hears no more at once: %s', async (_way, signOut) => {
    const member = await app().signIn('Tom Weg');
    const other = await app().signIn('Els Elders');
    const place = { projectId, role: 'editor', status: 'accepted', invitedBy: owner.user.id } as const;
    for (const { user } of [member, other])
      await app()
        .db.insert(collaborators)
        .values({ ...place, userId: user.id, email: String(user.email) });
    const heard = await listen(member);
    const stays = await listen(other);
    const begun = performance.now();
    await signOut(member);
    await expect.poll(() => heard.isEnded, { timeout: 5_000 }).toBe(true);
    expect(performance.now() - begun).toBeLessThan(5_000);
    expect(stays.isEnded).toBe(false);
  });

  it('hears who else is there and on which screen, in whichever process, until they leave', async () => {
    const { db, name, exclusively, snapshot, listen: hear, connections } = app();
    const shared = {
      db,
      name,
      exclusively,
      snapshot,
      listen: hear,
      connections,
      close: async () => undefined,
    };
    const other = await openTestApp({ openEngine: async () => shared });
    const heard = await listen(owner, { at: await listenOn(other) });
    await expect.poll(() => heard.here).toEqual({ isShared: true, people: [] });
    const tab = randomUUID();
    const say = (screen: string | null) =>
      editor.call(sayHere, { params: { projectId }, body: { tab, screen } });
    await say('/quotes');
    const { id } = editor.user;
    await expect.poll(() => heard.here?.people).toMatchObject([{ id, screens: ['/quotes'] }]);
    await say(null);
    await expect.poll(() => heard.here?.people).toEqual([]);
    await other.close();
  });

  it('is a member: others are told nothing', async () => {
    expect((await listen(await app().signIn('Vreemde Vogel'))).status).toBe(404);
    expect((await listen({ ...owner, cookie: '' })).status).toBe(401);
  });

  it('has no stream where only the head was asked for', async () => {
    const path = `/api/projects/${projectId}/events`;
    for (let count = 0; count < 12; count += 1) {
      const { status, headers, body } = await collaborator.request('HEAD', path);
      expect([status, headers['content-type'], body]).toEqual([200, 'text/event-stream; charset=utf-8', '']);
    }
    expect((await listen(collaborator)).status).toBe(200);
  });

  it('has not more than a handful of streams', async () => {
    const heard: Heard[] = [];
    for (let count = 0; count < 9; count += 1) heard.push(await listen(editor));
    expect(heard.map(({ status }) => status)).toEqual([...Array<number>(8).fill(200), 429]);
  });
});

it('lets a server end that somebody listens to', async () => {
  const other = await openTestApp();
  const at = await listenOn(other);
  const { owner: listener, projectId: theirs } = await projectWithMembers(other);
  projectId = theirs;
  const heard = await listen(listener, { at });
  await other.close();
  await expect.poll(() => heard.isEnded).toBe(true);
});
