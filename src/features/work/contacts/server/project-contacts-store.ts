import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { usedByLiveProject, usedIn } from '#/features/work/shared/contacts/server/store';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { projects } from '#/platform/server/database/schema/projects';

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
