import { and, eq, inArray, or } from 'drizzle-orm';
import { AppError } from '#/core/errors';
import { isAnyOf } from '#/platform/server/database/any-of';
import type { Database } from '#/platform/server/database/database';
import { contacts } from '#/platform/server/database/schema/contacts';
import { invoices, quotes } from '#/platform/server/database/schema/papers';
import { collaborators, projects } from '#/platform/server/database/schema/projects';
import { meetstaatItems, subsidyTypes, tasks } from '#/platform/server/database/schema/work';

type Place = { userId: number; projectId: number };
type UsableContact = { id: number; iban: string | null };
type MaybeId = number | null | undefined;

function refuse(path: string, message: string): AppError {
  return new AppError('invalid', message, [{ path, message }]);
}

function distinct(ids: readonly MaybeId[]): number[] {
  return [...new Set(ids.filter((id) => typeof id === 'number'))];
}

/**
 * Who is sent away while they add something with a contact of theirs is either sent away first, or after it: then the
 * contact goes to the owner with the others.
 */
async function holdMembership(tx: Database, { userId, projectId }: Place): Promise<void> {
  // The project first: who removes it holds it while its memberships go.
  const [project] = await tx
    .select({ ownerId: projects.userId })
    .from(projects)
    .where(eq(projects.id, projectId))
    .for('key share');
  if (project?.ownerId === userId) return;
  const [membership] = await tx
    .select({ id: collaborators.id })
    .from(collaborators)
    .where(
      and(
        eq(collaborators.projectId, projectId),
        eq(collaborators.userId, userId),
        eq(collaborators.status, 'accepted'),
      ),
    )
    .for('key share');
  if (!project || !membership) throw new AppError('not_found');
}

/**
 * In a transaction. Contacts that somebody may put on a record of a project: their own, or those that already occur
 * in it. Somebody else's reads the same as one that never existed.
 */
export async function getUsableContacts(
  tx: Database,
  { userId, projectId }: Place,
  contactIds: readonly MaybeId[],
): Promise<UsableContact[]> {
  const ids = distinct(contactIds);
  if (ids.length === 0) return [];
  await holdMembership(tx, { userId, projectId });
  const inProject = [quotes, invoices, meetstaatItems, tasks].map((table) =>
    inArray(
      contacts.id,
      tx.select({ id: table.contactId }).from(table).where(eq(table.projectId, projectId)),
    ),
  );
  const rows = await tx
    .select({ id: contacts.id, iban: contacts.iban })
    .from(contacts)
    .where(and(isAnyOf(contacts.id, ids), or(eq(contacts.userId, userId), ...inProject)));
  if (rows.length < ids.length) {
    throw refuse('contactId', 'Dit contact bestaat niet. Kies een ander contact.');
  }
  return rows;
}

export async function requireSubsidyTypes(db: Database, typeIds: readonly MaybeId[]): Promise<void> {
  const ids = distinct(typeIds);
  if (ids.length === 0) return;
  const rows = await db
    .select({ id: subsidyTypes.id })
    .from(subsidyTypes)
    .where(isAnyOf(subsidyTypes.id, ids));
  if (rows.length < ids.length) {
    throw refuse('subsidyTypeId', 'Deze premiecategorie bestaat niet. Kies een andere.');
  }
}
