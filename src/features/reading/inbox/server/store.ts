import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { AppError } from '#/core/errors';
import { filePath } from '#/core/files';
import type { Role } from '#/core/rights';
import { mayChangePaper } from '#/core/rights';
import { invoices } from '#/features/papers/invoices/server/tables';
import { quotes } from '#/features/papers/quotes/server/tables';
import type { Duplicate, InboxEntry, SavedKind } from '#/features/reading/inbox/contract';
import { sameNumber } from '#/features/reading/inbox/rules/duplicates';
import { inboxEntries } from '#/features/reading/inbox/server/tables';
import { contacts } from '#/features/work/contacts/server/tables';
import { documents } from '#/features/work/documents/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { files } from '#/platform/server/database/schema/files';
import { insertFile, type KeptFile, removeFile } from '#/platform/server/database/stores/file-store';
import { writtenRow } from '#/platform/server/database/stores/written-row';

export type Asking = { userId: number; projectId: number; role: Role };

type Row = { entry: typeof inboxEntries.$inferSelect; file: typeof files.$inferSelect };

async function selectEntries(db: Database, projectId: number, id?: number): Promise<Row[]> {
  return db
    .select({ entry: inboxEntries, file: files })
    .from(inboxEntries)
    .innerJoin(files, eq(files.key, inboxEntries.fileKey))
    .where(and(eq(inboxEntries.projectId, projectId), id === undefined ? undefined : eq(inboxEntries.id, id)))
    .orderBy(asc(inboxEntries.id));
}

function toWire({ entry, file }: Row, { userId, role }: Asking, duplicates: Duplicate[]): InboxEntry {
  return {
    id: entry.id,
    state: entry.readState,
    kind: entry.readKind,
    data: entry.readData,
    check: entry.readCheck,
    file: { name: file.name, mimeType: file.mimeType, size: file.size },
    filePath: filePath(file.key),
    error: entry.readError,
    duplicates,
    createdAt: entry.createdAt,
    mayChange: mayChangePaper(role, entry.createdBy === userId),
  };
}

export async function listEntries(db: Database, asking: Asking): Promise<InboxEntry[]> {
  const rows = await selectEntries(db, asking.projectId);
  const duplicatesOf = await findDuplicates(db, asking.projectId, rows);
  return rows.map((row) => toWire(row, asking, duplicatesOf(row)));
}

export async function getEntry(db: Database, asking: Asking, id: number): Promise<InboxEntry> {
  const rows = await selectEntries(db, asking.projectId, id);
  const [row] = rows;
  if (!row) throw new AppError('not_found');
  return toWire(row, asking, (await findDuplicates(db, asking.projectId, rows))(row));
}

/** Who holds these very bytes already, and which papers have these numbers. */
async function findDuplicates(
  db: Database,
  projectId: number,
  rows: readonly Row[],
): Promise<(row: Row) => Duplicate[]> {
  if (rows.length === 0) return () => [];
  const hashes = [...new Set(rows.map(({ file }) => file.sha256))];
  const copies = await listCopies(db, projectId, hashes);
  const numbered = rows.some(({ entry }) => entry.readData?.number)
    ? await listNumbered(db, projectId)
    : { quotes: [], invoices: [] };
  return (row) => {
    const { entry, file } = row;
    const kind = familyOf(row);
    const found: Duplicate[] = copies
      .filter(({ sha256, key }) => sha256 === file.sha256 && key !== file.key)
      // Of two that came in one after the other the second is the copy.
      .filter(({ kind, id }) => kind !== 'inbox' || id < entry.id)
      .map(({ kind, id, title }) => ({ kind, id, title, reason: 'file' }));
    const same = entry.readData ? sameNumber(entry.readData, numbered[kind]) : [];
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
function familyOf({ entry }: Row): 'quotes' | 'invoices' {
  return entry.readKind === 'quote' ? 'quotes' : 'invoices';
}

/** One that waits still, as a paper of who sent it. */
function numberedEntry({ entry, file }: Row) {
  if (!entry.readData) return [];
  const { companyName, enterpriseNumber, iban, email, phone, number } = entry.readData;
  const contact = { name: companyName ?? '', company: null, enterpriseNumber, iban, email, phone };
  return [{ id: entry.id, title: file.name, number, contact }];
}

type Copy = { kind: Duplicate['kind']; id: number; title: string; key: string; sha256: string };

async function listCopies(db: Database, projectId: number, hashes: readonly string[]): Promise<Copy[]> {
  const holders = [
    { kind: 'quotes', table: quotes },
    { kind: 'invoices', table: invoices },
    { kind: 'documents', table: documents },
    { kind: 'inbox', table: inboxEntries },
  ] as const;
  const found: Copy[] = [];
  for (const { kind, table } of holders) {
    const rows = await db
      .select({ id: table.id, title: files.name, key: files.key, sha256: files.sha256 })
      .from(files)
      .innerJoin(table, eq(table.fileKey, files.key))
      .where(and(eq(files.projectId, projectId), inArray(files.sha256, [...hashes]), isNull(files.removedAt)))
      .orderBy(asc(table.id));
    found.push(...rows.map((row) => ({ ...row, kind })));
  }
  return found;
}

async function listNumbered(db: Database, projectId: number) {
  const sender = {
    name: contacts.name,
    company: contacts.company,
    enterpriseNumber: contacts.enterpriseNumber,
    iban: contacts.iban,
    email: contacts.email,
    phone: contacts.phone,
  };
  const ofQuotes = await db
    .select({ id: quotes.id, number: quotes.quoteNumber, contact: sender })
    .from(quotes)
    .innerJoin(contacts, eq(contacts.id, quotes.contactId))
    .where(and(eq(quotes.projectId, projectId), ne(quotes.quoteNumber, '')));
  const ofInvoices = await db
    .select({ id: invoices.id, number: invoices.invoiceNumber, contact: sender })
    .from(invoices)
    .innerJoin(contacts, eq(contacts.id, invoices.contactId))
    .where(and(eq(invoices.projectId, projectId), ne(invoices.invoiceNumber, '')));
  return { quotes: ofQuotes, invoices: ofInvoices };
}

export async function createEntry(
  tx: Database,
  { userId, projectId }: Asking,
  file: KeptFile,
  room: { limit: number },
): Promise<number> {
  await insertFile(tx, projectId, file, room);
  const row = writtenRow(
    await tx
      .insert(inboxEntries)
      .values({ projectId, fileKey: file.key, createdBy: userId })
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

export async function removeSaved(
  tx: Database,
  projectId: number,
  id: number,
  savedAs: SavedKind,
): Promise<void> {
  await takeOut(tx, projectId, id, savedAs);
}
