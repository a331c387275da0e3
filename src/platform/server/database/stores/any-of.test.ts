import { expect, it } from 'vitest';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import { files } from '#/platform/server/database/schema/files';
import { isAnyOf } from '#/platform/server/database/stores/any-of';
import { withOwnTestApp } from '../../../../../tests/support/test-app';

const app = withOwnTestApp();

it('looks up a list that is longer than a query has parameters', async () => {
  const owner = await app().signIn();
  const [made] = await app().db.insert(contacts).values({ userId: owner.user.id, name: 'Jan' }).returning();
  const ids = Array.from({ length: 70_000 }, (_, index) => index + 1);
  const found = await app().db.select({ id: contacts.id }).from(contacts).where(isAnyOf(contacts.id, ids));
  expect(found).toEqual([{ id: made?.id }]);
  expect(await app().db.select().from(contacts).where(isAnyOf(contacts.id, []))).toEqual([]);
  const key = '00000000-0000-4000-8000-000000000000';
  expect(
    await app()
      .db.select()
      .from(files)
      .where(isAnyOf(files.key, [key])),
  ).toEqual([]);
});
