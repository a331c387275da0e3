import { eq, sql } from 'drizzle-orm';
import { ibanChanges } from '#/features/contacts/server/tables';
import { invoices } from '#/features/invoices/server/tables';
import type { Database } from '#/platform/server/database/database';

type IbanChange = Pick<typeof ibanChanges.$inferInsert, 'contactId' | 'fromIban' | 'toIban' | 'changedBy'>;

/** Paid invoices count too: the next one of this contact is where a changed account would go unnoticed. */
export async function recordIbanChange(tx: Database, change: IbanChange): Promise<void> {
  const places = await tx
    .selectDistinct({ projectId: invoices.projectId })
    .from(invoices)
    .where(eq(invoices.contactId, change.contactId))
    .orderBy(sql`1`);
  for (const { projectId } of places) await tx.insert(ibanChanges).values({ ...change, projectId });
}
