import { beforeAll, describe, expect, it } from 'vitest';
import { updateBudget } from '#/features/money/budget/contract';
import { createInvoice } from '#/features/papers/shared/invoices/contract';
import { createQuote } from '#/features/papers/shared/quotes/contract';
import { removalWords, removeAccount } from '#/features/people/account/contract';
import { removeProject, updateProject } from '#/features/people/projects/contract';
import { inviteCollaborator } from '#/features/people/shared/sharing/contract';
import { createCalculation } from '#/features/premiums/premies/contract';
import { createTask } from '#/features/site/shared/planning/contract';
import { createContact, removeContact, updateContact } from '#/features/work/shared/contacts/contract';
import { uploadDocument } from '#/features/work/shared/documents/contract';
import { saveIntake } from '#/features/work/shared/intake/contract';
import { createItem, createItems } from '#/features/work/shared/meetstaat/contract';
import { freePort } from '../support/free-port';
import { proveLife } from '../support/life';
import { projectWithMembers } from '../support/members';
import { fileOf, samplePdf } from '../support/sample-files';
import { type Client, withOwnTestApp } from '../support/test-app';

const port = await freePort();
const url = `http://localhost:${port}`;
const app = withOwnTestApp({ publicUrl: url });
const rounds = 3;

beforeAll(async () => {
  await app().http.listen({ port, host: 'localhost' });
});

type Write = () => Promise<{ status: number; body: unknown }>;

let letters = 0;

/** One of every kind of write in a project, by somebody who may. */
function writesIn(projectId: number, person: Client, owner: Client, contactId: number): Write[] {
  const params = { projectId };
  const item = {
    category: 'Dakwerk' as const,
    description: 'Pannen',
    quantity: '1',
    unit: 'm²' as const,
    unitPrice: '10',
  };
  const file = () => fileOf(samplePdf, 'papier.pdf');
  return [
    () => person.call(createItem, { params, body: { ...item, contactId } }),
    () => person.call(createItems, { params, body: { items: [item, { ...item, contactId }] } }),
    () => person.call(createQuote, { params, body: { contactId, amount: '100' }, file: file() }),
    () => person.call(createInvoice, { params, body: { contactId, amount: '50' }, file: file() }),
    () => person.call(createTask, { params, body: { title: 'Sloop', contactId } }),
    () => person.call(uploadDocument, { params, body: { category: 'other' }, file: file() }),
    () => person.call(updateBudget, { params, body: { renovationBudget: '2000' } }),
    () =>
      person.call(createCalculation, {
        params,
        body: { werksoort: 'Dak', categorie: 4, investering: '1000', premieBedrag: '100' },
      }),
    () =>
      person.call(saveIntake, {
        params,
        body: {
          ...{
            sessionId: `sessie-${letters++}`,
            completed: false,
            typeRenovatie: 'Dak',
            oppervlakteM2: '100',
          },
          ...{ locatie: 'Gent', budget: '1000', bouwjaar: '1962', epc: 'F', timing: 'Nu' },
        },
      }),
    () => owner.call(inviteCollaborator, { params, body: { email: `gast-${letters++}@voorbeeld.example` } }),
    () => owner.call(updateProject, { params, body: { name: 'Anders' } }),
  ];
}

/** Everybody at once, and the removal somewhere among them. */
async function race(writes: readonly Write[], removal: Write): Promise<number[]> {
  const half = Math.floor(writes.length / 2);
  const order = [...writes.slice(0, half), removal, ...writes.slice(half), ...writes];
  const answers = await Promise.all(order.map((write) => write()));
  const failed = answers.filter(({ status }) => status >= 500);
  expect(failed.map(({ status, body }) => ({ status, body }))).toEqual([]);
  return answers.map(({ status }) => status);
}

async function place() {
  const team = await projectWithMembers(app());
  const own = async (person: Client) =>
    (await person.call(createContact, { body: { name: 'Dakwerken Maes', type: 'contractor' } })).body.id;
  return { ...team, contactId: await own(team.editor), ownersContact: await own(team.owner) };
}

const leave = (person: Client) => () => person.call(removeAccount, { body: { confirmation: removalWords } });

describe('while others write to it', () => {
  it('every kind of write is one that can succeed', async () => {
    const { projectId, editor, owner, contactId } = await place();
    for (const write of writesIn(projectId, editor, owner, contactId)) {
      const { status, body } = await write();
      expect([status, body]).toEqual([expect.toSatisfy((code: number) => code < 300), body]);
    }
  });

  it('a project is removed, and nobody meets a failure', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { projectId, owner, editor, contactId } = await place();
      const writes = writesIn(projectId, editor, owner, contactId);
      await race(writes, () => owner.call(removeProject, { params: { projectId } }));
      expect((await owner.request('GET', `/api/projects/${projectId}/stats`)).status).toBe(404);
    }
    await proveLife(url);
  });

  it('a contact is removed, and nobody meets a failure', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { projectId, owner, editor, contactId } = await place();
      const params = { id: contactId };
      const writes = [
        ...writesIn(projectId, editor, owner, contactId),
        () => editor.call(updateContact, { params, body: { name: 'Anders', type: 'contractor' } }),
      ];
      await race(writes, () => editor.call(removeContact, { params }));
    }
    await proveLife(url);
  });

  it('the account of who writes is removed, and nobody meets a failure', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { projectId, owner, editor, contactId } = await place();
      const writes = [
        ...writesIn(projectId, editor, owner, contactId),
        () => editor.call(createContact, { body: { name: 'Nog een', type: 'supplier' } }),
      ];
      await race(writes, leave(editor));
      expect((await editor.request('GET', '/api/auth/user')).status).toBe(401);
      expect((await owner.request('GET', `/api/projects/${projectId}/stats`)).status).toBe(200);
    }
    await proveLife(url);
  });

  it('the account of the owner is removed, and nobody meets a failure', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { projectId, owner, editor, ownersContact } = await place();
      await race(writesIn(projectId, editor, owner, ownersContact), leave(owner));
      expect((await editor.request('GET', `/api/projects/${projectId}/stats`)).status).toBe(404);
    }
    await proveLife(url);
  });
});
