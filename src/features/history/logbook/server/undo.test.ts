import { eq, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { listChanges, undoChange } from '#/features/history/shared/logbook/contract';
import { emptyTrash, listTrash } from '#/features/history/shared/trash/contract';
import { updateBudget } from '#/features/money/budget/contract';
import { budgets } from '#/features/money/shared/server/tables';
import { createInvoice, removeInvoice, updateInvoice } from '#/features/papers/shared/invoices/contract';
import { invoices } from '#/features/papers/shared/invoices/server/tables';
import { createQuote, removeQuote, updateQuote } from '#/features/papers/shared/quotes/contract';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import { updateProject } from '#/features/people/projects/contract';
import { removeCollaborator, updateCollaborator } from '#/features/people/shared/sharing/contract';
import { premieCalculations } from '#/features/premiums/premies/server/tables';
import { judgeQuote } from '#/features/reading/check/rules/judge';
import { saveCheck } from '#/features/reading/check/server/store';
import { quoteChecks } from '#/features/reading/check/server/tables';
import { createTask, removeTask, updateTask } from '#/features/site/shared/planning/contract';
import { tasks } from '#/features/site/shared/planning/server/tables';
import { updateContact } from '#/features/work/shared/contacts/contract';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import { removeDocument, updateDocument, uploadDocument } from '#/features/work/shared/documents/contract';
import { documents } from '#/features/work/shared/documents/server/tables';
import { createItems, removeItem, updateItem } from '#/features/work/shared/meetstaat/contract';
import { meetstaatItems } from '#/features/work/shared/meetstaat/server/tables';
import { changes } from '#/platform/server/database/schema/changes';
import { files } from '#/platform/server/database/schema/files';
import { collaborators, projects } from '#/platform/server/database/schema/projects';
import { addContact, openTeam, pdfFile } from '../../../../../tests/support/papers';
import { type Client, withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();

/** All rows of a table as the database writes them, but for what every change raises. */
async function rowsOf(table: PgTable): Promise<string[]> {
  const found = await app().db.execute(
    sql`select (to_jsonb(r) - '{version,updated_at,revision,table_revisions,log_bytes}'::text[])::text as row from ${table} as r order by 1`,
  );
  return (found as unknown as { rows: { row: string }[] }).rows.map(({ row }) => row);
}

const watched = [
  ...[quotes, invoices, meetstaatItems, tasks, documents, premieCalculations, budgets, projects],
  ...[collaborators, contacts, quoteChecks, files],
];

async function rowsOfAll(): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const table of watched) all[getTableName(table)] = await rowsOf(table);
  return all;
}

async function openHouse() {
  const team = await openTeam(app());
  const contactId = await addContact(app(), team.owner, { iban: 'BE47 9991 6063 3080' });
  const params = { projectId: team.projectId };
  const paper = { contactId, amount: '99999999.99', notes: 'é\n“” 🏠', description: 'Dak' };
  const { body: quote } = await team.owner.call(createQuote, {
    params,
    body: {
      ...{ ...paper, quoteNumber: 'OF-1', validUntil: '2026-12-31', status: 'accepted' },
      unforeseenCosts: [{ description: 'Latei', amount: '12.50' }],
    },
    file: pdfFile(),
  });
  const check = await saveCheck(app().db, team.owner.user.id, judgeQuote(''), null);
  await app().db.update(quoteChecks).set({ quoteId: quote.id }).where(eq(quoteChecks.id, check.checkId));
  const { body: loose } = await team.owner.call(createQuote, { params, body: paper });
  const { body: invoice } = await team.owner.call(createInvoice, {
    params,
    body: { ...paper, invoiceNumber: 'F-1', quoteId: quote.id },
    file: pdfFile('factuur.pdf', 'F'),
  });
  const line = { category: 'Dakwerk', description: 'Pannen', unit: 'm²', unitPrice: '45.25' } as const;
  await team.owner.call(createItems, {
    params,
    body: { items: [{ ...line, quantity: '10.125', contactId }] },
  });
  const [item] = await app()
    .db.select()
    .from(meetstaatItems)
    .where(eq(meetstaatItems.projectId, team.projectId));
  const task = { title: 'Dak leggen', startDate: '2026-05-01', endDate: '2026-05-09', contactId };
  const { body: made } = await team.owner.call(createTask, { params, body: task });
  const upload = { category: 'photos' as const, description: 'Gevel' };
  const { body: document } = await team.owner.call(uploadDocument, { params, body: upload, file: pdfFile() });
  const saved = await team.owner.request('POST', `/api/projects/${team.projectId}/premie-calculations`, {
    ...{ werksoort: 'dak', categorie: 2, investering: '1000.00', premieBedrag: '350.00' },
    plafondBereikt: false,
  });
  const member = await app()
    .db.select()
    .from(collaborators)
    .where(eq(collaborators.userId, team.editor.user.id));
  return {
    ...{ ...team, contactId, params, paper, quote, loose, invoice, item, task: { ...task, id: made.id } },
    ...{ document, calculationId: (saved.body as { id: number }).id, memberId: member[0]?.id ?? 0 },
  };
}

