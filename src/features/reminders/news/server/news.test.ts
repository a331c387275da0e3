import { expect, it } from 'vitest';
import { invoices } from '#/features/papers/shared/invoices/server/tables';
import { createQuote, removeQuote, updateQuote } from '#/features/papers/shared/quotes/contract';
import { listNews, markNewsRead } from '#/features/reminders/news/contract';
import { createReminder } from '#/features/reminders/shared/deadlines/contract';
import { listTodo } from '#/features/reminders/shared/todo/contract';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import { projectWithMembers } from '../../../../../tests/support/members';
import { type Client, withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp({ now: () => new Date('2026-03-10T12:00:00Z') });

async function newsOf(client: Client) {
  const { status, body } = await client.call(listNews, {});
  expect(status).toBe(200);
  return body.map(({ title, isRead }) => [title, isRead]);
}

it('is what others did to one’s own and nothing that is to be done; each reads it for themselves', async () => {
  const { projectId, owner, editor, collaborator, stranger } = await projectWithMembers(app());
  const params = { projectId };
  const [contact] = await app()
    .db.insert(contacts)
    .values({ userId: collaborator.user.id, name: 'Jan Dak' })
    .returning();
  const contactId = contact?.id ?? 0;
  expect(await newsOf(owner)).toEqual([]);

  await owner.call(createReminder, { params, body: { title: 'Bel', day: '2026-03-12' } });
  await owner.call(createReminder, { params, body: { title: 'Ver weg', day: '2026-05-12' } });
  const { body: quote } = await collaborator.call(createQuote, {
    ...{ params, body: { contactId, amount: '100.00', quoteNumber: 'O-7' } },
  });
  const change = { params: { id: quote.id }, body: { status: 'accepted' as const } };
  expect(await editor.call(updateQuote, change)).toMatchObject({ status: 200, body: { status: 'accepted' } });
  await app()
    .db.insert(invoices)
    .values({
      ...{ projectId, contactId, amount: '121.00', netAmount: '50.00', description: 'Dak' },
      vatLines: [{ rate: 21, base: '50.00', amount: '10.50' }],
    });
  const told = await editor.call(listTodo, { params, query: {} });
  expect(told.body.map(({ kind, title }) => [kind, title])).toEqual([
    ['finding', 'Jan Dak: Dak'],
    ['reminder', 'Bel'],
    ['reminder', 'Ver weg'],
    ['duties', 'Uw rechten en plichten'],
  ]);

  expect(await newsOf(owner)).toEqual([['Cas Medewerker voegde offerte O-7 toe', false]]);
  expect(await newsOf(collaborator)).toMatchObject([[expect.stringMatching(/^Els Editor .*O-7/), false]]);
  expect(await newsOf(editor)).toEqual([]);
  expect(await newsOf(stranger)).toEqual([]);

  const { body: all } = await owner.call(listNews, {});
  expect(all[0]).toMatchObject({
    kind: 'change',
    project: { id: projectId },
    path: `/quotes?id=${quote.id}`,
    step: 'Offerte openen',
  });
  const read = { body: { keys: all.slice(0, 1).map(({ key }) => key) } };
  expect((await owner.call(markNewsRead, read)).status).toBe(204);
  expect((await owner.call(markNewsRead, read)).status).toBe(204);
  expect(await newsOf(owner)).toEqual([['Cas Medewerker voegde offerte O-7 toe', true]]);
  expect(await newsOf(collaborator)).toMatchObject([[expect.any(String), false]]);

  // What is known by then is not looked for again, and what came since is found beside it.
  const { body: other } = await collaborator.call(createQuote, {
    ...{ params, body: { contactId, amount: '90.00', quoteNumber: 'O-8' } },
  });
  expect(other.quoteNumber).toBe('O-8');
  expect((await newsOf(owner)).toSorted()).toEqual([
    ['Cas Medewerker voegde offerte O-7 toe', true],
    ['Cas Medewerker voegde offerte O-8 toe', false],
  ]);

  expect((await editor.call(removeQuote, { params: { id: quote.id } })).status).toBe(204);
  expect((await collaborator.call(listNews, {})).body).toContainEqual(
    expect.objectContaining({ kind: 'change', path: '/logboek', step: 'Logboek openen' }),
  );
});
