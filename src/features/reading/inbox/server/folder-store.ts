import { sql } from 'drizzle-orm';
import { inboxEntries } from '#/features/reading/inbox/server/tables';
import { files } from '#/platform/server/database/schema/files';
import type { FolderSource } from '#/platform/server/ports/folder';

/** What waits as a quote or an invoice stands nowhere in the folder yet; the same paper elsewhere is as private. */
export const inboxInFolder: FolderSource = {
  tellsAmounts: sql`exists (
    select 1 from ${inboxEntries} where ${inboxEntries}."file_key" = ${files.key}
    and (${inboxEntries}."read_kind" in ('quote', 'invoice', 'credit-note') or ${inboxEntries}."read_answer" is not null)
  )`,
};
