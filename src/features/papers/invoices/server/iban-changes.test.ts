import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { listChanges } from '#/features/history/shared/logbook/contract';
import * as calls from '#/features/papers/shared/invoices/contract';
import { updateContact } from '#/features/work/shared/contacts/contract';
import { ibanChanges } from '#/features/work/shared/contacts/server/tables';
import { addContact, openTeam } from '../../../../../tests/support/papers';
import { type Client, withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();

const known = 'BE47 9991 6063 3080';
const other = 'BE64 9991 2345 0152';
const third = 'BE68 5390 0754 7034';

/** A contact of the editor's, with an open invoice in the owner's project. */
async function openWithInvoice(iban: string | null = known) {
  const team = await openTeam(app());
  const contactId = await addContact(app(), team.editor, { iban });
  const add = async (client: Client, projectId: number, body: object = {}) => {
    const answer = await client.call(calls.createInvoice, {
      params: { projectId },
      body: { contactId, amount: '100', ...body },
    });
    expect(answer.status).toBe(201);
    return answer.body;
  };
  const invoice = await add(team.editor, team.projectId);
  const changeTo = async (iban: string | null) => {
    const body = { name: 'Koen Vermeersch', type: 'contractor' as const, iban };
    expect(await team.editor.call(updateContact, { params: { id: contactId }, body })).toMatchObject({
      status: 200,
      body: { iban },
    });
  };
  const changesIn = async (client: Client, projectId: number) =>
    (await client.call(calls.listInvoices, { params: { projectId } })).body.map(
      ({ ibanChange }) => ibanChange,
    );
  const changes = () => changesIn(team.owner, team.projectId);
  const confirm = (client: Client, iban: string, id = invoice.id) =>
    client.call(calls.confirmIban, { params: { id }, body: { iban } });
  return { ...team, contactId, invoice, add, changeTo, changes, changesIn, confirm };
}

describe('an account that changes while an invoice is open', () => {
  it('is told on every open invoice, with who and when, until the owner confirms it', async () => {
    const { owner, editor, projectId, add, changeTo, changes, confirm } = await openWithInvoice();
    await add(editor, projectId);
    await add(editor, projectId, { status: 'paid', paidDate: '2026-11-01' });
    expect(await changes()).toEqual([null, null, null]);
    await changeTo(other);
    const change = {
      from: known,
      to: other,
      changedBy: 'Els Editor',
      changedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    };
    expect(await changes()).toEqual([null, change, change]);
    expect(await confirm(owner, 'be64 9991 2345 0152')).toMatchObject({
      status: 200,
      body: { ibanChange: null },
    });
    expect(await changes()).toEqual([null, null, null]);
    const kept = await app().db.select().from(ibanChanges).where(eq(ibanChanges.projectId, projectId));
    expect(kept).toMatchObject([{ fromIban: known, toIban: other, confirmedBy: owner.user.id }]);
  });

  it('is confirmed by the owner alone', async () => {
    const { editor, helper, stranger, changeTo, changes, confirm } = await openWithInvoice();
    await changeTo(other);
    expect((await confirm(editor, other)).status).toBe(403);
    expect((await confirm(helper, other)).status).toBe(403);
    expect((await confirm(stranger, other)).status).toBe(404);
    expect(await changes()).toMatchObject([{ to: other }]);
  });

  it('is not confirmed unseen when it changed once more', async () => {
    const { owner, changeTo, changes, confirm } = await openWithInvoice();
    await changeTo(other);
    await changeTo(third);
    expect(await confirm(owner, other)).toMatchObject({
      status: 409,
      body: { message: 'Het rekeningnummer is intussen opnieuw gewijzigd. Kijk het nieuwe eerst na.' },
    });
    expect(await changes()).toMatchObject([{ from: known, to: third }]);
    expect((await confirm(owner, third)).status).toBe(200);
    await changeTo(known);
    expect(await changes()).toMatchObject([{ from: third, to: known }]);
  });

  it('is compared with the one that was known, also after it went away or came back', async () => {
    const { changeTo, changes } = await openWithInvoice();
    await changeTo(null);
    expect(await changes()).toEqual([null]);
    await changeTo(other);
    expect(await changes()).toMatchObject([{ from: known, to: other }]);
    await changeTo(known);
    expect(await changes()).toEqual([null]);
  });

  it('is also told where there was none before', async () => {
    const { changeTo, changes } = await openWithInvoice(null);
    await changeTo(other);
    expect(await changes()).toMatchObject([{ from: null, to: other, changedBy: 'Els Editor' }]);
  });

  it('is told of the next invoice too, when all were paid by then', async () => {
    const { editor, projectId, invoice, add, changeTo, changes } = await openWithInvoice();
    await editor.call(calls.updatePayment, {
      params: { id: invoice.id },
      body: { status: 'paid', paidDate: '2026-11-01' },
    });
    await changeTo(other);
    expect(await changes()).toEqual([null]);
    expect((await add(editor, projectId)).ibanChange).toMatchObject({ from: known, to: other });
  });

  it('is confirmed by each owner for their own project, and by changing it oneself', async () => {
    const { owner, editor, add, changeTo, changes, changesIn, confirm } = await openWithInvoice();
    const { body } = await editor.request('POST', '/api/projects', { name: 'Van de bewerker' });
    const { id: ownProject } = body as { id: number };
    await add(editor, ownProject);
    await changeTo(other);
    expect((await confirm(owner, other)).status).toBe(200);
    expect(await changes()).toEqual([null]);
    expect(await changesIn(editor, ownProject)).toEqual([null]);
  });

  it('leaves other contacts and a change of anything else alone', async () => {
    const { editor, contactId, changes } = await openWithInvoice();
    const body = { name: 'Koen V.', type: 'contractor' as const, phone: '0470 00 00 00' };
    expect((await editor.call(updateContact, { params: { id: contactId }, body })).status).toBe(200);
    expect(await changes()).toEqual([null]);
  });

  it('is told when another contact is put on the invoice, unless by the owner', async () => {
    const { owner, editor, projectId, invoice, changes, confirm } = await openWithInvoice();
    const namesake = await addContact(app(), editor, { iban: other });
    const put = (who: Client, contactId: number) =>
      who.call(calls.updateInvoice, { params: { id: invoice.id }, body: { contactId } });
    expect((await put(editor, namesake)).body.ibanChange).toMatchObject({
      ...{ from: known, to: other, changedBy: 'Els Editor' },
    });
    expect((await confirm(owner, other)).status).toBe(200);
    const own = await addContact(app(), owner, { iban: third });
    expect((await put(owner, own)).body.ibanChange).toBeNull();
    expect(await changes()).toEqual([null]);
    const kept = await app().db.select().from(ibanChanges).where(eq(ibanChanges.projectId, projectId));
    expect(kept.map(({ confirmedBy }) => confirmedBy)).toEqual([owner.user.id, owner.user.id]);
  });

  it('is told when undoing brings another one, also one that was known before', async () => {
    const { owner, editor, projectId, changeTo, changes, confirm } = await openWithInvoice();
    const undoLast = async () => {
      const query = { kind: 'contacts' };
      const [last] = (await editor.call(listChanges, { params: { projectId }, query })).body;
      return editor.request('POST', `/api/changes/${last?.id}/undo`, {});
    };
    await changeTo(other);
    expect((await confirm(owner, other)).status).toBe(200);
    expect((await undoLast()).status).toBe(200);
    expect(await changes()).toMatchObject([{ from: other, to: known, changedBy: 'Els Editor' }]);
    const kept = await app().db.select().from(ibanChanges).where(eq(ibanChanges.projectId, projectId));
    expect(kept.map(({ toIban, confirmedBy }) => [toIban, confirmedBy])).toEqual([
      [other, owner.user.id],
      [known, null],
    ]);
  });

  it('is told of an invoice that comes back after its contact got another account', async () => {
    const { owner, editor, projectId, invoice, changeTo, changes } = await openWithInvoice();
    expect((await editor.request('DELETE', `/api/invoices/${invoice.id}`)).status).toBe(204);
    await changeTo(other);
    const { body: lines } = await owner.call(listChanges, {
      params: { projectId },
      query: { kind: 'invoices' },
    });
    expect((await owner.request('POST', `/api/changes/${lines[0]?.id}/undo`, {})).status).toBe(200);
    expect(await changes()).toMatchObject([{ from: known, to: other, changedBy: null }]);
  });

  it('is asked again when the owner takes back their word', async () => {
    const { owner, projectId, changeTo, changes, confirm } = await openWithInvoice();
    await changeTo(other);
    await confirm(owner, other);
    const query = { kind: 'ibanChanges' };
    const [confirmed] = (await owner.call(listChanges, { params: { projectId }, query })).body;
    expect((await owner.request('POST', `/api/changes/${confirmed?.id}/undo`, {})).status).toBe(200);
    expect(await changes()).toMatchObject([{ from: known, to: other }]);
  });
});
