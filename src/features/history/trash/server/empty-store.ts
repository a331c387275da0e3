import { and, asc, eq, inArray, isNotNull, not, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#/platform/server/database/engine/database';
import { raiseRevisions, skipLog } from '#/platform/server/database/engine/skip-log';
import { changes } from '#/platform/server/database/schema/changes';
import { listTables } from '#/platform/server/database/schema/define-table';
import { files } from '#/platform/server/database/schema/files';
import { projects } from '#/platform/server/database/schema/projects';
import { linksOf } from '#/platform/server/database/schema/tables';
import { enqueueAll } from '#/platform/server/database/stores/enqueue-store';
import { removeFileJob, removeFilesOfProject } from '#/platform/server/database/stores/file-store';
import { isPast } from '#/platform/server/database/stores/retention';
import type { OwnTrash } from '#/platform/server/ports/own-trash';

const atOnce = 1_000;

/** In a transaction: a project with all that is in it, its files and what came with it. */
export async function removeProjectForGood(
  tx: Database,
  projectId: number,
  ownTrash: readonly OwnTrash[],
): Promise<void> {
  await skipLog(tx);
  const afterwards: (() => Promise<void>)[] = [];
  for (const { beforeProjectGoes } of ownTrash) afterwards.push(await beforeProjectGoes(tx, projectId));
  await removeFilesOfProject(tx, projectId);
  await tx.delete(projects).where(eq(projects.id, projectId));
  for (const clear of afterwards) await clear();
}

/** Each in a transaction of its own: one that fails holds up no other. Answers how many. */
async function removeOldProjects(db: Database, days: number, ownTrash: readonly OwnTrash[]): Promise<number> {
  let removed = 0;
  for (;;) {
    const isRemoved = await db.transaction(async (tx) => {
      const [row] = await tx
        .select({ id: projects.id })
        .from(projects)
        .where(isPast(projects.removedAt, days))
        .orderBy(asc(projects.id))
        .limit(1)
        .for('update', { skipLocked: true });
      if (row) await removeProjectForGood(tx, row.id, ownTrash);
      return row !== undefined;
    });
    if (!isRemoved) return removed;
    removed += 1;
  }
}

/** No paper points at it. */
function isUnused(tx: Database): SQL | undefined {
  const papers = listTables().flatMap((table) => linksOf(table).filter(({ target }) => target === files));
  return and(
    ...papers.map(({ table, column }) =>
      notExists(tx.select({ one: sql`1` }).from(table).where(eq(column, files.key))),
    ),
  );
}

/** Of `held` none goes: what was agreed on points at them. */
async function removeFilesWhere(db: Database, which: SQL | undefined, held: readonly SQL[]): Promise<number> {
  return db.transaction(async (tx) => {
    await skipLog(tx);
    const some = tx
      .select({ key: files.key })
      .from(files)
      .where(and(isNotNull(files.removedAt), which, isUnused(tx), ...held.map((each) => not(each))))
      .limit(atOnce)
      .for('update', { skipLocked: true });
    const gone = await tx
      .delete(files)
      .where(inArray(files.key, some))
      .returning({ key: files.key, projectId: files.projectId });
    await enqueueAll(
      tx,
      removeFileJob,
      gone.map(({ key }) => ({ key })),
    );
    await raiseRevisions(
      tx,
      gone.map(({ projectId }) => projectId),
    );
    return gone.length;
  });
}

async function removeOldFiles(db: Database, days: number, held: readonly SQL[]): Promise<number> {
  let removed = 0;
  for (;;) {
    const some = await removeFilesWhere(db, isPast(files.removedAt, days), held);
    removed += some;
    if (some < atOnce) return removed;
  }
}

/** By hand: what was removed from a project can’t come back, and its files are gone. */
export async function emptyProjectTrash(
  db: Database,
  projectId: number,
  held: readonly SQL[],
): Promise<void> {
  for (;;) {
    if ((await removeFilesWhere(db, eq(files.projectId, projectId), held)) < atOnce) break;
  }
  await db.transaction(async (tx) => {
    await tx
      .update(changes)
      .set({ before: null, after: null })
      .where(
        and(
          eq(changes.projectId, projectId),
          eq(changes.action, 'remove'),
          or(isNotNull(changes.before), isNotNull(changes.after)),
        ),
      );
    await raiseRevisions(tx, [projectId]);
  });
}

/** The line stays as long as its project; what it holds of the record goes. Answers how many. */
async function removeOldDetails(db: Database, days: number): Promise<number> {
  let emptied = 0;
  for (;;) {
    const some = db
      .select({ id: changes.id })
      .from(changes)
      .where(and(isPast(changes.at, days), or(isNotNull(changes.before), isNotNull(changes.after))))
      .limit(atOnce);
    const done = await db
      .update(changes)
      .set({ before: null, after: null })
      .where(inArray(changes.id, some))
      .returning({ id: changes.id });
    emptied += done.length;
    if (done.length < atOnce) return emptied;
  }
}

type Kept = { heldFiles: readonly SQL[]; ownTrash: readonly OwnTrash[] };

/** What is past its days; answers how many of each. */
export async function removeOld(
  db: Database,
  days: { trash: number; log: number },
  { heldFiles, ownTrash }: Kept,
): Promise<Record<string, number>> {
  const removed: Record<string, number> = {
    projects: await removeOldProjects(db, days.trash, ownTrash),
    files: await removeOldFiles(db, days.trash, heldFiles),
  };
  for (const own of ownTrash) removed[own.kind] = await own.removeOld(db, days.trash);
  return { ...removed, details: await removeOldDetails(db, days.log) };
}
