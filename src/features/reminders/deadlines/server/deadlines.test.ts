import { expect, it } from 'vitest';
import { day } from '#/core/day';
import { invoices } from '#/features/papers/shared/invoices/server/tables';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import { premiumFiles } from '#/features/premiums/shared/premium-files/server/tables';
import * as calls from '#/features/reminders/shared/deadlines/contract';
import { listTodo } from '#/features/reminders/shared/todo/contract';
import { createTask } from '#/features/site/shared/planning/contract';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import { updateDocument, uploadDocument } from '#/features/work/shared/documents/contract';
import { projectWithMembers } from '../../../../../tests/support/members';
import { fileOf, samplePdf } from '../../../../../tests/support/sample-files';
import { withTestApp } from '../../../../../tests/support/test-app';

/** Half past midnight in Belgium on the tenth, still the ninth in UTC. */
const app = withTestApp({ now: () => new Date('2026-03-09T23:30:00Z') });

it('are one list of all that has a day, and what there is to do tells of the same', async () => {
  const { projectId, owner, collaborator, stranger } = await projectWithMembers(app());
  const params = { projectId };
  const { db } = app();
  const [contact] = await db.insert(contacts).values({ userId: owner.user.id, name: 'Jan Dak' }).returning();
  const paper = { projectId, contactId: contact?.id ?? 0, amount: '100.00' };
  const made = await db
    .insert(invoices)
    .values([
      { ...paper, description: 'Dak', dueDate: day('2026-03-05'), invoiceDate: day('2024-03-20') },
      {
        ...{ ...paper, description: 'Keuken', receivedDate: day('2026-02-12') },
        vatLines: [{ rate: 6, base: null, amount: '5.66' }],
      },
      {
        ...{ ...paper, description: 'Tuin', receivedDate: day('2026-02-12') },
        vatLines: [{ rate: 21, base: null, amount: '17.36' }],
      },
    ])
    .returning();
  await db.insert(quotes).values({ ...paper, quoteNumber: 'O-1', validUntil: day('2026-03-12') });
  await db.insert(premiumFiles).values({
    ...{ projectId, work: 'dak' as const, invoices: [{ invoiceId: made[0]?.id ?? 0, part: null }] },
  });
  const needs = [{ what: 'Tegels', weeks: 2 }];
  await owner.call(createTask, { params, body: { title: 'Vloer', startDate: '2026-04-10', needs } });
  const { body: document } = await owner.call(uploadDocument, {
    ...{
      params,
      body: { category: 'insurance', validUntil: '2026-03-31' },
      file: fileOf(samplePdf, 'polis.pdf', 'application/pdf'),
    },
  });
  expect(document.validUntil).toBe('2026-03-31');
  await collaborator.call(calls.createReminder, {
    params,
    body: { title: 'Bel de notaris', day: '2026-03-11' },
  });

  const { body: found } = await collaborator.call(calls.listDeadlines, { params });
  expect(found.map(({ kind, name, days }) => [kind, name, days])).toEqual([
    ['invoice', 'Jan Dak: Dak', -5],
    ['reminder', 'Bel de notaris', 1],
    ['vat', 'Jan Dak: Keuken', 2],
    ['quote', 'Jan Dak: O-1', 2],
    ['decision', 'Tegels (voor Vloer)', 3],
    ['premium', 'Dakisolatie en dakwerken', 10],
    ['document', document.fileName, 21],
    ['task', 'Vloer', 31],
  ]);
  const { body: todos } = await owner.call(listTodo, { params, query: {} });
  expect(todos.map(({ kind, weight }) => [kind, weight])).toEqual([
    ['invoice', 'now'],
    ['quote', 'soon'],
    ['reminder', 'soon'],
    ['vat', 'soon'],
    ['decision', 'soon'],
    ['premium', 'soon'],
    ['document', 'soon'],
    ['task', 'later'],
  ]);
  expect(found[1]).toMatchObject({ label: 'Herinnering', path: '/termijnen' });
  // Of a paper that expired a month ago nobody is told any more.
  for (const [validUntil, isTold] of [
    ['2026-02-08', true],
    ['2026-02-07', false],
    [null, false],
  ] as const) {
    await owner.call(updateDocument, { params: { projectId, id: document.id }, body: { validUntil } });
    const { body: after } = await owner.call(calls.listDeadlines, { params });
    expect(after.some(({ kind }) => kind === 'document')).toBe(isTold);
  }
  expect((await stranger.call(calls.listDeadlines, { params })).status).toBe(404);
});

it('of a reminder end when it is done, by who made it or who may change the project', async () => {
  const { projectId, owner, editor, collaborator } = await projectWithMembers(app());
  const params = { projectId };
  const make = { params, body: { title: 'Bel de notaris', day: '2026-03-11' } };
  const { body: own } = await collaborator.call(calls.createReminder, make);
  const { body: ofOwner } = await owner.call(calls.createReminder, make);
  const finish = (id: number) => ({ params: { id }, body: { isDone: true } });
  expect((await collaborator.call(calls.updateReminder, finish(ofOwner.id))).status).toBe(403);
  expect((await collaborator.call(calls.updateReminder, finish(own.id))).body.isDone).toBe(true);
  expect((await editor.call(calls.updateReminder, finish(ofOwner.id))).status).toBe(200);
  expect((await owner.call(calls.listDeadlines, { params })).body).toEqual([]);
  expect((await owner.call(calls.listReminders, { params })).body).toHaveLength(2);
  expect(
    (await owner.call(calls.createReminder, { params, body: { title: ' ', day: '2026-02-30' } })).status,
  ).toBe(400);
});

it('a task names only quotes and documents of its own project', async () => {
  const { projectId, owner } = await projectWithMembers(app());
  const send = (body: object) =>
    owner.call(createTask, { params: { projectId }, body: { title: 'Vloer', ...body } });
  expect((await send({ quoteId: 999_999 })).body).toMatchObject({ errors: [{ path: 'quoteId' }] });
  expect((await send({ documentIds: [999_999] })).body).toMatchObject({ errors: [{ path: 'documentIds' }] });
  const { body } = await send({ room: 'Badkamer', category: 'Sanitair', checks: [{ what: 'Voegen' }] });
  expect(body).toMatchObject({ room: 'Badkamer', checks: [{ what: 'Voegen', isDone: false }], needs: [] });
});
