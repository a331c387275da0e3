import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FolderEntry } from '#/core/folder';
import type { PrivateFiles } from '#/features/folder/folder/rules/shared';
import {
  documentColumns,
  documentWithFile,
  selectFileKeys,
} from '#/features/work/shared/documents/server/document-of-store';
import type { Database } from '#/platform/server/database/engine/database';
import { files } from '#/platform/server/database/schema/files';
import { isAnyOf } from '#/platform/server/database/stores/any-of';
import type { FileCondition } from '#/platform/server/database/stores/file-store';

const same = alias(files, 'same');

/** Those that tell amounts or what was said, with all that have the same bytes; of these entries only, where they are told. */
export async function readPrivateFiles(
  db: Database,
  projectId: number,
  { conditions, of }: { conditions: readonly FileCondition[]; of?: readonly FolderEntry[] },
): Promise<PrivateFiles> {
  const tells = db
    .select({ one: sql`1` })
    .from(files)
    .where(and(eq(files.projectId, same.projectId), eq(files.sha256, same.sha256), or(...conditions)));
  const rows = await db
    .select({ key: same.key, documentId: documentColumns.id })
    .from(same)
    .leftJoin(...documentWithFile(same.key))
    .where(and(eq(same.projectId, projectId), of && isOf(db, of), exists(tells)));
  return {
    keys: new Set(rows.map(({ key }) => key)),
    documentIds: new Set(rows.flatMap(({ documentId }) => documentId ?? [])),
  };
}

/** The file of an entry, or that of the document which it was made of. */
function isOf(db: Database, entries: readonly FolderEntry[]): SQL | undefined {
  const keys = entries.flatMap(({ file }) => file?.key ?? []);
  const ids = entries.flatMap(({ documentId }) => documentId ?? []);
  if (ids.length === 0) return isAnyOf(same.key, keys);
  return or(isAnyOf(same.key, keys), inArray(same.key, selectFileKeys(db, ids)));
}