type House = Awaited<ReturnType<typeof openHouse>>;

async function newest(client: Client, { params }: Pick<House, 'params'>, kind?: string) {
  const { body } = await client.call(listChanges, { params, query: kind ? { kind } : {} });
  const [last] = body;
  if (!last) throw new Error('nothing happened');
  return last;
}

const undo = (client: Client, id: number, force?: boolean) =>
  client.call(undoChange, { params: { id }, query: {}, body: force ? { force } : {} });

const acts: [string, (house: House) => Promise<{ status: number }>][] = [
  [
    'adding a quote',
    ({ owner, params, paper }) =>
      owner.call(createQuote, { params, body: paper, file: pdfFile('x.pdf', 'x') }),
  ],
  [
    'changing a quote',
    ({ owner, quote, paper }) =>
      owner.call(updateQuote, { params: { id: quote.id }, body: { ...paper, amount: '1' } }),
  ],
  [
    'another file for a quote',
    ({ owner, quote, paper }) =>
      owner.call(updateQuote, { params: { id: quote.id }, body: paper, file: pdfFile('b.pdf', 'b') }),
  ],
  [
    'taking the file from a quote',
    ({ owner, quote, paper }) =>
      owner.call(updateQuote, { params: { id: quote.id }, body: { ...paper, removeFile: true } }),
  ],
  ['removing a quote', ({ owner, loose }) => owner.call(removeQuote, { params: { id: loose.id } })],
  [
    'adding an invoice',
    ({ owner, params, paper, quote }) =>
      owner.call(createInvoice, { params, body: { ...paper, quoteId: quote.id } }),
  ],
  [
    'changing an invoice',
    ({ owner, invoice, paper }) =>
      owner.call(updateInvoice, { params: { id: invoice.id }, body: { ...paper, quoteId: null } }),
  ],
  [
    'paying an invoice',
    ({ owner, invoice }) =>
      owner.request('PUT', `/api/invoices/${invoice.id}/payment`, {
        status: 'paid',
        paidDate: '2026-05-02',
      }),
  ],
  ['removing an invoice', ({ owner, invoice }) => owner.call(removeInvoice, { params: { id: invoice.id } })],
  [
    'adding items',
    ({ owner, params }) =>
      owner.call(createItems, {
        params,
        body: {
          items: [1, 2, 3].map((each) => ({
            category: 'Dakwerk' as const,
            description: `${each}`,
            unit: 'm²' as const,
            unitPrice: '1',
            quantity: '1',
          })),
        },
      }),
  ],
  [
    'changing an item',
    ({ owner, item }) => owner.call(updateItem, { params: { id: item?.id ?? 0 }, body: { quantity: '12' } }),
  ],
  ['removing an item', ({ owner, item }) => owner.call(removeItem, { params: { id: item?.id ?? 0 } })],
  ['adding a task', ({ owner, params }) => owner.call(createTask, { params, body: { title: 'Nieuw' } })],
  [
    'changing a task',
    ({ owner, task: { id, ...task } }) =>
      owner.call(updateTask, { params: { id }, body: { ...task, startDate: null } }),
  ],
  ['removing a task', ({ owner, task }) => owner.call(removeTask, { params: { id: task.id } })],
  [
    'adding a document',
    ({ owner, params }) => owner.call(uploadDocument, { params, body: {}, file: pdfFile('d.pdf', 'd') }),
  ],
  [
    'changing a document',
    ({ owner, params, document }) =>
      owner.call(updateDocument, {
        params: { ...params, id: document.id },
        body: { category: 'other', description: null },
      }),
  ],
  [
    'removing a document',
    ({ owner, params, document }) => owner.call(removeDocument, { params: { ...params, id: document.id } }),
  ],
  [
    'removing a calculation',
    ({ owner, calculationId }) => owner.request('DELETE', `/api/premie-calculations/${calculationId}`),
  ],
  [
    'changing the budget',
    ({ owner, params }) => owner.call(updateBudget, { params, body: { renovationBudget: '5000' } }),
  ],
  [
    'renaming the project',
    ({ owner, params }) => owner.call(updateProject, { params, body: { name: 'Anders' } }),
  ],
  [
    'another role',
    ({ owner, params, memberId }) =>
      owner.call(updateCollaborator, { params: { ...params, id: memberId }, body: { role: 'collaborator' } }),
  ],
  [
    'removing a collaborator',
    ({ owner, params, memberId }) => owner.call(removeCollaborator, { params: { ...params, id: memberId } }),
  ],
  [
    'changing a contact',
    ({ owner, contactId }) =>
      owner.call(updateContact, {
        params: { id: contactId },
        body: { name: 'Koen', type: 'contractor', iban: null },
      }),
  ],
];

