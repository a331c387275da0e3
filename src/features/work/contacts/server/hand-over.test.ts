import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createInvoice, listInvoices } from '#/features/papers/shared/invoices/contract';
import { createQuote, listQuotes } from '#/features/papers/shared/quotes/contract';
import { removeAccount } from '#/features/people/account/contract';
import { listCollaborators, removeCollaborator } from '#/features/people/shared/sharing/contract';
import { removeCollaborator as removeMembership } from '#/features/people/shared/sharing/server/store';
import { createTask, listTasks } from '#/features/site/shared/planning/contract';
import { handOverContacts } from '#/features/work/contacts/server/hand-over-store';
import * as calls from '#/features/work/shared/contacts/contract';
import { collaborators } from '#/platform/server/database/schema/projects';
import { openTeam } from '../../../../../tests/support/papers';
import { type Client, withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();

const known = 'BE47 9991 6063 3080';
const other = 'BE64 9991 2345 0152';
const fields = { name: 'Koen Vermeersch', type: 'contractor' as const };

async function addContact(client: Client): Promise<number> {
  return (await client.call(calls.createContact, { body: { ...fields, iban: known } })).body.id;
}

async function use(client: Client, projectId: number, contactId: number) {
  const params = { projectId };
  const paper = { params, body: { contactId, amount: '100' } };
  expect((await client.call(createQuote, paper)).status).toBe(201);
  expect((await client.call(createInvoice, paper)).status).toBe(201);
}

async function addProject(client: Client): Promise<number> {
  const { body } = await client.request('POST', '/api/projects', { name: 'Elders' });
  return (body as { id: number }).id;
}

async function join(client: Client, projectId: number) {
  const email = `lid-${client.user.id}@voorbeeld.example`;
  const member = { projectId, email, userId: client.user.id, status: 'accepted' as const };
  await app().db.insert(collaborators).values(member);
}

async function remove(actor: Client, projectId: number, member: Client) {
  const { body } = await actor.call(listCollaborators, { params: { projectId } });
  const id = body.find(({ userId }) => userId === member.user.id)?.id ?? 0;
  expect((await actor.call(removeCollaborator, { params: { projectId, id } })).status).toBe(204);
}

const changeIban = (client: Client, id: number, iban: string) =>
  client.call(calls.updateContact, { params: { id }, body: { ...fields, iban } });

async function contactsIn(client: Client, projectId: number): Promise<number[]> {
  const params = { projectId };
  const quotes = (await client.call(listQuotes, { params })).body;
  const invoices = (await client.call(listInvoices, { params })).body;
  const tasks = (await client.call(listTasks, { params })).body;
  return [...new Set([...quotes, ...invoices, ...tasks].map(({ contactId }) => contactId ?? 0))];
}

async function isOwn(client: Client, id: number): Promise<boolean | undefined> {
  return (await client.call(calls.listContacts, {})).body.find((contact) => contact.id === id)?.isOwn;
}

describe('who leaves a project', () => {
  it.each(['is sent away', 'goes'])('no longer changes where its owner pays: %s', async (how) => {
    const { projectId, owner, helper } = await openTeam(app());
    const contactId = await addContact(helper);
    await use(helper, projectId, contactId);
    await remove(how === 'goes' ? helper : owner, projectId, helper);
    expect((await changeIban(helper, contactId, other)).status).toBe(404);
    expect(await isOwn(helper, contactId)).toBeUndefined();
    expect(await isOwn(owner, contactId)).toBe(true);
    const [invoice] = (await owner.call(listInvoices, { params: { projectId } })).body;
    expect(invoice).toMatchObject({ contactId, contact: { iban: known }, ibanChange: null });
  });

  it('keeps a contact that a project of their own uses, and leaves a copy', async () => {
    const { projectId, owner, editor } = await openTeam(app());
    const contactId = await addContact(editor);
    const ownProject = await addProject(editor);
    await use(editor, projectId, contactId);
    await use(editor, ownProject, contactId);
    await editor.call(createTask, { params: { projectId }, body: { title: 'Dak', contactId } });
    await remove(owner, projectId, editor);
    const [copyId = 0, ...more] = await contactsIn(owner, projectId);
    expect(more).toEqual([]);
    expect(copyId).not.toBe(contactId);
    expect(await contactsIn(editor, ownProject)).toEqual([contactId]);
    expect([await isOwn(owner, copyId), await isOwn(editor, contactId)]).toEqual([true, true]);
    expect([await isOwn(owner, contactId), await isOwn(editor, copyId)]).toEqual([undefined, undefined]);
    expect((await changeIban(editor, contactId, other)).status).toBe(200);
    const [invoice] = (await owner.call(listInvoices, { params: { projectId } })).body;
    expect(invoice).toMatchObject({ contact: { iban: known }, ibanChange: null });
  });

  it('keeps a contact that another person’s project uses, and what is known of its account goes with the copy', async () => {
    const { projectId, owner, editor, stranger } = await openTeam(app());
    const contactId = await addContact(editor);
    const strangers = await addProject(stranger);
    await join(editor, strangers);
    await use(editor, projectId, contactId);
    await use(editor, strangers, contactId);
    await changeIban(editor, contactId, other);
    await remove(owner, projectId, editor);
    const change = { from: known, to: other, changedBy: 'Els Editor' };
    for (const [client, place] of [
      [owner, projectId],
      [stranger, strangers],
    ] as const) {
      const [invoice] = (await client.call(listInvoices, { params: { projectId: place } })).body;
      expect(invoice).toMatchObject({ contact: { iban: other }, ibanChange: change });
    }
    expect(await contactsIn(stranger, strangers)).toEqual([contactId]);
  });

  it('lets a collaborator go whose invoice somebody else paid on', async () => {
    const { projectId, owner, helper, stranger } = await openTeam(app());
    const contactId = await addContact(helper);
    const strangers = await addProject(stranger);
    await join(helper, strangers);
    await use(helper, projectId, contactId);
    await use(helper, strangers, contactId);
    const [invoice] = (await owner.call(listInvoices, { params: { projectId } })).body;
    const paid = { amount: '1', date: '2026-11-01' };
    const url = `/api/invoices/${invoice?.id}/payments`;
    expect((await owner.request('POST', url, paid)).status).toBe(201);
    await remove(helper, projectId, helper);
    expect(await contactsIn(owner, projectId)).not.toEqual([contactId]);
  });

  it('leaves it whole where all its projects are the same owner’s', async () => {
    const { projectId, owner, editor } = await openTeam(app());
    const contactId = await addContact(editor);
    const second = await addProject(owner);
    await join(editor, second);
    await use(editor, projectId, contactId);
    await use(editor, second, contactId);
    await remove(owner, projectId, editor);
    expect(await contactsIn(owner, projectId)).toEqual([contactId]);
    expect(await contactsIn(owner, second)).toEqual([contactId]);
    expect([await isOwn(owner, contactId), await isOwn(editor, contactId)]).toEqual([true, false]);
  });

  it('takes along what the project does not use', async () => {
    const { projectId, owner, editor } = await openTeam(app());
    const contactId = await addContact(editor);
    await remove(owner, projectId, editor);
    expect(await isOwn(editor, contactId)).toBe(true);
  });

  it('altogether leaves each owner a contact of their own', async () => {
    const { projectId, owner, editor, stranger } = await openTeam(app());
    const contactId = await addContact(editor);
    const strangers = await addProject(stranger);
    await join(editor, strangers);
    await use(editor, projectId, contactId);
    await use(editor, strangers, contactId);
    expect((await editor.call(removeAccount, { body: { confirmation: 'VERWIJDEREN' } })).status).toBe(204);
    const [mine = 0] = await contactsIn(owner, projectId);
    const [theirs = 0] = await contactsIn(stranger, strangers);
    expect(mine).not.toBe(theirs);
    expect([await isOwn(owner, mine), await isOwn(stranger, theirs)]).toEqual([true, true]);
  });

  it('while adding something with a new contact adds it first, or not at all', async () => {
    const { projectId, owner, editor } = await openTeam(app());
    const contactId = await addContact(editor);
    const { body } = await owner.call(listCollaborators, { params: { projectId } });
    const id = body.find(({ userId }) => userId === editor.user.id)?.id ?? 0;
    const { adding } = await app().db.transaction(async (tx) => {
      await removeMembership(tx, projectId, id);
      await handOverContacts(tx, { userId: editor.user.id, projectId });
      const answer = editor.call(createInvoice, { params: { projectId }, body: { contactId, amount: '1' } });
      await Promise.race([answer, setTimeout(500)]);
      return { adding: answer };
    });
    expect((await adding).status).toBe(404);
    expect(await contactsIn(owner, projectId)).toEqual([]);
  });
});
