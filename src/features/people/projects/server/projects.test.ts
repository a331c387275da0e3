import { describe, expect, it } from 'vitest';
import { listChanges, undoChange } from '#/features/history/shared/logbook/contract';
import * as calls from '#/features/people/projects/contract';
import { listProjects } from '#/features/people/projects/list-contract';
import { createItem } from '#/features/work/shared/meetstaat/contract';
import { collaborators } from '#/platform/server/database/schema/projects';
import { projectWithMembers } from '../../../../../tests/support/members';
import { withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();

describe('projects', () => {
  it('begin with none, and list what one makes, oldest first', async () => {
    const owner = await app().signIn();
    expect((await owner.call(listProjects, {})).body).toEqual([]);
    const first = await owner.call(calls.createProject, {
      body: { name: '  Kerkstraat 12 ', description: '' },
    });
    await owner.call(calls.createProject, { body: { name: 'Zolder' } });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      name: 'Kerkstraat 12',
      description: null,
      status: 'active',
      userId: owner.user.id,
      renovationBudget: null,
      role: 'owner',
      isExample: false,
      allowsTokens: true,
    });
    const { body } = await owner.call(listProjects, {});
    expect(body.map(({ name }) => name)).toEqual(['Kerkstraat 12', 'Zolder']);
  });

  it.each([
    ['no name', {}],
    ['a blank name', { name: '   ' }],
    ['a name that is not a text', { name: 12 }],
  ])('refuse %s with a sentence', async (_, body) => {
    const owner = await app().signIn();
    const answer = await owner.request('POST', '/api/projects', body);
    expect(answer).toMatchObject({
      status: 400,
      body: {
        message: 'Vul een naam in voor het project.',
        errors: [{ path: 'name', message: 'Vul een naam in voor het project.' }],
      },
    });
  });

  it('fill the list of subsidy types for a newcomer', async () => {
    const owner = await app().signIn();
    await owner.call(calls.createProject, { body: { name: 'Kerkstraat' } });
    const { body } = await owner.request('GET', '/api/subsidy-types');
    expect(body).toHaveLength(13);
  });

  it('are renamed and removed by their owner', async () => {
    const owner = await app().signIn();
    const { body: project } = await owner.call(calls.createProject, { body: { name: 'Kerkstraat' } });
    const params = { projectId: project.id };
    const renamed = await owner.call(calls.updateProject, {
      params,
      body: { name: 'Dorpsstraat', description: 'x' },
    });
    expect(renamed).toMatchObject({ status: 200, body: { name: 'Dorpsstraat', description: 'x' } });
    expect((await owner.call(calls.removeProject, { params })).status).toBe(204);
    expect((await owner.call(calls.removeProject, { params })).status).toBe(404);
    expect((await owner.call(listProjects, {})).body).toEqual([]);
  });

  it('are seen by who works in them, who may not rename or remove them', async () => {
    const owner = await app().signIn();
    const editor = await app().signIn('Els Editor');
    const invited = await app().signIn('Piet Pending');
    const { body: project } = await owner.call(calls.createProject, { body: { name: 'Samen' } });
    const member = { projectId: project.id, role: 'editor' as const };
    await app()
      .db.insert(collaborators)
      .values([
        { ...member, userId: editor.user.id, email: 'els@voorbeeld.example', status: 'accepted' },
        { ...member, userId: invited.user.id, email: 'piet@voorbeeld.example', status: 'pending' },
      ]);
    const params = { projectId: project.id };
    expect((await editor.call(listProjects, {})).body).toMatchObject([{ name: 'Samen', role: 'editor' }]);
    expect((await editor.call(calls.removeProject, { params })).status).toBe(403);
    expect((await editor.call(calls.updateProject, { params, body: { name: 'Van mij' } })).status).toBe(403);
    expect((await invited.call(listProjects, {})).body).toEqual([]);
    expect((await invited.call(calls.removeProject, { params })).status).toBe(404);
  });

  it('rest and come back by their owner, which the log tells and undoes', async () => {
    const { owner, editor, projectId } = await projectWithMembers(app());
    const params = { projectId };
    const set = (who: typeof owner, status: unknown, version?: number) =>
      who.request(
        'PUT',
        `/api/projects/${projectId}`,
        { status },
        version === undefined ? {} : { 'if-match': `"${version}"` },
      );
    expect((await set(editor, 'resting')).status).toBe(403);
    expect(await set(owner, 'asleep')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'status', message: 'Een project is actief of het rust.' }] },
    });
    const before = (await owner.call(listProjects, {})).body[0];
    const rested = await set(owner, 'resting', before?.version);
    expect(rested).toMatchObject({ status: 200, body: { status: 'resting', name: before?.name } });
    expect((await set(owner, 'active', before?.version)).status).toBe(409);
    expect((await editor.call(listProjects, {})).body[0]).toMatchObject({ status: 'resting' });
    const told = async () => {
      const { body } = await owner.call(listChanges, { params, query: { kind: 'projects' } });
      return body;
    };
    const [line] = await told();
    expect(line?.title).toContain('liet het project ‘Kerkstraat’ rusten');
    expect(line?.fields).toMatchObject([{ label: 'Status', beforeText: 'Actief', afterText: 'In rust' }]);
    await owner.call(undoChange, { params: { id: line?.id ?? 0 }, query: {}, body: {} });
    expect((await owner.call(listProjects, {})).body[0]).toMatchObject({ status: 'active' });
    expect((await told())[0]?.title).toContain('weer actief');
  });

  it('take papers and changes while they rest: everything stays as it was', async () => {
    const { owner, projectId } = await projectWithMembers(app());
    const params = { projectId };
    await owner.call(calls.updateProject, { params, body: { status: 'resting' } });
    const item = { category: 'Keuken', description: 'Kasten', quantity: '1', unit: 'st', unitPrice: '10' };
    expect((await owner.call(createItem, { params, body: item as never })).status).toBe(201);
    const renamed = await owner.call(calls.updateProject, { params, body: { name: 'Dorpsstraat' } });
    expect(renamed.body).toMatchObject({ name: 'Dorpsstraat', status: 'resting' });
  });

  it.each(['0', '-1', 'abc', '99999999999', '1.5'])('answer 404 to the impossible id %s', async (id) => {
    const owner = await app().signIn();
    expect((await owner.request('DELETE', `/api/projects/${id}`)).status).toBe(404);
  });
});
