import { and, asc, eq, type SQL } from 'drizzle-orm';
import { AppError } from '#/core/errors';
import { filePath } from '#/core/file-paths';
import type { Plan, PlanFields } from '#/features/site/plans/contract';
import { plans } from '#/features/site/plans/server/tables';
import type { Pin } from '#/features/site/shared/pin';
import type { Database } from '#/platform/server/database/engine/database';
import { files } from '#/platform/server/database/schema/files';
import { insertFile, type KeptFile, removeFile } from '#/platform/server/database/stores/file-store';
import { findIds, presentId } from '#/platform/server/database/stores/ids-store';
import { writtenRow } from '#/platform/server/database/stores/written-row';

export type StoredPlan = Omit<Plan, 'mayChange'>;

async function selectPlans(db: Database, where: SQL | undefined): Promise<StoredPlan[]> {
  const rows = await db
    .select({
      id: plans.id,
      documentId: presentId('documents', plans.documentId),
      page: plans.page,
      storey: plans.storey,
      position: plans.position,
      fileKey: files.key,
      width: plans.width,
      height: plans.height,
      version: plans.version,
    })
    .from(plans)
    .innerJoin(files, eq(files.key, plans.fileKey))
    .where(where)
    .orderBy(asc(plans.position), asc(plans.id));
  return rows.map(({ fileKey, ...row }) => ({ ...row, filePath: filePath(fileKey) }));
}

export function listPlans(db: Database, projectId: number): Promise<StoredPlan[]> {
  return selectPlans(db, eq(plans.projectId, projectId));
}

export async function getPlan(db: Database, projectId: number, id: number): Promise<StoredPlan> {
  const [row] = await selectPlans(db, and(eq(plans.projectId, projectId), eq(plans.id, id)));
  if (!row) throw new AppError('not_found');
  return row;
}

/** What something is pinned on is a plan of its own project. */
export async function requirePin(db: Database, projectId: number, pin: Pin | null | undefined) {
  if (!pin) return;
  const message = 'Dit plan bestaat niet meer.';
  if (!(await findIds(db, 'plans', projectId, [pin.planId])).has(pin.planId))
    throw new AppError('invalid', message, [{ path: 'pin', message }]);
}

export type Drawn = { file: KeptFile; width: number; height: number };
type Place = { projectId: number; limit: number };

export async function createPlan(
  tx: Database,
  { projectId, limit, userId }: Place & { userId: number },
  fields: PlanFields,
  { file, width, height }: Drawn,
): Promise<StoredPlan> {
  await insertFile(tx, projectId, file, { limit });
  const values = { ...fields, projectId, createdBy: userId, fileKey: file.key, width, height };
  const { id } = writtenRow(await tx.insert(plans).values(values).returning({ id: plans.id }));
  return getPlan(tx, projectId, id);
}

export async function updatePlan(
  tx: Database,
  { projectId, limit, id }: Place & { id: number },
  fields: Partial<PlanFields>,
  drawn: Drawn | undefined,
): Promise<StoredPlan> {
  const where = and(eq(plans.projectId, projectId), eq(plans.id, id));
  const [before] = await tx.select({ fileKey: plans.fileKey }).from(plans).where(where).for('update');
  if (!before) throw new AppError('not_found');
  if (drawn) await insertFile(tx, projectId, drawn.file, { limit });
  const drawing = drawn && { fileKey: drawn.file.key, width: drawn.width, height: drawn.height };
  const changes = { ...fields, ...drawing };
  if (Object.values(changes).some((value) => value !== undefined))
    await tx.update(plans).set(changes).where(where);
  if (drawn) await removeFile(tx, before.fileKey);
  return getPlan(tx, projectId, id);
}

export async function removePlan(tx: Database, projectId: number, id: number): Promise<void> {
  const [row] = await tx
    .delete(plans)
    .where(and(eq(plans.projectId, projectId), eq(plans.id, id)))
    .returning({ fileKey: plans.fileKey });
  if (!row) throw new AppError('not_found');
  await removeFile(tx, row.fileKey);
}
