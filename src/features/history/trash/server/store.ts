import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '#/core/errors';
import type { RemovedContact, RemovedProject } from '#/features/history/trash/contract';
import { restoreContactsOfProject } from '#/features/work/contacts/server/store';
import { contacts } from '#/features/work/contacts/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { projects } from '#/platform/server/database/schema/projects';

/** What is past its days is gone, also where nobody came by yet to carry it off. */
function isKept(removedAt: PgColumn, days: number): SQL {
  return sql`${removedAt} > now() - make_interval(days => ${days})`;
}

/** When it is gone, by the very hour. */
export function goneAt(removedAt: string, days: number): string {
  return new Date(Date.parse(removedAt) + days * 24 * 60 * 60_000).toISOString();
}

function dated<Row extends { removedAt: string | null }>(row: Row, days: number) {
  const removedAt = row.removedAt ?? '';
  return { ...row, removedAt, goneAt: goneAt(removedAt, days) };
}

export async function listRemovedProjects(
  db: Database,
  userId: number,
  days: number,
): Promise<RemovedProject[]> {
  const rows = await db
    .select({ id: projects.id, name: projects.name, removedAt: projects.removedAt })
    .from(projects)
    .where(and(eq(projects.userId, userId), isKept(projects.removedAt, days)))
    .orderBy(desc(projects.removedAt), desc(projects.id));
  return rows.map((row) => dated(row, days));
}

/** Those of an example come back with their project, and only so. */
export async function listRemovedContacts(
  db: Database,
  userId: number,
  days: number,
): Promise<RemovedContact[]> {
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
  return rows.map((row) => dated(row, days));
}

type Asked = { userId: number; id: number; days: number };

/** One’s own, in the trash; locked, so that it isn’t carried off meanwhile. */
export async function getRemovedProject(
  tx: Database,
  { userId, id, days }: Asked,
): Promise<{ id: number; removedAt: string }> {
  const [row] = await tx
    .select({ id: projects.id, removedAt: projects.removedAt })
    .from(projects)
    .where(and(eq(projects.id, id), eq(projects.userId, userId), isKept(projects.removedAt, days)))
    .for('update');
  if (!row?.removedAt) throw new AppError('not_found');
  return { id: row.id, removedAt: row.removedAt };
}

export async function restoreProject(tx: Database, asked: Asked): Promise<void> {
  const { id, removedAt } = await getRemovedProject(tx, asked);
  await tx.update(projects).set({ removedAt: null }).where(eq(projects.id, id));
  await restoreContactsOfProject(tx, id, removedAt);
}

export async function getRemovedContact(tx: Database, { userId, id, days }: Asked): Promise<{ id: number }> {
  const [row] = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.id, id), eq(contacts.userId, userId), isKept(contacts.removedAt, days)))
    .for('update');
  if (!row) throw new AppError('not_found');
  return row;
}

export async function restoreContact(tx: Database, asked: Asked): Promise<void> {
  const { id } = await getRemovedContact(tx, asked);
  await tx
    .update(contacts)
    .set({ removedAt: null })
    .where(and(eq(contacts.id, id), isNotNull(contacts.removedAt)));
}
