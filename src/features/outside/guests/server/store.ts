import { and, desc, eq, sql } from 'drizzle-orm';
import { contactName } from '#/core/contact-name';
import { type Day, day } from '#/core/day';
import { AppError } from '#/core/errors';
import type { TaskAnswer, TaskAnswerFields } from '#/features/outside/guests/contract';
import { taskAnswers } from '#/features/outside/guests/server/tables';
import { linkColumns, linkIn } from '#/features/outside/shared/links/server/link-of-store';
import { findNameOf } from '#/features/outside/shared/links/server/store';
import { contactNames, contactOf } from '#/features/work/shared/contacts/server/contact-of-store';
import type { Database } from '#/platform/server/database/engine/database';
import { projects } from '#/platform/server/database/schema/projects';
import { writtenRow } from '#/platform/server/database/stores/written-row';

/** Whose page it is, of which house, and who invited them. */
export async function getInvitation(db: Database, linkId: number) {
  const [row] = await db
    .select({
      project: projects.name,
      ownerId: projects.userId,
      invitedById: linkColumns.createdBy,
      contact: contactNames,
    })
    .from(projects)
    .innerJoin(...linkIn(projects.id, linkId))
    .innerJoin(...contactOf(linkColumns.contactId));
  if (!row) throw new AppError('not_found');
  const invitedById = row.invitedById ?? row.ownerId;
  return {
    project: row.project,
    contact: contactName(row.contact),
    invitedById,
    invitedBy: await findNameOf(db, invitedById),
  };
}

type Place = { projectId: number; contactId: number };

export async function listAnswersOf(db: Database, { projectId, contactId }: Place) {
  return db
    .select()
    .from(taskAnswers)
    .where(and(eq(taskAnswers.projectId, projectId), eq(taskAnswers.contactId, contactId)))
    .orderBy(desc(taskAnswers.id));
}

type Said = Place & { taskId: number; sentBy: string; sentAs: string | null };

const asDay = (said: string | null): Day | null => (said === null ? null : day(said));

/** The last word counts: an answer that nobody took yet makes place for it. */
export async function saveAnswer(tx: Database, said: Said, fields: TaskAnswerFields) {
  const { projectId, contactId, taskId } = said;
  const fits = fields.answer === 'fits';
  const values = {
    ...said,
    ...{ answer: fields.answer, note: fields.note, status: 'open' as const },
    startDate: fits ? null : asDay(fields.startDate),
    endDate: fits ? null : asDay(fields.endDate),
  };
  const [open] = await tx
    .update(taskAnswers)
    .set({ ...values, createdAt: sql`now()` })
    .where(
      and(
        eq(taskAnswers.projectId, projectId),
        eq(taskAnswers.contactId, contactId),
        eq(taskAnswers.taskId, taskId),
        eq(taskAnswers.status, 'open'),
      ),
    )
    .returning();
  return open ?? writtenRow(await tx.insert(taskAnswers).values(values).returning());
}

const title = sql<
  string | null
>`(select there.title from tasks as there where there.id = "task_answers"."task_id")`;

/** Of tasks that are there. */
export async function listAnswers(db: Database, projectId: number): Promise<TaskAnswer[]> {
  const rows = await db
    .select({ answer: taskAnswers, task: title })
    .from(taskAnswers)
    .where(eq(taskAnswers.projectId, projectId))
    .orderBy(desc(taskAnswers.id));
  return rows.flatMap(({ answer: { createdAt: at, projectId: _, sentAs: __, ...answer }, task }) =>
    task === null ? [] : [{ ...answer, task, at }],
  );
}

/** Held until the end of the transaction, so that it is taken once. */
export async function getAnswer(tx: Database, projectId: number, id: number) {
  const [row] = await tx
    .select()
    .from(taskAnswers)
    .where(and(eq(taskAnswers.projectId, projectId), eq(taskAnswers.id, id)))
    .for('update');
  if (!row) throw new AppError('not_found');
  return row;
}

export async function closeAnswer(tx: Database, id: number, status: 'taken' | 'declined'): Promise<void> {
  await tx.update(taskAnswers).set({ status }).where(eq(taskAnswers.id, id));
}
