import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Change, listChanges, pageSize } from '#/features/history/shared/logbook/contract';
import { createInvoice, updatePayment } from '#/features/papers/shared/invoices/contract';
import { updateProject } from '#/features/people/projects/contract';
import { createTask, updateTask } from '#/features/site/shared/planning/contract';
import { createItems } from '#/features/work/shared/meetstaat/contract';
import { changes } from '#/platform/server/database/schema/changes';
import { users } from '#/platform/server/database/schema/people';
import { addContact, openTeam, pdfFile } from '../../../../../tests/support/papers';
import { type Client, withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

async function openPaid() {
  const team = await openTeam(app());
  const params = { projectId: team.projectId };
  const contactId = await addContact(app(), team.owner);
  const { body: invoice } = await team.owner.call(createInvoice, {
    params,
    body: { contactId, amount: '7840', invoiceNumber: 'F-2026-14' },
    file: pdfFile('factuur.pdf'),
  });
  await team.editor.call(updatePayment, {
    params: { id: invoice.id },
    body: { status: 'paid', paidDate: '2026-05-02' },
  });
  const read = async (query: Parameters<typeof team.owner.call<typeof listChanges>>[1]['query'] = {}) =>
    (await team.owner.call(listChanges, { params, query })).body;
  return { ...team, params, invoice, contactId, read };
}

describe('the log of a project, in words', () => {
  it('says who did what, the last first, with what was and what became', async () => {
    const { read, editor, invoice } = await openPaid();
    const [paid, added] = await read({ kind: 'invoices' });
    expect(plain(paid?.title ?? '')).toBe('Els Editor zette factuur F-2026-14 op betaald, € 7.840,00');
    expect(paid).toMatchObject({
      by: { id: editor.user.id, name: 'Els Editor' },
      ...{ kind: 'invoices', recordId: invoice.id, action: 'change', mayUndo: true },
    });
    expect(paid?.fields).toEqual([
      ...[
        { name: 'paidDate', label: 'Betaald op', before: null, after: '2026-05-02' },
        { name: 'status', label: 'Status', before: 'pending', after: 'paid' },
      ].map((field) => expect.objectContaining(field)),
    ]);
    expect(paid?.fields[1]).toMatchObject({ beforeText: 'Te betalen', afterText: 'Betaald' });
    expect(added).toMatchObject({ action: 'add', title: 'Katrien Eigenaar voegde factuur F-2026-14 toe' });
    const values = Object.fromEntries(added?.fields.map(({ name, after }) => [name, after]) ?? []);
    expect(values).toMatchObject({ contactId: 'Koen Vermeersch', file: 'factuur.pdf', amount: '7840.00' });
    expect(Object.keys(values)).not.toContain('version');
    expect(Object.keys(values)).not.toContain('createdBy');
  });

  it('is told by kind, record, person and day', async () => {
    const { read, editor, invoice, params, owner } = await openPaid();
    await owner.call(createTask, { params, body: { title: 'Dak' } });
    expect(new Set((await read({ kind: 'tasks' })).map(({ kind }) => kind))).toEqual(new Set(['tasks']));
    expect(await read({ kind: 'invoices', record: String(invoice.id) })).toHaveLength(2);
    expect(await read({ kind: 'invoices', record: '2147483647' })).toEqual([]);
    expect((await read({ by: editor.user.id })).map(({ kind }) => kind)).toEqual(['invoices', 'payments']);
    expect(await read({ until: '2020-01-01' })).toEqual([]);
    expect((await read({ from: '2020-01-01' })).length).toBeGreaterThan(3);
    expect(await read({ kind: 'files' })).toEqual([]);
  });

  it('tells in the whole list too of a change in a column that only another kind keeps to itself', async () => {
    const { read, owner, params } = await openPaid();
    const { body: task } = await owner.call(createTask, { params, body: { title: 'Dak' } });
    await owner.call(updateTask, { params: { id: task.id }, body: { status: 'completed' } });
    expect((await read())[0]?.title).toBe('Katrien Eigenaar zette taak ‘Dak’ op voltooid');
  });

  it('comes a page at a time, without a gap', async () => {
    const { read, owner, params } = await openPaid();
    const line = { category: 'Dakwerk', unit: 'm²', unitPrice: '1', quantity: '1' } as const;
    const items = Array.from({ length: pageSize + 20 }, (_, index) => ({ ...line, description: `${index}` }));
    await owner.call(createItems, { params, body: { items } });
    const found: Change[] = [];
    for (;;) {
      const page = await read({ kind: 'items', ...(found.length > 0 ? { before: found.at(-1)?.id } : {}) });
      found.push(...page);
      if (page.length < pageSize) break;
    }
    expect(found).toHaveLength(items.length);
    expect(new Set(found.map(({ id }) => id)).size).toBe(items.length);
    expect(new Set(found.map(({ act }) => act)).size).toBe(1);
  });

  it('keeps what somebody did who left, without their name', async () => {
    const { read, editor } = await openPaid();
    await app().db.delete(users).where(eq(users.id, editor.user.id));
    const [paid] = await read({ kind: 'invoices' });
    expect(paid?.by).toBeNull();
    expect(plain(paid?.title ?? '')).toBe(
      'Een oud-medewerker zette factuur F-2026-14 op betaald, € 7.840,00',
    );
  });

  it('has a line where the details are gone', async () => {
    const { read, params } = await openPaid();
    await app()
      .db.update(changes)
      .set({ before: null, after: null })
      .where(eq(changes.projectId, params.projectId));
    const [paid] = await read({ kind: 'invoices' });
    expect(paid).toMatchObject({ title: 'Els Editor wijzigde een factuur', fields: [], mayUndo: false });
  });

  it('keeps the addresses of who was only invited to who invites', async () => {
    const { owner, editor, helper, projectId } = await openTeam(app());
    const invitation = { email: 'nog-niet@voorbeeld.example' };
    const url = `/api/projects/${projectId}/collaborators/invite`;
    expect((await owner.request('POST', url, invitation)).status).toBe(201);
    const read = async (client: Client) =>
      JSON.stringify((await client.call(listChanges, { params: { projectId }, query: {} })).body);
    expect(await read(owner)).toContain(invitation.email);
    for (const client of [editor, helper]) {
      expect(await read(client)).not.toContain(invitation.email);
      expect(await read(client)).toContain('voegde een uitgenodigde medewerker toe');
    }
  });

  it('is not for strangers', async () => {
    const { stranger, params } = await openPaid();
    expect((await stranger.call(listChanges, { params, query: {} })).status).toBe(404);
  });

  it('does not tell what nobody did', async () => {
    const { read, owner, params } = await openPaid();
    const before = (await read()).length;
    await app().db.execute(
      sql`update collaborators set delivery = 'sent' where project_id = ${params.projectId}`,
    );
    expect(await read()).toHaveLength(before);
    await owner.call(updateProject, { params, body: { name: 'Anders' } });
    const [named] = await read();
    expect(named?.title).toBe('Katrien Eigenaar wijzigde naam van het project ‘Anders’');
  });

  it('tells a status of the planning as people call it', async () => {
    const { read, owner, params } = await openPaid();
    const body = { title: 'Dak' };
    const { body: task } = await owner.call(createTask, { params, body });
    await owner.call(updateTask, { params: { id: task.id }, body: { ...body, status: 'completed' } });
    const [done] = await read({ kind: 'tasks' });
    expect(done?.title).toMatch(/^Katrien Eigenaar zette taak ‘Dak’ op \p{Ll}+$/u);
  });
});