describe('undoing', () => {
  it.each(acts)('%s puts everything back to the letter, and can be undone in turn', async (_, act) => {
    const house = await openHouse();
    const before = await rowsOfAll();
    expect((await act(house)).status).toBeLessThan(300);
    const after = await rowsOfAll();
    expect(after).not.toEqual(before);
    const undone = await undo(house.owner, (await newest(house.owner, house)).id);
    expect(undone.body).toEqual({ changeId: expect.any(Number) });
    expect(withoutNewFiles(await rowsOfAll(), before)).toEqual(before);
    expect((await undo(house.owner, undone.body.changeId ?? 0)).status).toBe(200);
    expect(withoutMoments(await rowsOfAll())).toEqual(withoutMoments(after));
  });
});

/** A file that came with what was undone waits in the trash. */
function withoutNewFiles(now: Record<string, string[]>, before: Record<string, string[]>) {
  const isOld = (row: string) => before.files?.includes(row) || JSON.parse(row).removed_at === null;
  return { ...now, files: now.files?.filter(isOld) };
}

/** When exactly a file went to the trash is nobody’s worry. */
function withoutMoments(rows: Record<string, string[]>) {
  return {
    ...rows,
    files: rows.files?.map((row) => row.replace(/"removed_at": "[^"]*"/, '"removed_at": "then"')).sort(),
  };
}

describe('undoing a removal', () => {
  it('brings back what went along, and its file can be opened', async () => {
    const house = await openHouse();
    const { owner, quote, invoice } = house;
    await owner.call(removeInvoice, { params: { id: invoice.id } });
    const before = await rowsOfAll();
    expect((await owner.call(removeQuote, { params: { id: quote.id } })).status).toBe(204);
    expect((await owner.request('GET', quote.filePath ?? '')).status).toBe(404);
    expect(await rowsOf(quoteChecks)).not.toEqual(before.quote_checks);
    const last = await newest(owner, house, 'quotes');
    expect(last).toMatchObject({ action: 'remove', title: 'Katrien Eigenaar verwijderde offerte OF-1' });
    const { body: trash } = await owner.call(listTrash, { params: house.params });
    expect(trash.map(({ title }) => title)).toEqual(['offerte OF-1', 'factuur F-1']);
    expect((await undo(owner, last.id)).status).toBe(200);
    expect(await rowsOfAll()).toEqual(before);
    expect((await owner.request('GET', quote.filePath ?? '')).status).toBe(200);
    expect(await newest(owner, house, 'quotes')).toMatchObject({
      action: 'restore',
      title: 'Katrien Eigenaar zette offerte OF-1 terug',
    });
    expect((await owner.call(listTrash, { params: house.params })).body).toHaveLength(1);
    expect(await undo(owner, last.id)).toMatchObject({ status: 409, body: { canForce: false } });
  });

  it('asks where what it was linked to is gone, and comes back without', async () => {
    const house = await openHouse();
    const { owner, quote, invoice } = house;
    await owner.call(removeInvoice, { params: { id: invoice.id } });
    const removed = await newest(owner, house, 'invoices');
    await owner.call(removeQuote, { params: { id: quote.id } });
    expect(await undo(owner, removed.id)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('offerte'), canForce: true },
    });
    expect((await undo(owner, removed.id, true)).status).toBe(200);
    const [back] = await app().db.select().from(invoices).where(eq(invoices.id, invoice.id));
    expect(back).toMatchObject({ quoteId: null, invoiceNumber: 'F-1' });
  });

  it('brings a contact back with it that went to the trash meanwhile', async () => {
    const { owner, projectId } = await openTeam(app());
    const params = { projectId };
    const contactId = await addContact(app(), owner);
    const { body: task } = await owner.call(createTask, { params, body: { title: 'Dak', contactId } });
    await owner.call(removeTask, { params: { id: task.id } });
    const removed = await newest(owner, { params }, 'tasks');
    expect((await owner.request('DELETE', `/api/contacts/${contactId}`)).status).toBe(204);
    expect(await undo(owner, removed.id)).toMatchObject({ status: 409, body: { canForce: true } });
    expect((await undo(owner, removed.id, true)).status).toBe(200);
    const [contact] = await app().db.select().from(contacts).where(eq(contacts.id, contactId));
    expect(contact?.removedAt).toBeNull();
  });

  it('leaves a contact in the trash of who it belongs to, whoever forces it', async () => {
    const { owner, editor, projectId } = await openTeam(app());
    const params = { projectId };
    const contactId = await addContact(app(), owner);
    const { body: task } = await owner.call(createTask, { params, body: { title: 'Dak', contactId } });
    await editor.call(removeTask, { params: { id: task.id } });
    const removed = await newest(editor, { params }, 'tasks');
    expect((await owner.request('DELETE', `/api/contacts/${contactId}`)).status).toBe(204);
    expect(await undo(editor, removed.id, true)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('prullenmand van iemand anders'), canForce: false },
    });
    const [contact] = await app().db.select().from(contacts).where(eq(contacts.id, contactId));
    expect(contact?.removedAt).not.toBeNull();
  });

  it('is over when the trash was emptied, or its days are past', async () => {
    const house = await openHouse();
    const { owner, params, task, loose } = house;
    await owner.call(removeTask, { params: { id: task.id } });
    const removed = await newest(owner, house, 'tasks');
    await app()
      .db.update(changes)
      .set({ at: sql`now() - interval '31 days'` })
      .where(eq(changes.id, removed.id));
    expect(await undo(owner, removed.id, true)).toMatchObject({ status: 409, body: { canForce: false } });
    expect((await owner.call(listTrash, { params })).body).toEqual([]);
    await owner.call(removeQuote, { params: { id: loose.id } });
    const other = await newest(owner, house, 'quotes');
    await owner.call(emptyTrash, { params });
    expect(await undo(owner, other.id, true)).toMatchObject({ status: 409, body: { canForce: false } });
    expect(await newest(owner, house, 'quotes')).toMatchObject({
      title: 'Katrien Eigenaar verwijderde een offerte',
      mayUndo: false,
    });
  });
});

