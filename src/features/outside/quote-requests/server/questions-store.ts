import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { priceQuestions } from '#/features/outside/quote-requests/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';
import { writtenRow } from '#/platform/server/database/stores/written-row';

export type Place = { projectId: number };

const requestId = sql.placeholder('requestId');

export type StoredQuestion = typeof priceQuestions.$inferSelect;

function selectQuestions(db: Database, which?: SQL) {
  return db
    .select()
    .from(priceQuestions)
    .where(and(eq(priceQuestions.projectId, sql.placeholder('projectId')), which))
    .orderBy(asc(priceQuestions.id));
}

const allQuestions = prepareOnce((db) => selectQuestions(db));
const questionsOfOne = prepareOnce((db) => selectQuestions(db, eq(priceQuestions.requestId, requestId)));

export async function listQuestions(
  db: Database,
  { projectId }: Place,
  ofRequest?: number,
): Promise<StoredQuestion[]> {
  if (ofRequest === undefined) return allQuestions(db).execute({ projectId });
  return questionsOfOne(db).execute({ projectId, requestId: ofRequest });
}

export async function createQuestion(
  tx: Database,
  question: typeof priceQuestions.$inferInsert,
): Promise<number> {
  return writtenRow(await tx.insert(priceQuestions).values(question).returning({ id: priceQuestions.id })).id;
}

/** Undefined where it is no question of this request. */
export async function writeAnswerTo(
  tx: Database,
  { projectId, requestId, id }: Place & { requestId: number; id: number },
  values: { answer: string; toAll: boolean; answeredAt: string },
): Promise<StoredQuestion | undefined> {
  const [row] = await tx
    .update(priceQuestions)
    .set(values)
    .where(
      and(
        ...[eq(priceQuestions.projectId, projectId), eq(priceQuestions.requestId, requestId)],
        eq(priceQuestions.id, id),
      ),
    )
    .returning();
  return row;
}
