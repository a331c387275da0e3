import {
  and,
  asc,
  eq,
  exists,
  getTableName,
  inArray,
  isNotNull,
  isNull,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '#/core/errors';
import { contacts } from '#/features/work/contacts/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { changes } from '#/platform/server/database/schema/changes';
import { collaborators, projects } from '#/platform/server/database/schema/projects';
import { type Reference, referencesTo, sqlNameOf } from '#/platform/server/database/schema/tables';
import { isAnyOf } from '#/platform/server/database/stores/any-of';
import { writtenRow } from '#/platform/server/database/stores/written-row';
import type { Actor } from '#/platform/server/identity/access';

type UsableContact = { id: number; iban: string | null };

/** As `contactName` says it, where the database puts a sentence together. */
export const contactNameInSql = sql<string>`coalesce(nullif(btrim(${contacts.company}), ''), ${contacts.name})`;

/** Where a contact can be used: what only tells something of it, and goes with it, is no use. */
export function usesOfContacts(): Reference[] {
  return referencesTo(contacts).filter(({ isPart }) => !isPart);
}

/** Those that a project uses. */
function usedIn(db: Database, projectId: number): SQL | undefined {
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

/** For who leaves altogether: the projects of others that use their contacts, oldest first. */
export async function handOverAllContacts(tx: Database, userId: number): Promise<void> {
  const places = await tx
    .select({ projectId: projects.id })
    .from(projects)
    .where(projectsUsing(tx, eq(contacts.userId, userId)))
    .orderBy(asc(projects.id));
  for (const { projectId } of places) await handOverContacts(tx, { userId, projectId });
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

/** Those that came with a project, the ones of an example, go to the trash with it, unless another uses them. */
export async function removeContactsOfProject(tx: Database, projectId: number): Promise<void> {
  await tx
    .update(contacts)
    .set({ removedAt: sql`now()` })
    .where(
      and(
        eq(contacts.exampleProjectId, projectId),
        isNull(contacts.removedAt),
        sql`not (${or(...usedByLiveProject(tx))})`,
      ),
    );
}

/** Brings back those that went with the project, and those that it turns out to use. */
export async function restoreContactsOfProject(
  tx: Database,
  projectId: number,
  removedAt: string,
): Promise<void> {
  const wentAlong = and(eq(contacts.exampleProjectId, projectId), eq(contacts.removedAt, removedAt));
  await tx
    .update(contacts)
    .set({ removedAt: null })
    .where(and(isNotNull(contacts.removedAt), or(wentAlong, usedIn(tx, projectId))));
}

/**
 * The contacts that came with a project, those of an example: asked before it is removed, because the removal makes
 * them forget it. Locked, project first as any insert does: a quote that someone else is just adding would otherwise
 * still point to a contact that is removed.
 */
export async function listContactsOfProject(tx: Database, projectId: number): Promise<number[]> {
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('update');
  const rows = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(eq(contacts.exampleProjectId, projectId))
    .for('update');
  return rows.map(({ id }) => id);
}

/** Removes those of the contacts that no record of any project uses, for good, and answers which. */
export async function removeUnusedContacts(tx: Database, contactIds: readonly number[]): Promise<number[]> {
  if (contactIds.length === 0) return [];
  const unused = usesOfContacts().map((use) =>
    notExists(tx.select({ one: sql`1` }).from(use.table).where(eq(use.column, contacts.id))),
  );
  const removed = await tx
    .delete(contacts)
    .where(and(isAnyOf(contacts.id, contactIds), ...unused))
    .returning({ id: contacts.id });
  return removed.map(({ id }) => id);
}

/** What the log remembers of who they were; that something happened stays. */
export async function forgetContacts(tx: Database, contactIds: readonly number[]): Promise<void> {
  if (contactIds.length === 0) return;
  const keys = contactIds.map(String);
  const emptied = { before: null, after: null };
  await tx
    .update(changes)
    .set(emptied)
    .where(and(eq(changes.tableName, getTableName(contacts)), isAnyOf(changes.recordKey, keys)));
  for (const { table, column, isPart } of referencesTo(contacts)) {
    if (!isPart) continue;
    const key = (side: PgColumn) => sql`${side} ->> ${sqlNameOf(column)}`;
    await tx
      .update(changes)
      .set(emptied)
      .where(
        and(
          eq(changes.tableName, getTableName(table)),
          sql`coalesce(${key(changes.after)}, ${key(changes.before)}) = any(${sql.param(keys)}::text[])`,
        ),
      );
  }
}
