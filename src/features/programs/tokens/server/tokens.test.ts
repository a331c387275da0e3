import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createExample } from '#/features/front/example/contract';
import { listChanges, undoChange } from '#/features/history/shared/logbook/contract';
import { endOtherSessions, removalWords, removeAccount } from '#/features/people/account/contract';
import { createProject, removeProject, updateProject } from '#/features/people/projects/contract';
import { listCollaborators, removeCollaborator } from '#/features/people/shared/sharing/contract';
import { endToken, listTokens, makeToken } from '#/features/programs/tokens/contract';
import { addToInbox } from '#/features/reading/inbox/contract';
import { listContacts } from '#/features/work/shared/contacts/contract';
import { listDocuments, uploadDocument } from '#/features/work/shared/documents/contract';
import { accessTokens } from '#/platform/server/database/schema/access-tokens';
import { changes } from '#/platform/server/database/schema/changes';
import { sessions } from '#/platform/server/database/schema/people';
import { removeExpired, removeSessionsOf } from '#/platform/server/database/stores/sign-in-store';
import { sessionIdleSeconds } from '#/platform/server/identity/sessions';
import { projectWithMembers } from '../../../../../tests/support/members';
import { fileOf, samplePdf } from '../../../../../tests/support/sample-files';
import { type Client, withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();

type Wish = { right?: 'read' | 'inbox'; name?: string; days?: number };

async function make(
  person: Client,
  projectId: number,
  { right = 'read', name = 'Thuisserver', days = 30 }: Wish = {},
) {
  const { status, body } = await person.call(makeToken, { body: { name, projectId, right, days } });
  expect([status, body]).toEqual([
    200,
    { id: expect.any(Number), token: expect.stringMatching(/^tw_[\w-]{49}$/) },
  ]);
  return { id: body.id, token: body.token, headers: { authorization: `Bearer ${body.token}` } };
}

async function owned() {
  const owner = await app().signIn();
  const { body } = await owner.call(createProject, { body: { name: 'Kerkstraat 12' } });
  return { owner, projectId: body.id };
}

const read = async (projectId: number, headers: Record<string, string>) =>
  (await app().visitor.request('GET', `/api/projects/${projectId}/quotes`, undefined, headers)).status;

const handIn = (projectId: number, headers: Record<string, string>) =>
  app().visitor.call(
    addToInbox,
    { params: { projectId }, body: {}, file: fileOf(samplePdf, 'brief.pdf') },
    headers,
  );

describe('a token', () => {
  it('is told once, kept as a hash and listed without it', async () => {
    const { owner, projectId } = await owned();
    const { id, token } = await make(owner, projectId);
    const { body } = await owner.call(listTokens, {});
    expect(body).toMatchObject([
      {
        id,
        name: 'Thuisserver',
        projectId,
        projectName: 'Kerkstraat 12',
        right: 'read',
        lastUsedAt: null,
        isOpen: true,
      },
    ]);
    const [row] = await app().db.select().from(accessTokens).where(eq(accessTokens.id, id));
    expect(JSON.stringify([body, row])).not.toContain(token);
    expect((await owner.call(listTokens, {}, { 'idempotency-key': 'x' })).status).toBe(200);
  });

  it('reads its project, and notes when it was last used', async () => {
    const { owner, projectId } = await owned();
    const { headers } = await make(owner, projectId);
    expect(await read(projectId, headers)).toBe(200);
    expect(await read(projectId, { authorization: headers.authorization.replace('Bearer', 'bearer') })).toBe(
      200,
    );
    const { body } = await owner.call(listTokens, {});
    expect(Date.now() - Date.parse(body[0]?.lastUsedAt ?? '')).toBeLessThan(60_000);
  });

  it.each(['', 'tw_', 'tw_x', `tw_${'a'.repeat(49)}`, 'een ander'])(
    'that is wrong (%s) is refused with 401, also beside a good cookie',
    async (wrong) => {
      const { owner, projectId } = await owned();
      const answer = await owner.request('GET', `/api/projects/${projectId}/quotes`, undefined, {
        authorization: `Bearer ${wrong}`,
      });
      expect([answer.status, answer.headers['www-authenticate']]).toEqual([
        401,
        'Bearer error="invalid_token"',
      ]);
      expect(
        (await owner.request('GET', '/api/version', undefined, { authorization: 'Bearer x' })).status,
      ).toBe(200);
    },
  );

  it('is 403 where no token opens a call, before its body is read, and 404 in another project', async () => {
    const { owner, projectId } = await owned();
    const { body: other } = await owner.call(createProject, { body: { name: 'Ander' } });
    const { headers } = await make(owner, projectId);
    expect((await app().visitor.call(listContacts, {}, headers)).status).toBe(403);
    const broken = { ...headers, 'content-type': 'application/json' };
    expect(
      (await app().visitor.request('POST', `/api/projects/${projectId}/quotes`, '{', broken)).status,
    ).toBe(403);
    expect((await handIn(projectId, headers)).status).toBe(403);
    expect(await read(other.id, headers)).toBe(404);
    expect((await app().visitor.request('GET', '/api/projects/x/quotes', undefined, headers)).status).toBe(
      404,
    );
  });

  it('opens the files of its project, and of no other', async () => {
    const { owner, projectId } = await owned();
    const { body: other } = await owner.call(createProject, { body: { name: 'Ander' } });
    const { headers } = await make(owner, projectId);
    for (const [place, status] of [
      [projectId, 200],
      [other.id, 404],
    ] as const) {
      const params = { projectId: place };
      await owner.call(uploadDocument, {
        params,
        body: { category: 'other' },
        file: fileOf(samplePdf, 'plan.pdf'),
      });
      const { body } = await owner.call(listDocuments, { params });
      const url = body[0]?.filePath ?? '';
      expect((await app().visitor.request('GET', url, undefined, headers)).status).toBe(status);
    }
  });

  it('that hands in papers does nothing else, and the log says by which program', async () => {
    const { owner, projectId } = await owned();
    const { headers } = await make(owner, projectId, { right: 'inbox', name: "Scanner 'boven' \\" });
    expect((await handIn(projectId, headers)).status).toBe(201);
    expect(await read(projectId, headers)).toBe(403);
    const { body } = await owner.call(listChanges, { params: { projectId }, query: { kind: 'inbox' } });
    expect(body).toMatchObject([{ action: 'add', via: "Scanner 'boven' \\", by: { id: owner.user.id } }]);
    await owner.call(updateProject, { params: { projectId }, body: { name: 'Anders' } });
    const own = await owner.call(listChanges, { params: { projectId }, query: { kind: 'projects' } });
    expect(own.body[0]?.via).toBeNull();
  });

  it('asks a sign-in of less than an hour ago', async () => {
    const { owner, projectId } = await owned();
    const confirmedAt = new Date(Date.now() - 3_601_000).toISOString();
    await app().db.update(sessions).set({ confirmedAt }).where(eq(sessions.userId, owner.user.id));
    const body = { name: 'Laat', projectId, right: 'read', days: 1 } as const;
    expect(await owner.call(makeToken, { body })).toMatchObject({
      status: 403,
      body: { errors: [{ path: 'session' }] },
    });
  });

  it('is one of ten at most, also when they are made at once', async () => {
    const { owner, projectId } = await owned();
    const body = { name: 'Een', projectId, right: 'read', days: 1 } as const;
    const made = await Promise.all(Array.from({ length: 12 }, () => owner.call(makeToken, { body })));
    expect(made.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 409, 409]);
    const [first] = (await owner.call(listTokens, {})).body;
    expect((await owner.call(endToken, { params: { id: first?.id ?? 0 } })).status).toBe(204);
    expect((await owner.call(makeToken, { body })).status).toBe(200);
  });

  it.each([{ days: 0 }, { days: 366 }, { days: 1.5 }, { right: 'change' }, { name: ' ' }])(
    'is not made of %o',
    async (odd) => {
      const { owner, projectId } = await owned();
      const body = { name: 'Een', projectId, right: 'read', days: 1, ...odd };
      expect((await owner.request('POST', makeToken.path, body)).status).toBe(400);
    },
  );

  it('is nobody else’s to see or end, and of no project that one is not in', async () => {
    const { owner, projectId } = await owned();
    const stranger = await app().signIn('Stef Vreemd');
    const { id, headers } = await make(owner, projectId);
    expect((await stranger.call(listTokens, {})).body).toEqual([]);
    expect((await stranger.call(endToken, { params: { id } })).status).toBe(404);
    const body = { name: 'Een', projectId, right: 'read', days: 1 } as const;
    expect((await stranger.call(makeToken, { body })).status).toBe(404);
    expect(await read(projectId, headers)).toBe(200);
  });
});

