import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Intake, intakeFields } from '#/features/work/shared/intake/contract';
import { type Conversation, newConversation } from '#/features/work/shared/intake/rules/conversation';
import { chatSessions, intakes } from '#/features/work/shared/intake/server/tables';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';
import { writtenRow } from '#/platform/server/database/stores/written-row';

type Key = { userId: number; sessionId: string };

const daysKept = 90;

function isThe({ userId, sessionId }: Key) {
  return and(eq(chatSessions.userId, userId), eq(chatSessions.id, sessionId));
}

/** Locks it for the rest of the transaction: two presses at once would answer two questions. */
export async function findConversation(db: Database, key: Key): Promise<Conversation | undefined> {
  const [row] = await db
    .select({
      position: chatSessions.position,
      answers: chatSessions.answers,
      completed: chatSessions.completed,
    })
    .from(chatSessions)
    .where(isThe(key))
    .for('update');
  return row;
}

/** Makes it where it isn't there yet; conversations that this person left long ago go. */
export async function startConversation(db: Database, key: Key): Promise<Conversation> {
  const { userId, sessionId } = key;
  await db
    .delete(chatSessions)
    .where(
      and(
        eq(chatSessions.userId, userId),
        lt(chatSessions.updatedAt, sql`now() - make_interval(days => ${daysKept})`),
      ),
    );
  await db.insert(chatSessions).values({ id: sessionId, userId }).onConflictDoNothing();
  return (await findConversation(db, key)) ?? newConversation;
}

export async function saveConversation(db: Database, key: Key, conversation: Conversation): Promise<void> {
  await db
    .update(chatSessions)
    .set({ ...conversation, updatedAt: sql`now()` })
    .where(isThe(key));
}

const shape = {
  id: intakes.id,
  sessionId: intakes.sessionId,
  completed: intakes.completed,
  createdAt: intakes.createdAt,
  typeRenovatie: intakes.typeRenovatie,
  oppervlakteM2: intakes.oppervlakteM2,
  locatie: intakes.locatie,
  budget: intakes.budget,
  bouwjaar: intakes.bouwjaar,
  epc: intakes.epc,
  timing: intakes.timing,
};

export function listIntakes(db: Database, projectId: number): Promise<readonly Intake[]> {
  return derived(projectId, 'intakes', async () =>
    db
      .select(shape)
      .from(intakes)
      .where(eq(intakes.projectId, projectId))
      .orderBy(desc(intakes.createdAt), desc(intakes.id)),
  );
}

/** By the latest intake that tells one. */
export async function findBuildYear(db: Database, projectId: number): Promise<number | null> {
  const years = (await listIntakes(db, projectId)).map(({ bouwjaar }) => Number(bouwjaar));
  return years.find((year) => year >= 1500 && year <= 2100) ?? null;
}

export async function saveIntake(
  db: Database,
  projectId: number,
  createdBy: number,
  fields: z.output<typeof intakeFields>,
): Promise<Intake> {
  return writtenRow(
    await db
      .insert(intakes)
      .values({ ...fields, projectId, createdBy })
      .onConflictDoUpdate({
        target: [intakes.projectId, intakes.sessionId],
        set: { ...fields, createdBy, createdAt: sql`now()` },
      })
      .returning(shape),
  );
}
