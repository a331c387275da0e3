import { describe, expect, it } from 'vitest';
import * as calls from '#/features/work/new-thing/contract';
import { createContact, removeContact } from '#/features/work/shared/contacts/contract';
import { projectWithMembers } from '../../../../tests/support/members';
import { type Client, withTestApp } from '../../../../tests/support/test-app';

const app = withTestApp();

async function addContact(client: Client): Promise<number> {
  const body = { name: 'Ann Coppé', company: 'Puinruim BV', type: 'contractor' as const };
  return (await client.call(createContact, { body })).body.id;
}

describe('new thing', () => {
  it('begins empty, and lists what was added, the oldest first', async () => {
    const { projectId, owner } = await projectWithMembers(app());
    const params = { projectId };
    expect((await owner.call(calls.listEntries, { params })).body).toEqual([]);
    for (const title of ['Container', 'Aanhangwagen']) {
      await owner.call(calls.createEntry, { params, body: { title, amount: '10' } });
    }
    const { body } = await owner.call(calls.listEntries, { params });
    expect(body.map(({ title }) => title)).toEqual(['Container', 'Aanhangwagen']);
  });

  it('keeps an entry with its contact, changes it and removes it', async () => {
    const { projectId, owner } = await projectWithMembers(app());
    const contactId = await addContact(owner);
    const made = await owner.call(calls.createEntry, {
      params: { projectId },
      body: { title: '  Container ', amount: 350 },
    });
    expect(made).toMatchObject({
      status: 201,
      body: { projectId, title: 'Container', contactId: null, contact: null, amount: '350.00', notes: null },
    });
    const params = { id: made.body.id };
    const full = { title: 'Container van 10 m³', contactId, amount: '412.50', notes: 'Twee weken' };
    expect(await owner.call(calls.updateEntry, { params, body: full })).toMatchObject({
      status: 200,
      body: { ...full, contact: { id: contactId, name: 'Ann Coppé', company: 'Puinruim BV' } },
    });
    await owner.call(calls.removeEntry, { params });
    expect((await owner.call(calls.listEntries, { params: { projectId } })).body).toEqual([]);
  });

  it('is not changed nor removed by who has not seen what somebody else made of it', async () => {
    const { projectId, owner, editor } = await projectWithMembers(app());
    const body = { title: 'Container', amount: '10' };
    const made = await owner.call(calls.createEntry, { params: { projectId }, body });
    const params = { id: made.body.id };
    const seen = { 'if-match': `"${made.body.version}"` };
    await editor.call(calls.updateEntry, { params, body: { ...body, amount: '12' } }, seen);
    const refusal = {
      status: 409,
      body: { current: { amount: '12.00' }, changedBy: { name: 'Els Editor' } },
    };
    expect(await owner.call(calls.updateEntry, { params, body }, seen)).toMatchObject(refusal);
    expect(await owner.call(calls.removeEntry, { params }, seen)).toMatchObject(refusal);
  });

  it.each([
    ['no title', { amount: '10' }, 'Vul een titel in.'],
    ['a blank title', { title: ' ', amount: '10' }, 'Vul een titel in.'],
    [
      'an amount below nothing',
      { title: 'Container', amount: '-1' },
      'Vul een bedrag in van 0 of meer, met hoogstens twee decimalen.',
    ],
  ])('refuses %s with a sentence', async (_, body, message) => {
    const { projectId, owner } = await projectWithMembers(app());
    const answer = await owner.request('POST', `/api/projects/${projectId}/new-thing`, body);
    expect(answer).toMatchObject({ status: 400, body: { message } });
  });

  it('takes no contact of a stranger', async () => {
    const { projectId, owner, stranger } = await projectWithMembers(app());
    const body = { title: 'Container', amount: '10', contactId: await addContact(stranger) };
    expect(await owner.call(calls.createEntry, { params: { projectId }, body })).toMatchObject({
      status: 400,
      body: { message: 'Dit contact bestaat niet. Kies een ander contact.' },
    });
  });

  it('keeps its contact from being removed', async () => {
    const { projectId, owner } = await projectWithMembers(app());
    const id = await addContact(owner);
    const body = { title: 'Container', amount: '10', contactId: id };
    await owner.call(calls.createEntry, { params: { projectId }, body });
    expect(await owner.call(removeContact, { params: { id } })).toMatchObject({
      status: 409,
      body: { message: 'Dit contact is nog in gebruik: 1 regel.' },
    });
  });

  it('is read by every member, changed by who may change the project, and hidden from a stranger', async () => {
    const { projectId, owner, editor, collaborator, stranger } = await projectWithMembers(app());
    const body = { title: 'Container', amount: '10' };
    const made = await owner.call(calls.createEntry, { params: { projectId }, body });
    const statusesFor = async (client: Client) => [
      (await client.call(calls.listEntries, { params: { projectId } })).status,
      (await client.call(calls.updateEntry, { params: { id: made.body.id }, body })).status,
    ];
    expect(await statusesFor(editor)).toEqual([200, 200]);
    expect(await statusesFor(collaborator)).toEqual([200, 403]);
    expect(await statusesFor(stranger)).toEqual([404, 404]);
  });
});