describe('a token ends', () => {
  it('when its person says so, and when its days are over', async () => {
    const { owner, projectId } = await owned();
    const [one, other] = [await make(owner, projectId), await make(owner, projectId)];
    await owner.call(endToken, { params: { id: one.id } });
    expect(await read(projectId, one.headers)).toBe(401);
    const expiresAt = new Date(Date.now() - 1_000).toISOString();
    await app().db.update(accessTokens).set({ expiresAt }).where(eq(accessTokens.id, other.id));
    expect(await read(projectId, other.headers)).toBe(401);
    expect((await owner.call(listTokens, {})).body).toEqual([]);
    await removeExpired(app().db, sessionIdleSeconds);
    expect(await app().db.select().from(accessTokens).where(eq(accessTokens.id, other.id))).toEqual([]);
  });

  it('with the place of its person in the project, and stays so when that is undone', async () => {
    const { owner, editor, projectId } = await projectWithMembers(app());
    const { headers } = await make(editor, projectId);
    expect(await read(projectId, headers)).toBe(200);
    const { body } = await owner.call(listCollaborators, { params: { projectId } });
    const member = body.find(({ userId }) => userId === editor.user.id);
    await owner.request(
      'DELETE',
      `${removeCollaborator.path.replace(':projectId', String(projectId)).replace(':id', String(member?.id))}`,
    );
    expect(await read(projectId, headers)).toBe(401);
    const { body: lines } = await owner.call(listChanges, {
      params: { projectId },
      query: { kind: 'collaborators' },
    });
    await owner.call(undoChange, { params: { id: lines[0]?.id ?? 0 }, query: {}, body: null });
    expect(await read(projectId, headers)).toBe(401);
  });

  it('with the account', async () => {
    const { editor, owner, projectId } = await projectWithMembers(app());
    const { headers } = await make(editor, projectId, { right: 'inbox', name: 'Scanner van Els' });
    expect((await handIn(projectId, headers)).status).toBe(201);
    await editor.call(removeAccount, { body: { confirmation: removalWords } });
    expect((await handIn(projectId, headers)).status).toBe(401);
    const { body } = await owner.call(listChanges, { params: { projectId }, query: { kind: 'inbox' } });
    expect(body).toMatchObject([{ by: null, via: null }]);
    const rows = await app().db.select().from(changes).where(eq(changes.projectId, projectId));
    expect(JSON.stringify(rows)).not.toContain('Scanner van Els');
  });

  it.each([
    ['by name', false],
    ['by sign-in', true],
  ])('when the provider says its person left, %s', async (_, bySid) => {
    const { owner, projectId } = await owned();
    const { headers } = await make(owner, projectId);
    const other = await owned();
    const kept = await make(other.owner, other.projectId);
    const sid = `sid-${owner.user.id}`;
    await app().db.update(sessions).set({ sid }).where(eq(sessions.userId, owner.user.id));
    const { issuer, subject } = owner.user;
    await removeSessionsOf(app().db, {
      issuer,
      subject: bySid ? undefined : subject,
      sid: bySid ? sid : undefined,
    });
    expect([await read(projectId, headers), await read(other.projectId, kept.headers)]).toEqual([401, 200]);
  });

  it('with all other sessions only where that is asked for', async () => {
    const { owner, projectId } = await owned();
    const { headers } = await make(owner, projectId);
    await owner.call(endOtherSessions, { query: {} });
    expect(await read(projectId, headers)).toBe(200);
    await owner.call(endOtherSessions, { query: { tokens: 'true' } });
    expect(await read(projectId, headers)).toBe(401);
  });

  it('for as long as its project is in the trash', async () => {
    const { owner, projectId } = await owned();
    const { headers } = await make(owner, projectId);
    await owner.call(removeProject, { params: { projectId } });
    expect(await read(projectId, headers)).toBe(404);
  });
});

