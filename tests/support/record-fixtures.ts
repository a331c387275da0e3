import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { RecordKind } from '#/core/call';
import type { Database } from '#/platform/server/database/database';
import { contacts } from '#/platform/server/database/schema/contacts';
import { documents, files, invoices, quotes } from '#/platform/server/database/schema/papers';
import { premieCalculations } from '#/platform/server/database/schema/premies';
import { collaborators } from '#/platform/server/database/schema/projects';
import { meetstaatItems, tasks } from '#/platform/server/database/schema/work';

type Place = { projectId: number; createdBy: number };
type Maker = (db: Database, place: Place) => Promise<number | string>;

export async function makeContact(db: Database, userId: number): Promise<number> {
  return idOf(
    await db.insert(contacts).values({ userId, name: 'Aannemer Maes' }).returning({ id: contacts.id }),
  );
}

async function makeFile(db: Database, { projectId }: Place): Promise<string> {
  const key = randomUUID();
  await db
    .insert(files)
    .values({ key, projectId, name: 'plan.pdf', mimeType: 'application/pdf', size: 1, sha256: key });
  return key;
}

/** A record of each kind that is somebody's, straight into its table. A new kind without one doesn't compile. */
export const makeRecord: Record<RecordKind, Maker> = {
  items: async (db, place) =>
    idOf(
      await db
        .insert(meetstaatItems)
        .values({
          ...place,
          category: 'Dakwerk',
          description: 'Pannen',
          quantity: '1',
          unit: 'm²',
          unitPrice: '1.00',
          totalAmount: '1.00',
        })
        .returning({ id: meetstaatItems.id }),
    ),
  quotes: async (db, place) =>
    idOf(
      await db
        .insert(quotes)
        .values({ ...place, contactId: await makeContact(db, place.createdBy), amount: '1.00' })
        .returning({ id: quotes.id }),
    ),
  invoices: async (db, place) =>
    idOf(
      await db
        .insert(invoices)
        .values({ ...place, contactId: await makeContact(db, place.createdBy), amount: '1.00' })
        .returning({ id: invoices.id }),
    ),
  tasks: async (db, place) =>
    idOf(
      await db
        .insert(tasks)
        .values({ ...place, title: 'Sloop' })
        .returning({ id: tasks.id }),
    ),
  documents: async (db, place) =>
    idOf(
      await db
        .insert(documents)
        .values({ ...place, fileKey: await makeFile(db, place) })
        .returning({ id: documents.id }),
    ),
  files: makeFile,
  premieCalculations: async (db, place) =>
    idOf(
      await db
        .insert(premieCalculations)
        .values({ ...place, categorie: 4, investering: '1.00', premieBedrag: '1.00' })
        .returning({ id: premieCalculations.id }),
    ),
  // Who is a member has a membership already; the owner's is an invitation that nobody answered yet.
  collaborators: async (db, { projectId, createdBy }) => {
    const own = and(eq(collaborators.projectId, projectId), eq(collaborators.userId, createdBy));
    const existing = await db.select({ id: collaborators.id }).from(collaborators).where(own);
    if (existing.length > 0) return idOf(existing);
    return idOf(
      await db
        .insert(collaborators)
        .values({ projectId, email: `${randomUUID()}@voorbeeld.example` })
        .returning({ id: collaborators.id }),
    );
  },
};

function idOf([row]: { id: number }[]): number {
  if (!row) throw new Error('a record that was just made is gone');
  return row.id;
}
