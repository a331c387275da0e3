import { and, eq, sql } from 'drizzle-orm';
import type { Day } from '#/core/day';
import { decimalFromQuantity, thousandths } from '#/core/quantity';
import type { DutyAnswers, DutyState } from '#/features/duties/duties/contract';
import type { KeptState } from '#/features/duties/duties/rules/assemble';
import { keptWithHome } from '#/features/duties/duties/rules/prefill';
import type { QuestionKey } from '#/features/duties/duties/rules/questions';
import { dutyAnswers, dutyStates } from '#/features/duties/duties/server/tables';
import { documentColumns, documentOf } from '#/features/work/shared/documents/server/document-of-store';
import { updateHome } from '#/features/work/shared/home/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';
import type { Actor } from '#/platform/server/identity/access';

const statesQuery = prepareOnce((db) =>
  db
    .select({
      duty: dutyStates.duty,
      state: dutyStates.state,
      reason: dutyStates.reason,
      /** Not while it is in the trash. */
      documentId: documentColumns.id,
      dueDate: dutyStates.dueDate,
      insteadOf: dutyStates.insteadOf,
    })
    .from(dutyStates)
    .leftJoin(...documentOf(dutyStates.documentId))
    .where(eq(dutyStates.projectId, sql.placeholder('projectId'))),
);

export async function listStates(db: Database, projectId: number): Promise<KeptState[]> {
  return statesQuery(db).execute({ projectId });
}

type StateFields = {
  state: DutyState;
  reason?: string | null | undefined;
  documentId?: number | null | undefined;
  dueDate?: Day | null | undefined;
  insteadOf?: Day | null | undefined;
};

export async function saveState(
  tx: Database,
  { projectId, userId }: Actor,
  duty: string,
  fields: StateFields,
): Promise<void> {
  await tx
    .insert(dutyStates)
    .values({ projectId, duty, createdBy: userId, ...fields })
    .onConflictDoUpdate({
      target: [dutyStates.projectId, dutyStates.duty],
      set: { ...fields, updatedAt: sql`now()` },
    });
}

type HomeFields = Parameters<typeof updateHome>[2];

function homeFieldsOf({ deed, label, livingArea }: DutyAnswers): HomeFields {
  const fields: HomeFields = {};
  if (deed !== undefined) fields.deedDate = deed;
  if (label !== undefined) fields.epcLabel = label;
  if (livingArea !== undefined) {
    fields.livingArea =
      livingArea === null ? null : decimalFromQuantity(thousandths(Math.round(livingArea * 1_000)));
  }
  return fields;
}

/** What the home has a field for goes there; of it only ‘weet ik niet’ is kept here. */
export async function saveAnswers(
  tx: Database,
  { projectId, userId }: Actor,
  answers: DutyAnswers,
): Promise<void> {
  const ofHome = homeFieldsOf(answers);
  if (Object.keys(ofHome).length > 0) await updateHome(tx, projectId, ofHome);
  for (const [key, value] of Object.entries(answers) as [QuestionKey, unknown][]) {
    if (value === undefined) continue;
    if (value !== null && keptWithHome.has(key)) {
      await tx
        .delete(dutyAnswers)
        .where(and(eq(dutyAnswers.projectId, projectId), eq(dutyAnswers.question, key)));
      continue;
    }
    await tx
      .insert(dutyAnswers)
      .values({ projectId, question: key, value, createdBy: userId })
      .onConflictDoUpdate({
        target: [dutyAnswers.projectId, dutyAnswers.question],
        set: { value, updatedAt: sql`now()` },
      });
  }
}
