import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { outsiderLinks } from '#/features/outside/links/server/tables';
import { contacts } from '#/features/work/contacts/server/tables';
import { documents } from '#/features/work/documents/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { files } from '#/platform/server/database/schema/files';
import { projects } from '#/platform/server/database/schema/projects';
import { isAnyOf } from '#/platform/server/database/stores/any-of';
import { type KeptFile, keptFileColumns } from '#/platform/server/database/stores/file-store';

export type Named = {
  id: number;
  name: string;
  company: string | null;
  email: string | null;
  enterpriseNumber: string | null;
};

export async function listNames(
  db: Database,
  contactIds: readonly number[],
): Promise<ReadonlyMap<number, Named>> {
  const rows = await db
    .select({
      ...{ id: contacts.id, name: contacts.name, company: contacts.company, email: contacts.email },
      enterpriseNumber: contacts.enterpriseNumber,
    })
    .from(contacts)
    .where(isAnyOf(contacts.id, contactIds));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Of one request: the link of each contact that has one that works. */
export async function listOpenLinks(
  db: Database,
  projectId: number,
  requestId: number,
): Promise<ReadonlyMap<number, { id: number; email: string | null }>> {
  const rows = await db
    .select({ id: outsiderLinks.id, contactId: outsiderLinks.contactId, email: outsiderLinks.email })
    .from(outsiderLinks)
    .where(
      and(
        ...[eq(outsiderLinks.projectId, projectId), eq(outsiderLinks.purpose, 'price-request')],
        ...[eq(outsiderLinks.recordId, requestId), isNull(outsiderLinks.ended)],
        gt(outsiderLinks.until, sql`now()`),
      ),
    );
  return new Map(
    rows.flatMap(({ id, contactId, email }) => (contactId === null ? [] : [[contactId, { id, email }]])),
  );
}

export async function findOwnerId(db: Database, projectId: number): Promise<number | undefined> {
  const [row] = await db.select({ id: projects.userId }).from(projects).where(eq(projects.id, projectId));
  return row?.id;
}

/** First of all, as every change in a project does: nobody waits in a circle. */
export async function lockProject(tx: Database, projectId: number): Promise<void> {
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('no key update');
}

export async function findNameOfProject(db: Database, projectId: number): Promise<string> {
  const [row] = await db.select({ name: projects.name }).from(projects).where(eq(projects.id, projectId));
  return row?.name ?? '';
}

export async function findDocumentFile(
  db: Database,
  projectId: number,
  id: number,
): Promise<KeptFile | undefined> {
  const [row] = await db
    .select(keptFileColumns)
    .from(documents)
    .innerJoin(files, eq(files.key, documents.fileKey))
    .where(and(eq(documents.projectId, projectId), eq(documents.id, id)));
  return row;
}
