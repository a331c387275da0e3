import { and, desc, eq } from 'drizzle-orm';
import { AppError } from '#/core/errors';
import type { RemovedProject } from '#/features/history/shared/trash/contract';
import type { Database } from '#/platform/server/database/engine/database';
import { projects } from '#/platform/server/database/schema/projects';
import { isKept } from '#/platform/server/database/stores/retention';

/** When it is gone, by the very hour. */
export function goneAt(removedAt: string, days: number): string {
  return new Date(Date.parse(removedAt) + days * 24 * 60 * 60_000).toISOString();
}

/** With when it is gone. */
export function dated<Row extends { removedAt: string | null }>(row: Row, days: number) {
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
  const { id } = await getRemovedProject(tx, asked);
  await tx.update(projects).set({ removedAt: null }).where(eq(projects.id, id));
}
