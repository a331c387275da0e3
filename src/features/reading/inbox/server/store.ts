import { and, asc, eq } from 'drizzle-orm';
import { AppError } from '#/core/errors';
import { filePath } from '#/core/file-paths';
import type { ReturnedList, ReturnedOffer } from '#/core/price-list';
import type { Role } from '#/core/rights';
import { mayChangePaper } from '#/core/rights';
import type { Duplicate, InboxEntry, SavedKind } from '#/features/reading/inbox/contract';
import { type EntryRow, findDuplicates, type Holders } from '#/features/reading/inbox/server/duplicate-store';
import { inboxEntries } from '#/features/reading/inbox/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { files } from '#/platform/server/database/schema/files';
import { insertFile, type KeptFile, removeFile } from '#/platform/server/database/stores/file-store';
import { writtenRow } from '#/platform/server/database/stores/written-row';

export type Asking = { userId: number; projectId: number; role: Role };

async function selectEntries(db: Database, projectId: number, id?: number): Promise<EntryRow[]> {
  return db
    .select({ entry: inboxEntries, file: files })
    .from(inboxEntries)
    .innerJoin(files, eq(files.key, inboxEntries.fileKey))
    .where(and(eq(inboxEntries.projectId, projectId), id === undefined ? undefined : eq(inboxEntries.id, id)))
    .orderBy(asc(inboxEntries.id));
}

type Beside = { duplicates: Duplicate[]; answer: ReturnedOffer | null };

function toEntry({ entry, file }: EntryRow, { userId, role }: Asking, beside: Beside): InboxEntry {
  return {
    id: entry.id,
    state: entry.readState,
    kind: entry.readKind,
    data: entry.readData,
    check: entry.readCheck,
    file: { name: file.name, mimeType: file.mimeType, size: file.size },
    filePath: filePath(file.key),
    error: entry.readError,
    ...beside,
    createdAt: entry.createdAt,
    sentBy: entry.sentBy,
    mayChange: mayChangePaper(role, entry.createdBy === userId),
  };
}

export type DescribeAnswers = (
  db: Database,
  projectId: number,
  lists: readonly ReturnedList[],
) => Promise<readonly (ReturnedOffer | null)[]>;

type Showing = { holders: Holders; describeAnswers: DescribeAnswers };

async function toEntries(
  db: Database,
  rows: readonly EntryRow[],
  asking: Asking,
  { holders, describeAnswers }: Showing,
): Promise<InboxEntry[]> {
  const duplicatesOf = await findDuplicates(db, asking.projectId, rows, holders);
  const answering = rows.filter(({ entry }) => entry.readAnswer !== null);
  const lists = answering.flatMap(({ entry }) => entry.readAnswer ?? []);
  const answers = await describeAnswers(db, asking.projectId, lists);
  const answerOf = new Map(answering.map((row, index) => [row, answers[index] ?? null]));
  return rows.map((row) =>
    toEntry(row, asking, { duplicates: duplicatesOf(row), answer: answerOf.get(row) ?? null }),
  );
}

export async function listEntries(db: Database, asking: Asking, showing: Showing): Promise<InboxEntry[]> {
  return toEntries(db, await selectEntries(db, asking.projectId), asking, showing);
}

export async function countEntries(db: Database, projectId: number): Promise<number> {
  return db.$count(inboxEntries, eq(inboxEntries.projectId, projectId));
}

export async function getEntry(
  db: Database,
  asking: Asking,
  id: number,
  showing: Showing,
): Promise<InboxEntry> {
  const rows = await selectEntries(db, asking.projectId, id);
  const [entry] = await toEntries(db, rows, asking, showing);
  if (!entry) throw new AppError('not_found');
  return entry;
}

export async function createEntry(
  tx: Database,
  { userId, projectId, sentBy }: { userId: number | null; projectId: number; sentBy?: string },
  file: KeptFile,
  room: { limit: number },
): Promise<number> {
  await insertFile(tx, projectId, file, room);
  const row = writtenRow(
    await tx
      .insert(inboxEntries)
      .values({ projectId, fileKey: file.key, createdBy: userId, sentBy })
      .returning({ id: inboxEntries.id }),
  );
  return row.id;
}

/** With the file of the paper that took its place, where one did; else its file goes along. */
async function takeOut(
  tx: Database,
  projectId: number,
  id: number,
  savedAs: SavedKind | null,
): Promise<string> {
  const which = and(eq(inboxEntries.projectId, projectId), eq(inboxEntries.id, id));
  await tx.update(inboxEntries).set({ savedAs }).where(which);
  const [row] = await tx.delete(inboxEntries).where(which).returning({ fileKey: inboxEntries.fileKey });
  if (!row) throw new AppError('not_found');
  return row.fileKey;
}

export async function removeEntry(tx: Database, projectId: number, id: number): Promise<void> {
  await removeFile(tx, await takeOut(tx, projectId, id, null));
}

/** For who saves it as something: locked, so that two don’t save it twice. */
export async function getForSaving(tx: Database, projectId: number, id: number) {
  const [row] = await tx
    .select({ fileKey: inboxEntries.fileKey, check: inboxEntries.readCheck, mimeType: files.mimeType })
    .from(inboxEntries)
    .innerJoin(files, eq(files.key, inboxEntries.fileKey))
    .where(and(eq(inboxEntries.projectId, projectId), eq(inboxEntries.id, id)))
    .for('update', { of: inboxEntries });
  if (!row) throw new AppError('not_found');
  return row;
}

/** What it answers, for who takes it so. */
export async function findAnswer(db: Database, projectId: number, id: number) {
  const [row] = await selectEntries(db, projectId, id);
  if (!row) throw new AppError('not_found');
  return { list: row.entry.readAnswer, data: row.entry.readData };
}

export async function removeSaved(
  tx: Database,
  projectId: number,
  id: number,
  savedAs: SavedKind,
): Promise<void> {
  await takeOut(tx, projectId, id, savedAs);
}
