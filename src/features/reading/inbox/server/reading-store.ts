import { and, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { ReturnedList } from '#/core/price-list';
import type { QuoteAnalysis } from '#/features/papers/shared/checks/contract';
import type { PaperData } from '#/features/papers/shared/reading/paper-data';
import type { EntryKind } from '#/features/reading/inbox/contract';
import { inboxEntries } from '#/features/reading/inbox/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { files } from '#/platform/server/database/schema/files';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

/** An entry that is being read. */
export type ToRead = {
  id: number;
  projectId: number;
  person: number | null;
  fileKey: string;
  mimeType: string;
  names: string[];
  sentBy: string | null;
};

const isUnread = inArray(inboxEntries.readState, ['waiting', 'reading']);

/** Whoever changes something in a project takes the project first, or two would wait for each other. */
async function change(
  tx: Database,
  id: number,
  values: PgUpdateSetSource<typeof inboxEntries>,
  which: SQL | undefined = isUnread,
): Promise<typeof inboxEntries.$inferSelect | undefined> {
  const ofEntry = tx.select({ id: inboxEntries.projectId }).from(inboxEntries).where(eq(inboxEntries.id, id));
  await tx
    .select({ id: projects.id })
    .from(projects)
    .where(inArray(projects.id, ofEntry))
    .for('no key update');
  const [row] = await tx
    .update(inboxEntries)
    .set(values)
    .where(and(eq(inboxEntries.id, id), which))
    .returning();
  return row;
}

/** Undefined where it is gone or was read already. One that was given up is tried again when the operator says so. */
export async function beginReading(db: Database, id: number): Promise<ToRead | undefined> {
  return db.transaction(async (tx) => {
    const isNotRead = ne(inboxEntries.readState, 'ready');
    const row = await change(tx, id, { readState: 'reading', readError: null }, isNotRead);
    return row && describe(tx, row);
  });
}

async function describe(tx: Database, row: typeof inboxEntries.$inferSelect): Promise<ToRead | undefined> {
  const [file] = await tx
    .select({ mimeType: files.mimeType, firstName: users.firstName, lastName: users.lastName })
    .from(files)
    .leftJoin(users, eq(users.id, row.createdBy ?? 0))
    .where(eq(files.key, row.fileKey));
  if (!file) return undefined;
  const name = [file.firstName, file.lastName].filter(Boolean).join(' ');
  return {
    id: row.id,
    projectId: row.projectId,
    person: row.createdBy,
    fileKey: row.fileKey,
    mimeType: file.mimeType,
    names: name ? [name] : [],
    sentBy: row.sentBy,
  };
}

export type Outcome = {
  kind: EntryKind;
  data: PaperData | null;
  check: QuoteAnalysis | null;
  answer: ReturnedList | null;
};

export async function markReady(
  tx: Database,
  id: number,
  { kind, data, check, answer }: Outcome,
): Promise<void> {
  await change(tx, id, {
    readState: 'ready',
    readKind: kind,
    readData: data,
    readCheck: check,
    readAnswer: answer,
  });
}

export async function markFailed(tx: Database, id: number, error: string): Promise<void> {
  await change(tx, id, { readState: 'failed', readError: error });
}

/** To be tried again later. */
export async function letWait(db: Database, id: number): Promise<void> {
  await db.transaction((tx) => change(tx, id, { readState: 'waiting' }));
}
