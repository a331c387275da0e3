import { and, eq, ne, sql } from 'drizzle-orm';
import { AppError } from '#/core/errors';
import { listFindings, type On } from '#/features/papers/invoices/server/findings-store';
import { invoices } from '#/features/papers/shared/invoices/server/tables';
import { type Looking, lookInto } from '#/features/papers/shared/rules/looked-into';
import { requireSeen } from '#/features/papers/shared/server/require-seen';
import type { Database } from '#/platform/server/database/engine/database';

/** In a transaction. */
export async function lookIntoFinding(
  tx: Database,
  projectId: number,
  invoiceId: number,
  looking: Looking,
  { at, ...on }: On & { at: string },
): Promise<void> {
  const own = and(eq(invoices.id, invoiceId), eq(invoices.projectId, projectId));
  const [row] = await tx
    .select({ setAside: invoices.setAside, asked: invoices.asked })
    .from(invoices)
    .where(own)
    .for('update');
  if (!row) throw new AppError('not_found');
  const findings = await listFindings(tx, projectId, invoiceId, on);
  await tx
    .update(invoices)
    .set({ ...lookInto(row, looking, findings, at), updatedAt: sql`now()` })
    .where(own);
}

/** Of an invoice that is being paid: what was read is noted, and whether nobody said so. */
export async function notePaid(
  tx: Database,
  { projectId, id }: { projectId: number; id: number },
  { seen, ...on }: On & { seen: readonly string[] | undefined },
): Promise<void> {
  const findings = await listFindings(tx, projectId, id, on);
  const { isUnseen } = await requireSeen(tx, { findings, seen, today: on.today });
  await tx
    .update(invoices)
    .set({ paidUnseen: isUnseen })
    .where(and(eq(invoices.id, id), eq(invoices.projectId, projectId), ne(invoices.paidUnseen, isUnseen)));
}
