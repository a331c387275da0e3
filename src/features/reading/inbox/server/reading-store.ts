import { and, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { QuoteAnalysis } from '#/features/reading/check/contract';
import type { EntryKind } from '#/features/reading/inbox/contract';
import { inboxEntries } from '#/features/reading/inbox/server/tables';
import type { PaperData } from '#/features/reading/shared/contract';
import type { Database } from '#/platform/server/database/engine/database';
import { skipLog } from '#/platform/server/database/engine/skip-log';
import { files } from '#/platform/server/database/schema/files';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

/** An entry that this process reads; `tries` tells its lease from a later one. */
export type Claimed = {
  id: number;
  projectId: number;
  person: number | null;
  tries: number;
  fileKey: string;
  mimeType: string;
  names: string[];
};

const after = (seconds: number): SQL => sql`now() + make_interval(secs => ${seconds})`;

/** Whoever changes something in a project takes the project first, or two would wait for each other. */
function changeIn<T>(db: Database, projectId: number, work: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx
      .select({ id: projects.id })
      .from(projects)
      .where(eq(projects.id, projectId))
      .for('no key update');
    return work(tx);
  });
}

/** Waiting, or left behind by a reader whose lease ended. */
const isDue = and(
  inArray(inboxEntries.readState, ['waiting', 'reading']),
  or(isNull(inboxEntries.readUntil), lt(inboxEntries.readUntil, sql`now()`)),
);

/** The oldest of each person, beginning after the one who was served last: nobody’s pile holds up another. */
async function listCandidates(db: Database, lastServed: number) {
  const oldest = db
    .selectDistinctOn([inboxEntries.createdBy], {
      id: inboxEntries.id,
      projectId: inboxEntries.projectId,
      person: sql<number>`coalesce(${inboxEntries.createdBy}, 0)`.as('person'),
    })
    .from(inboxEntries)
    .innerJoin(projects, and(eq(projects.id, inboxEntries.projectId), isNull(projects.removedAt)))
    .where(isDue)
    .orderBy(inboxEntries.createdBy, inboxEntries.id)
    .as('oldest');
  return db
    .select({ id: oldest.id, projectId: oldest.projectId })
    .from(oldest)
    .orderBy(sql`${oldest.person} <= ${lastServed}`, oldest.person)
    .limit(5);
}

/** Takes one for this process alone until the lease ends; another process takes another one. */
export async function claimNext(
  db: Database,
  { lastServed, leaseSeconds }: { lastServed: number; leaseSeconds: number },
): Promise<Claimed | undefined> {
  for (const { id, projectId } of await listCandidates(db, lastServed)) {
    const claimed = await changeIn(db, projectId, async (tx) => {
      const [row] = await tx
        .update(inboxEntries)
        .set({
          readState: 'reading',
          readTries: sql`${inboxEntries.readTries} + 1`,
          readUntil: after(leaseSeconds),
        })
        .where(and(eq(inboxEntries.id, id), isDue))
        .returning();
      return row && describe(tx, row);
    });
    if (claimed) return claimed;
  }
  return undefined;
}

async function describe(tx: Database, row: typeof inboxEntries.$inferSelect): Promise<Claimed | undefined> {
  const [file] = await tx
    .select({ mimeType: files.mimeType, firstName: users.firstName, lastName: users.lastName })
    .from(files)
    .leftJoin(users, eq(users.id, row.createdBy ?? 0))
    .where(eq(files.key, row.fileKey));
  if (!file) return undefined;
  const name = [file.firstName, file.lastName].filter(Boolean).join(' ');
  const { id, projectId, createdBy, readTries, fileKey } = row;
  return {
    ...{ id, projectId, person: createdBy, tries: readTries, fileKey, mimeType: file.mimeType },
    names: name ? [name] : [],
  };
}

/** Only the holder of the newest lease may say what became of it. */
function held({ id, tries }: Claimed): SQL | undefined {
  return and(
    eq(inboxEntries.id, id),
    eq(inboxEntries.readTries, tries),
    eq(inboxEntries.readState, 'reading'),
  );
}

async function settle(
  db: Database,
  claimed: Claimed,
  values: PgUpdateSetSource<typeof inboxEntries>,
): Promise<void> {
  await changeIn(db, claimed.projectId, (tx) => tx.update(inboxEntries).set(values).where(held(claimed)));
}

/** Nobody has to be told that it is still being read. */
export async function renewLease(db: Database, claimed: Claimed, leaseSeconds: number): Promise<void> {
  await db.transaction(async (tx) => {
    await skipLog(tx);
    await tx
      .update(inboxEntries)
      .set({ readUntil: after(leaseSeconds) })
      .where(held(claimed));
  });
}

export type Outcome = { kind: EntryKind; data: PaperData | null; check: QuoteAnalysis | null };

export async function markReady(
  db: Database,
  claimed: Claimed,
  { kind, data, check }: Outcome,
): Promise<void> {
  await settle(db, claimed, {
    ...{ readState: 'ready', readKind: kind, readData: data, readCheck: check },
    ...{ readError: null, readUntil: null },
  });
}

export async function markFailed(db: Database, claimed: Claimed, error: string): Promise<void> {
  await settle(db, claimed, { readState: 'failed', readError: error, readUntil: null });
}

/** To be tried again later; `isCounted` is false where the server ended before it could. */
export async function putBack(
  db: Database,
  claimed: Claimed,
  { seconds, isCounted }: { seconds: number; isCounted: boolean },
): Promise<void> {
  await settle(db, claimed, {
    readState: 'waiting',
    readUntil: seconds > 0 ? after(seconds) : null,
    readTries: isCounted ? claimed.tries : claimed.tries - 1,
  });
}
