import { asc, eq, or } from 'drizzle-orm';
import { handOverAllContacts } from '#/features/work/contacts/server/hand-over-store';
import { projectsUsing } from '#/features/work/shared/contacts/server/store';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import { projects } from '#/platform/server/database/schema/projects';
import { isAnyOf } from '#/platform/server/database/stores/any-of';
import type { AccountPart } from '#/platform/server/ports/account';

export const contactAccount: AccountPart = {
  names: {
    column: 'contactId',
    /** One’s own, and those that the projects use. */
    list: (db, { userId, ids }) =>
      db
        .select()
        .from(contacts)
        .where(or(eq(contacts.userId, userId), isAnyOf(contacts.id, ids)))
        .orderBy(asc(contacts.id)),
    file: { name: 'contacten', title: 'Contacten' },
  },
  leaving: {
    listProjects: async (tx, userId) => {
      const rows = await tx
        .select({ id: projects.id })
        .from(projects)
        .where(projectsUsing(tx, eq(contacts.userId, userId)));
      return rows.map(({ id }) => id);
    },
    lock: async (tx, userId) => {
      await tx
        .select({ id: contacts.id })
        .from(contacts)
        .where(eq(contacts.userId, userId))
        .orderBy(contacts.id)
        .for('update');
    },
    leave: handOverAllContacts,
  },
};
