import { and, asc, eq, exists, ne, or, type SQL, sql } from 'drizzle-orm';
import { projectsUsing, usedIn, usesOfContacts } from '#/features/work/shared/contacts/server/store';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { projects } from '#/platform/server/database/schema/projects';
import { referencesTo } from '#/platform/server/database/schema/tables';
import { writtenRow } from '#/platform/server/database/stores/written-row';
import type { Actor } from '#/platform/server/identity/access';

/**
 * In a transaction, for who leaves a project: the contacts of theirs that it uses become its owner's, so that nobody
 * from outside changes where the owner pays. One that a project of somebody else uses as well is copied: the project
 * that was left goes on with the copy, and each has theirs.
 */
export async function handOverContacts(tx: Database, { userId, projectId }: Actor): Promise<void> {
  const [project] = await tx
    .select({ ownerId: projects.userId })
    .from(projects)
    .where(eq(projects.id, projectId));
  if (!project || project.ownerId === userId) return;
  const { ownerId } = project;
  const left = await tx
    .select({ contact: contacts, isNeededElsewhere: usedOutsideProjectsOf(tx, ownerId) })
    .from(contacts)
    .where(and(eq(contacts.userId, userId), usedIn(tx, projectId)))
    .orderBy(asc(contacts.id))
    .for('update');
  for (const { contact, isNeededElsewhere } of left) {
    // Of the example of who leaves it would go with that.
    const exampleProjectId = contact.exampleProjectId === projectId ? projectId : null;
    const heir = { userId: ownerId, exampleProjectId };
    if (isNeededElsewhere) await copyContact(tx, { ...contact, ...heir }, projectId);
    else await tx.update(contacts).set(heir).where(eq(contacts.id, contact.id));
  }
}

function usedOutsideProjectsOf(db: Database, ownerId: number): SQL<boolean> {
  const uses = usesOfContacts().map((use) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(use.table)
        .innerJoin(projects, eq(projects.id, use.projectId))
        .where(and(eq(use.column, contacts.id), ne(projects.userId, ownerId))),
    ),
  );
  return sql<boolean>`${or(...uses)}`;
}

/** With what the project knows of its account. */
async function copyContact(
  tx: Database,
  { id, ...fields }: typeof contacts.$inferSelect,
  projectId: number,
): Promise<void> {
  const copy = writtenRow(await tx.insert(contacts).values(fields).returning({ id: contacts.id }));
  for (const { table, name, column, projectId: place } of referencesTo(contacts)) {
    await tx
      .update(table)
      .set({ [name]: copy.id })
      .where(and(eq(column, id), eq(place, projectId)));
  }
}

/** For who leaves altogether: the projects of others that use their contacts, oldest first. */
export async function handOverAllContacts(tx: Database, userId: number): Promise<void> {
  const places = await tx
    .select({ projectId: projects.id })
    .from(projects)
    .where(projectsUsing(tx, eq(contacts.userId, userId)))
    .orderBy(asc(projects.id));
  for (const { projectId } of places) await handOverContacts(tx, { userId, projectId });
}