describe('an owner who wants no programs of others', () => {
  it('keeps them out, and not their own', async () => {
    const { owner, editor, projectId } = await projectWithMembers(app());
    const [own, others] = [await make(owner, projectId), await make(editor, projectId)];
    const params = { projectId };
    expect((await editor.call(updateProject, { params, body: { allowsTokens: false } })).status).toBe(403);
    expect((await owner.call(updateProject, { params, body: { allowsTokens: false } })).body).toMatchObject({
      allowsTokens: false,
    });
    expect([await read(projectId, own.headers), await read(projectId, others.headers)]).toEqual([200, 403]);
    expect((await editor.call(listTokens, {})).body).toMatchObject([{ isOpen: false }]);
    const body = { name: 'Nog een', projectId, right: 'read', days: 1 } as const;
    expect((await editor.call(makeToken, { body })).status).toBe(403);
    await owner.call(updateProject, { params, body: { allowsTokens: true } });
    expect(await read(projectId, others.headers)).toBe(200);
  });
});

type Description = {
  paths: Record<
    string,
    Record<
      string,
      {
        security?: Record<string, unknown>[];
        parameters?: { name: string; in: string; required?: boolean }[];
      }
    >
  >;
};

describe('a program that knows openapi.json alone', () => {
  it('reads the whole example project', async () => {
    const owner = await app().signIn();
    const { body: project } = await owner.call(createExample, {});
    const { headers } = await make(owner, project.id);
    const ask = (url: string) => app().visitor.request('GET', url, undefined, headers);
    const { paths } = (await ask('/api/openapi.json')).body as Description;
    const opened = Object.entries(paths).filter(([, { get }]) =>
      get?.security?.some((way) => 'token-read' in way),
    );
    const ofProject = opened.filter(([path]) => path.includes('{projectId}'));
    expect(ofProject.length).toBeGreaterThan(30);
    const found = new Map<string, unknown>();
    for (const [path, { get }] of ofProject) {
      const needed = (get?.parameters ?? []).filter((each) => each.in === 'query' && each.required);
      expect([path, needed]).toEqual([path, []]);
      const { status, body } = await ask(path.replace('{projectId}', String(project.id)));
      expect([path, status]).toEqual([path, 200]);
      found.set(path, body);
    }
    // Of a list of records, each record by itself: as far as the description names both.
    const kinds = new Set<string>();
    for (const [path] of opened) {
      const kind = /^\/api\/([\w-]+)\/\{id\}/.exec(path)?.[1];
      const list = found.get(`/api/projects/{projectId}/${kind}`) as { id: number }[] | undefined;
      if (!kind || !Array.isArray(list)) continue;
      kinds.add(kind);
      const answers = [];
      for (const { id } of list) answers.push((await ask(path.replace('{id}', String(id)))).status);
      // A quote need not have been checked.
      expect([path, answers.filter((status) => status !== 200 && status !== 404)]).toEqual([path, []]);
      expect([path, answers.includes(200)]).toEqual([path, true]);
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['quotes', 'invoices']));
  });
});