describe('undoing what others built on', () => {
  it('asks first, and then only takes back what it changed', async () => {
    const house = await openHouse();
    const { owner, editor, task } = house;
    const { id, ...fields } = task;
    await owner.call(updateTask, { params: { id }, body: { ...fields, title: 'Dak isoleren' } });
    const first = await newest(owner, house, 'tasks');
    await editor.call(updateTask, {
      params: { id },
      body: { ...fields, title: 'Dak isoleren', notes: 'Bel' },
    });
    expect((await undo(owner, first.id)).status).toBe(200);
    const read = async () => (await app().db.select().from(tasks).where(eq(tasks.id, id)))[0];
    expect(await read()).toMatchObject({ title: 'Dak leggen', notes: 'Bel' });
    await editor.call(updateTask, { params: { id }, body: { ...fields, title: 'Anders' } });
    expect(await undo(owner, first.id)).toMatchObject({
      status: 409,
      body: {
        message:
          'Dit is intussen opnieuw gewijzigd (titel). Als u doorgaat, gaat die latere wijziging verloren.',
        canForce: true,
      },
    });
    expect((await undo(owner, first.id, true)).status).toBe(200);
    expect(await read()).toMatchObject({ title: 'Dak leggen' });
  });

  it('is refused where something is linked to it', async () => {
    const house = await openHouse();
    const added = (
      await house.owner.call(listChanges, { params: house.params, query: { kind: 'quotes' } })
    ).body.find(({ recordId }) => recordId === house.quote.id);
    expect(await undo(house.owner, added?.id ?? 0, true)).toMatchObject({
      status: 409,
      body: { canForce: false },
    });
  });

  it('never passes by a warning of another account', async () => {
    const house = await openHouse();
    const { owner, contactId } = house;
    const fields = { name: 'Koen', type: 'contractor' as const };
    const change = (iban: string | null) =>
      owner.call(updateContact, { params: { id: contactId }, body: { ...fields, iban } });
    await change(null);
    const first = await newest(owner, house, 'contacts');
    await change('BE68 5390 0754 7034');
    expect(await undo(owner, first.id, true)).toMatchObject({ status: 409, body: { canForce: false } });
  });
});

