import { and, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '#/core/errors';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { collaborators, projects } from '#/platform/server/database/schema/projects';
import { type Reference, referencesTo } from '#/platform/server/database/schema/tables';
import { isAnyOf } from '#/platform/server/database/stores/any-of';
import type { Actor } from '#/platform/server/identity/access';

type UsableContact = { id: number; iban: string | null };

/** Where a contact can be used: what only tells something of it, and goes with it, is no use. */
export function usesOfContacts(): Reference[] {
  return referencesTo(contacts).filter(({ isPart }) => !isPart);
}

/** What is put together once for each of these. */
export function perUse<Made>(make: (use: Reference) => Made): (use: Reference) => Made {
  const known = new Map<PgColumn, Made>();
  return (use) => {
    const found = known.get(use.column) ?? make(use);
    known.set(use.column, found);
    return found;
  };
}

/** Those that a project uses. */
export function usedIn(db: Database, projectId: number): SQL | undefined {
  return or(
    ...usesOfContacts().map((use) =>
      inArray(contacts.id, db.select({ id: use.column }).from(use.table).where(eq(use.projectId, projectId))),
    ),
  );
}

/**
 * Who is sent away while they add something with a contact of theirs is either sent away first, or after it: then the
 * contact goes to the owner with the others.
 */
async function holdMembership(tx: Database, { userId, projectId }: Actor): Promise<void> {
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
  { userId, projectId }: Actor,
  contactIds: readonly (number | null | undefined)[],
): Promise<UsableContact[]> {
  const ids = [...new Set(contactIds.filter((id) => typeof id === 'number'))];
  if (ids.length === 0) return [];
  await holdMembership(tx, { userId, projectId });
  const rows = await tx
    .select({ id: contacts.id, iban: contacts.iban })
    .from(contacts)
    .where(
      and(
        isAnyOf(contacts.id, ids),
        isNull(contacts.removedAt),
        or(eq(contacts.userId, userId), usedIn(tx, projectId)),
      ),
    )
    // Who is just putting it in the trash is waited for.
    .for('key share');
  if (rows.length < ids.length) {
    const message = 'Dit contact bestaat niet. Kies een ander contact.';
    throw new AppError('invalid', message, [{ path: 'contactId', message }]);
  }
  return rows;
}

/** Who goes by this name among those that may be used here; otherwise a new supplier. In a transaction. */
export async function findOrMakeSupplier(
  tx: Database,
  { userId, projectId }: Actor,
  name: string,
): Promise<number> {
  await holdMembership(tx, { userId, projectId });
  const isNamed = sql`lower(btrim(${name})) in (lower(btrim(${contacts.name})), lower(btrim(${contacts.company})))`;
  const [known] = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(isNamed, isNull(contacts.removedAt), or(eq(contacts.userId, userId), usedIn(tx, projectId))))
    .orderBy(contacts.id)
    .limit(1);
  if (known) return known.id;
  const [made] = await tx
    .insert(contacts)
    .values({ userId, name, type: 'supplier' })
    .returning({ id: contacts.id });
  if (!made) throw new Error('a contact was not written');
  return made.id;
}

/** The projects that use these contacts. */
export function projectsUsing(tx: Database, which: SQL): SQL | undefined {
  return or(
    ...usesOfContacts().map((use) =>
      inArray(
        projects.id,
        tx
          .select({ id: use.projectId })
          .from(use.table)
          .innerJoin(contacts, eq(contacts.id, use.column))
          .where(which),
      ),
    ),
  );
}

export function usedByLiveProject(tx: Database): SQL[] {
  return usesOfContacts().map((use) =>
    exists(
      tx
        .select({ one: sql`1` })
        .from(use.table)
        .innerJoin(projects, and(eq(projects.id, use.projectId), isNull(projects.removedAt)))
        .where(eq(use.column, contacts.id)),
    ),
  );
}
