import { asc, eq, sql } from 'drizzle-orm';
import { type Day, daysBetween, isDay } from '#/core/day';
import { AppError } from '#/core/errors';
import {
  type Following,
  findCircle,
  type PlannedTask,
  placeTask,
  shiftTasks,
  type TaskMove,
} from '#/features/site/shared/planning/rules/shift';
import { tasks } from '#/features/site/shared/planning/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { projects } from '#/platform/server/database/schema/projects';

/** With what it followed that is in the trash: who saw it not has not taken it away. */
export async function withHidden(
  db: Database,
  projectId: number,
  sent: readonly Following[],
  stored: readonly Following[],
): Promise<Following[]> {
  const there = new Set((await listPlanned(db, projectId)).map((each) => each.id));
  return [...sent, ...stored.filter(({ taskId }) => !there.has(taskId))];
}

/** All tasks of a project as they stand to each other. */
async function listPlanned(db: Database, projectId: number): Promise<PlannedTask[]> {
  return db
    .select({
      ...{ id: tasks.id, title: tasks.title, status: tasks.status, dependsOn: tasks.dependsOn },
      startDate: sql<Day | null>`${tasks.startDate}`,
      endDate: sql<Day | null>`${tasks.endDate}`,
    })
    .from(tasks)
    .where(eq(tasks.projectId, projectId))
    .orderBy(asc(tasks.id));
}

/** One after the other, so that two people don't each draw half of a circle. */
export async function lockPlan(db: Database, projectId: number): Promise<void> {
  await db.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('no key update');
}

/** What a task is said to follow is there. */
export async function requireFollowed(
  db: Database,
  projectId: number,
  sent: readonly Following[],
): Promise<void> {
  if (sent.length === 0) return;
  const there = new Set((await listPlanned(db, projectId)).map(({ id }) => id));
  if (sent.every(({ taskId }) => there.has(taskId))) return;
  const message = 'Een van de taken waarop deze volgt, bestaat niet meer.';
  throw new AppError('invalid', message, [{ path: 'dependsOn', message }]);
}

/** Which tasks wait for each other, in a sentence. */
async function findCircleSentence(db: Database, projectId: number): Promise<string | undefined> {
  const circle = findCircle(await listPlanned(db, projectId));
  return circle && `Deze taken zouden op elkaar wachten: ${circle.join(' → ')}.`;
}

/** After a task was written: no tasks wait for each other. */
export async function requireNoCircle(db: Database, projectId: number): Promise<void> {
  const sentence = await findCircleSentence(db, projectId);
  if (sentence) throw new AppError('conflict', sentence);
}

/** What comes back may follow what was made to follow it since. */
export async function whyNotBack(tx: Database, projectId: number): Promise<string | undefined> {
  await lockPlan(tx, projectId);
  return findCircleSentence(tx, projectId);
}

/** Moves a task with what follows, all of it or nothing. In a transaction. */
export async function moveTask(
  tx: Database,
  projectId: number,
  { taskId, days, preview }: { taskId: number; days: number; preview?: boolean | undefined },
) {
  await lockPlan(tx, projectId);
  const all = await listPlanned(tx, projectId);
  const shift = shiftTasks(all, { taskId, days });
  if (!shift) {
    if (!all.some(({ id }) => id === taskId)) throw new AppError('not_found', 'Deze taak bestaat niet meer.');
    throw new AppError('invalid', 'Deze taak heeft nog geen startdatum. Geef ze er eerst een.');
  }
  if (![shift.end, ...shift.moves.map(({ to }) => to)].every((day) => day === null || isDay(day))) {
    throw new AppError('invalid', 'Zo ver in de tijd kan een taak niet staan.');
  }
  if (!preview) await writeMoves(tx, shift.moves);
  return shift;
}

async function writeMoves(tx: Database, moves: readonly TaskMove[]): Promise<void> {
  for (const { taskId: id, from, to } of moves) {
    const by = daysBetween(from, to);
    await tx
      .update(tasks)
      .set({ startDate: to, endDate: sql`${tasks.endDate} + ${by}::int`, updatedAt: sql`now()` })
      .where(eq(tasks.id, id));
  }
}

/** Puts a task on days that its doer proposes, with what follows; all of it or nothing. In a transaction. */
export async function moveTaskTo(
  tx: Database,
  projectId: number,
  { preview, ...asked }: { taskId: number; startDate: Day; endDate: Day | null; preview: boolean },
): Promise<{ moves: TaskMove[]; end: Day | null }> {
  await lockPlan(tx, projectId);
  const placed = placeTask(await listPlanned(tx, projectId), asked);
  if (!placed) throw new AppError('not_found', 'Deze taak bestaat niet meer.');
  const { moves, endDate, end } = placed;
  if (!preview) {
    const [, ...following] = moves;
    await tx
      .update(tasks)
      .set({ startDate: asked.startDate, endDate, updatedAt: sql`now()` })
      .where(eq(tasks.id, asked.taskId));
    await writeMoves(tx, following);
  }
  return { moves, end };
}