describe('who may undo', () => {
  it('is who might have made the change; a collaborator only undoes their own', async () => {
    const house = await openHouse();
    const { owner, editor, helper, stranger, params, paper, task } = house;
    const { body: own } = await helper.call(createQuote, { params, body: paper });
    const added = await newest(owner, house, 'quotes');
    await owner.call(updateQuote, { params: { id: own.id }, body: { ...paper, amount: '5' } });
    const changed = await newest(helper, house, 'quotes');
    expect(changed.mayUndo).toBe(false);
    expect((await undo(helper, changed.id)).status).toBe(403);
    expect((await undo(stranger, changed.id)).status).toBe(404);
    expect((await undo(editor, changed.id)).status).toBe(200);
    expect((await undo(helper, added.id)).status).toBe(200);
    await owner.call(removeTask, { params: { id: task.id } });
    const removed = await newest(helper, house, 'tasks');
    expect((await undo(helper, removed.id)).status).toBe(403);
    const { body: contact } = await owner.call(updateContact, {
      params: { id: house.contactId },
      body: { name: 'Koen', type: 'contractor' },
    });
    expect(contact.name).toBe('Koen');
    expect((await undo(editor, (await newest(editor, house, 'contacts')).id)).status).toBe(403);
  });

  it('is nobody where somebody came or went by themselves', async () => {
    const house = await openHouse();
    const { owner, editor, params, memberId } = house;
    await editor.call(removeCollaborator, { params: { ...params, id: memberId } });
    const left = await newest(owner, house, 'collaborators');
    expect(await undo(owner, left.id, true)).toMatchObject({ status: 409, body: { canForce: false } });
  });
});
