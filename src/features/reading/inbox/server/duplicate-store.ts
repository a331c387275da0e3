import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Duplicate } from '#/features/reading/inbox/contract';
import { sameNumber } from '#/features/reading/inbox/rules/duplicates';
import type { inboxEntries } from '#/features/reading/inbox/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { files } from '#/platform/server/database/schema/files';
import { findColumn, keyColumnOf } from '#/platform/server/database/schema/tables';
import type { NumberedPaper, Receives } from '#/platform/server/ports/receives';

export type EntryRow = { entry: typeof inboxEntries.$inferSelect; file: typeof files.$inferSelect };

/** The kinds of record that may hold the same paper already, the letterbox itself among them. */
export type Holders = readonly (Pick<Receives, 'listNumbered'> & {
  kind: Duplicate['kind'];
  table: PgTable;
})[];

/** Who holds these very bytes already, and which papers have these numbers. */
export async function findDuplicates(
  db: Database,
  projectId: number,
  rows: readonly EntryRow[],
  holders: Holders,
): Promise<(row: EntryRow) => Duplicate[]> {
  if (rows.length === 0) return () => [];
  const hashes = [...new Set(rows.map(({ file }) => file.sha256))];
  const copies = await listCopies(db, projectId, hashes, holders);
  const numbered = new Map<string, NumberedPaper[]>();
  if (rows.some(({ entry }) => entry.readData?.number))
    for (const { kind, listNumbered } of holders)
      if (listNumbered) numbered.set(kind, await listNumbered(db, projectId));
  return (row) => {
    const { entry, file } = row;
    const kind = familyOf(row);
    const found: Duplicate[] = copies
      .filter(({ sha256, key }) => sha256 === file.sha256 && key !== file.key)
      // Of two that came in one after the other the second is the copy.
      .filter(({ kind, id }) => kind !== 'inbox' || id < entry.id)
      .map(({ kind, id, title }) => ({ kind, id, title, reason: 'file' }));
    const same = entry.readData ? sameNumber(entry.readData, numbered.get(kind) ?? []) : [];
    for (const { id, number } of same) {
      if (found.some((each) => each.kind === kind && each.id === id)) continue;
      found.push({ kind, id, title: number ?? '', reason: 'number' });
    }
    const earlier = rows.filter((other) => other.entry.id < entry.id && familyOf(other) === kind);
    const waiting = entry.readData ? sameNumber(entry.readData, earlier.flatMap(numberedEntry)) : [];
    for (const { id, title } of waiting) {
      if (found.some((each) => each.kind === 'inbox' && each.id === id)) continue;
      found.push({ kind: 'inbox', id, title, reason: 'number' });
    }
    return found;
  };
}

/** A firm numbers its quotes apart from what it asks. */
function familyOf({ entry }: EntryRow): 'quotes' | 'invoices' {
  return entry.readKind === 'quote' ? 'quotes' : 'invoices';
}

/** One that waits still, as a paper of who sent it. */
function numberedEntry({ entry, file }: EntryRow) {
  if (!entry.readData) return [];
  const { companyName, enterpriseNumber, iban, email, phone, number } = entry.readData;
  const contact = { name: companyName ?? '', company: null, enterpriseNumber, iban, email, phone };
  return [{ id: entry.id, title: file.name, number, contact }];
}

type Copy = { kind: Duplicate['kind']; id: number; title: string; key: string; sha256: string };

async function listCopies(
  db: Database,
  projectId: number,
  hashes: readonly string[],
  holders: Holders,
): Promise<Copy[]> {
  const found: Copy[] = [];
  for (const { kind, table } of holders) {
    const [id, fileKey] = [keyColumnOf(table), findColumn(table, 'fileKey')];
    if (!fileKey) continue;
    const rows = await db
      .select({ id: sql<number>`${id}`, title: files.name, key: files.key, sha256: files.sha256 })
      .from(files)
      .innerJoin(table, eq(fileKey, files.key))
      .where(and(eq(files.projectId, projectId), inArray(files.sha256, [...hashes]), isNull(files.removedAt)))
      .orderBy(asc(id));
    found.push(...rows.map((row) => ({ ...row, kind })));
  }
  return found;
}
