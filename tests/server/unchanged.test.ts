import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { listQuotes } from '#/features/papers/shared/quotes/contract';
import { createTask } from '#/features/site/shared/planning/contract';
import { users } from '#/platform/server/database/schema/people';
import { collaborators } from '#/platform/server/database/schema/projects';
import { projectWithMembers } from '../support/members';
import { listProjectReads } from '../support/project-reads';
import { makeRecord, recordKinds } from '../support/record-fixtures';
import { type Client, withTestApp } from '../support/test-app';

let now = new Date('2026-11-15T12:00:00Z');
const app = withTestApp({ now: () => now });

let owner: Client;
let editor: Client;
let collaborator: Client;
let projectId: number;

beforeAll(async () => {
  ({ owner, editor, collaborator, projectId } = await projectWithMembers(app()));
});

const listReads = (createdBy = owner.user.id) => listProjectReads(app(), { projectId, createdBy });

const change = () =>
  owner.call(createTask, {
    params: { projectId },
    body: { title: 'Dak', startDate: '2026-12-01', endDate: '2026-12-02' } as never,
  });

async function tagOf(client: Client, address: string): Promise<string> {
  const { status, headers } = await client.request('GET', address);
  expect([address, status]).toEqual([address, 200]);
  return String(headers.etag);
}

const ask = (client: Client, address: string, tag: string) =>
  client.request('GET', address, undefined, { 'if-none-match': tag });

describe('a read that is known already', () => {
  it('is answered with nothing, for every read in a project, until something changes', async () => {
    const addresses = await listReads();
    expect(addresses.length).toBeGreaterThan(12);
    const tags = new Map<string, string>();
    for (const { address } of addresses) tags.set(address, await tagOf(owner, address));
    for (const [address, tag] of tags) {
      const { status, body, headers } = await ask(owner, address, tag);
      expect([address, status, body, headers.etag]).toEqual([address, 304, '', tag]);
    }
    await change();
    for (const [address, tag] of tags) {
      const { status, headers } = await ask(owner, address, tag);
      expect([address, status, headers.etag === tag]).toEqual([address, 200, false]);
    }
  });

  it('is another for each person and role, and on another day', async () => {
    const address = `/api/projects/${projectId}/quotes`;
    const own = await tagOf(owner, address);
    const others = [await tagOf(editor, address), await tagOf(collaborator, address)];
    expect(new Set([own, ...others]).size).toBe(3);
    expect((await ask(editor, address, own)).status).toBe(200);
    now = new Date('2026-11-15T23:30:00Z');
    expect((await ask(owner, address, own)).status).toBe(200);
  });

  it('is no way in: a stranger is told nothing, with the right mark too', async () => {
    const address = `/api/projects/${projectId}/quotes`;
    const tag = await tagOf(owner, address);
    const stranger = await app().signIn('Vreemde Vogel');
    expect((await ask(stranger, address, tag)).status).toBe(404);
  });

  it('is asked anew when a person in the project has another name', async () => {
    const address = `/api/projects/${projectId}/collaborators`;
    const tag = await tagOf(owner, address);
    await app().db.update(users).set({ firstName: 'Anders' }).where(eq(users.id, editor.user.id));
    const { status, body } = await ask(owner, address, tag);
    expect([status, JSON.stringify(body).includes('Anders')]).toEqual([200, true]);
  });
});

describe('what one was answered', () => {
  it('serves the next of the same role, but what is somebody’s own stays theirs', async () => {
    const [first, second] = [await app().signIn('Els Eerst'), await app().signIn('Tom Tweede')];
    const place = {
      projectId,
      role: 'editor' as const,
      status: 'accepted' as const,
      invitedBy: owner.user.id,
    };
    for (const { user } of [first, second]) {
      await app()
        .db.insert(collaborators)
        .values({ ...place, userId: user.id, email: String(user.email) });
    }
    for (const kind of recordKinds) await makeRecord(app().db, kind, { projectId, createdBy: first.user.id });
    const owns = async (client: Client) =>
      (await client.call(listQuotes, { params: { projectId } })).body.some(({ isOwn }) => isOwn);
    expect([await owns(first), await owns(second)]).toEqual([true, false]);
    const reads = await listReads(first.user.id);
    expect(reads.filter(({ isShared }) => isShared).length).toBeGreaterThan(15);
    // Each answer of the cache is held against a fresh one here: a wrong one would be a 500.
    for (const { address, isShared } of reads) {
      const [one, other] = [await first.request('GET', address), await second.request('GET', address)];
      expect([address, one.status, other.status]).toEqual([address, 200, 200]);
      if (isShared) expect([address, other.body]).toEqual([address, one.body]);
    }
  });
});
