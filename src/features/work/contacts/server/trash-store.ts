import { and, desc, eq, isNotNull, notExists, sql } from 'drizzle-orm';
import { AppError } from '#/core/errors';
import { forgetContacts, removeUnusedContacts } from '#/features/work/contacts/server/forget-store';
import { listContactsOfProject } from '#/features/work/contacts/server/project-contacts-store';
import { usesOfContacts } from '#/features/work/shared/contacts/server/store';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { skipLog } from '#/platform/server/database/engine/skip-log';
import { projects } from '#/platform/server/database/schema/projects';
import { isKept, isPast } from '#/platform/server/database/stores/retention';
import type { AskedRemoved, OwnRemoved, OwnTrash } from '#/platform/server/ports/own-trash';

const atOnce = 1_000;

/** Those of an example come back with their project, and only so. */
async function listRemoved(db: Database, userId: number, days: number): Promise<OwnRemoved[]> {
  const rows = await db
    .select({
      id: contacts.id,
      name: contacts.name,
      company: contacts.company,
      removedAt: contacts.removedAt,
    })
    .from(contacts)
    .leftJoin(projects, eq(projects.id, contacts.exampleProjectId))
    .where(
      and(
        eq(contacts.userId, userId),
        isKept(contacts.removedAt, days),
        sql`${projects.removedAt} is distinct from ${contacts.removedAt}`,
      ),
    )
    .orderBy(desc(contacts.removedAt), desc(contacts.id));
  return rows.map(({ removedAt, ...row }) => ({ ...row, removedAt: removedAt ?? '' }));
}

/** One’s own, in the trash; locked, so that it isn’t carried off meanwhile. */
async function requireRemoved(tx: Database, { userId, id, days }: AskedRemoved): Promise<void> {
  const found = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.id, id), eq(contacts.userId, userId), isKept(contacts.removedAt, days)))
    .for('update');
  if (found.length === 0) throw new AppError('not_found');
}

async function restore(tx: Database, asked: AskedRemoved): Promise<void> {
  await requireRemoved(tx, asked);
  await tx
    .update(contacts)
    .set({ removedAt: null })
    .where(and(eq(contacts.id, asked.id), isNotNull(contacts.removedAt)));
}

/** In a transaction; those that are in use stay. Answers how many went. */
async function remove(tx: Database, ids: readonly number[]): Promise<number> {
  await skipLog(tx);
  const gone = await removeUnusedContacts(tx, ids);
  await forgetContacts(tx, gone);
  return gone.length;
}

async function removeForGood(tx: Database, asked: AskedRemoved): Promise<void> {
  await requireRemoved(tx, asked);
  if ((await remove(tx, [asked.id])) > 0) return;
  throw new AppError('conflict', 'Een project in uw prullenmand gebruikt dit contact nog.');
}

/** One that a project in the trash still uses waits for it. */
async function removeOld(db: Database, days: number): Promise<number> {
  return db.transaction(async (tx) => {
    await skipLog(tx);
    const rows = await tx
      .select({ id: contacts.id })
      .from(contacts)
      .where(
        and(
          isPast(contacts.removedAt, days),
          ...usesOfContacts().map((use) =>
            notExists(tx.select({ one: sql`1` }).from(use.table).where(eq(use.column, contacts.id))),
          ),
        ),
      )
      .limit(atOnce)
      .for('update', { skipLocked: true });
    return remove(
      tx,
      rows.map(({ id }) => id),
    );
  });
}

export const contactTrash: OwnTrash = {
  kind: 'contacts',
  list: listRemoved,
  restore,
  removeForGood,
  removeOld,
  beforeProjectGoes: async (tx, projectId) => {
    const ids = await listContactsOfProject(tx, projectId);
    return async () => {
      await remove(tx, ids);
    };
  },
};
