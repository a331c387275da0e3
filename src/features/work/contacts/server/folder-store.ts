import { and, asc, eq } from 'drizzle-orm';
import { usedIn } from '#/features/work/shared/contacts/server/store';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import type { TellFolder } from '#/platform/server/ports/folder';

/** Who designed and watched over it: contractors stand there with their work. */
export const contactsInFolder: TellFolder = async (db, projectId) => {
  const rows = await db
    .select({ id: contacts.id, name: contacts.name, company: contacts.company })
    .from(contacts)
    .where(and(usedIn(db, projectId), eq(contacts.type, 'architect')))
    .orderBy(asc(contacts.name), asc(contacts.id));
  return {
    entries: rows.map(({ id, name, company }) => ({
      ...{
        key: `contact ${id}`,
        chapter: 'people' as const,
        title: 'Architect',
        detail: name,
        firm: company ?? name,
      },
      ...{ day: null, roomId: null, documentId: null, validUntil: null, file: null, isPrivate: false },
      path: `/contacts/${id}`,
    })),
  };
};
