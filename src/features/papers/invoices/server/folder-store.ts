import { and, asc, eq, sql } from 'drizzle-orm';
import type { FolderEntry, FolderMissing } from '#/core/folder';
import { invoices } from '#/features/papers/shared/invoices/server/tables';
import { contactNameInSql, contactOf } from '#/features/work/shared/contacts/server/contact-of-store';
import type { Database } from '#/platform/server/database/engine/database';
import { files } from '#/platform/server/database/schema/files';
import { presentId } from '#/platform/server/database/stores/ids-store';
import type { FolderSource } from '#/platform/server/ports/folder';

const kindWords = { invoice: 'Factuur', 'credit-note': 'Creditnota', receipt: 'Bonnetje' } as const;

async function readRows(db: Database, projectId: number, fileKey?: string) {
  const rows = await db
    .select({
      id: invoices.id,
      kind: invoices.kind,
      number: invoices.invoiceNumber,
      description: invoices.description,
      day: invoices.invoiceDate,
      contactId: invoices.contactId,
      roomId: presentId('rooms', invoices.roomId),
      firm: contactNameInSql,
      file: { key: files.key, name: files.name, mimeType: files.mimeType, size: files.size },
    })
    .from(invoices)
    .innerJoin(...contactOf(invoices.contactId))
    .leftJoin(files, eq(files.key, invoices.fileKey))
    .where(
      and(
        eq(invoices.projectId, projectId),
        fileKey === undefined ? undefined : eq(invoices.fileKey, fileKey),
      ),
    )
    .orderBy(asc(invoices.invoiceDate), asc(invoices.id));
  return rows.map((row) => ({
    ...row,
    name: row.number ? `${kindWords[row.kind]} ${row.number}` : kindWords[row.kind],
  }));
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

function entryOf({ id, name, description, day, roomId, firm, file }: Row): FolderEntry {
  return {
    ...{ key: `invoice ${id}`, chapter: 'invoices', title: description ?? name, detail: name },
    ...{ day, firm, roomId, file, path: `/invoices?id=${id}`, documentId: null, validUntil: null },
    isPrivate: true,
  };
}

export const invoicesInFolder: FolderSource = {
  tell: async (db, projectId) => {
    const rows = await readRows(db, projectId);
    return {
      entries: rows.map(entryOf),
      missing: rows
        .filter(({ file, kind }) => file === null && kind === 'invoice')
        .map(
          ({ id, name, firm, contactId }): FolderMissing => ({
            ...{ key: `invoice ${id}`, chapter: 'invoices', what: `${name} van ${firm}, als bestand` },
            ...{ whom: firm, contactId },
          }),
        ),
    };
  },
  findByFile: async (db, projectId, fileKey) => (await readRows(db, projectId, fileKey)).map(entryOf),
  tellsAmounts: sql`exists (select 1 from ${invoices} where ${invoices}."file_key" = ${files.key})`,
};
