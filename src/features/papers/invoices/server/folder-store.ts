import { asc, eq } from 'drizzle-orm';
import type { FolderMissing } from '#/core/folder';
import { invoices } from '#/features/papers/invoices/server/tables';
import { contactNameInSql } from '#/features/work/contacts/server/store';
import { contacts } from '#/features/work/contacts/server/tables';
import { files } from '#/platform/server/database/schema/files';
import { presentId } from '#/platform/server/database/stores/ids-store';
import type { FolderSource } from '#/platform/server/ports/folder';

const kindWords = { invoice: 'Factuur', 'credit-note': 'Creditnota', receipt: 'Bonnetje' } as const;

export const invoicesInFolder: FolderSource = async (db, projectId) => {
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
    .innerJoin(contacts, eq(contacts.id, invoices.contactId))
    .leftJoin(files, eq(files.key, invoices.fileKey))
    .where(eq(invoices.projectId, projectId))
    .orderBy(asc(invoices.invoiceDate), asc(invoices.id));
  const named = rows.map((row) => ({
    ...row,
    name: row.number ? `${kindWords[row.kind]} ${row.number}` : kindWords[row.kind],
  }));
  return {
    entries: named.map(({ id, name, description, day, roomId, firm, file }) => ({
      ...{ key: `invoice ${id}`, chapter: 'invoices' as const, title: description ?? name, detail: name },
      ...{ day, firm, roomId, file, path: `/invoices?id=${id}`, documentId: null, validUntil: null },
      isPrivate: true,
    })),
    missing: named
      .filter(({ file, kind }) => file === null && kind === 'invoice')
      .map(
        ({ id, name, firm, contactId }): FolderMissing => ({
          ...{ key: `invoice ${id}`, chapter: 'invoices', what: `${name} van ${firm}, als bestand` },
          ...{ whom: firm, contactId },
        }),
      ),
  };
};
