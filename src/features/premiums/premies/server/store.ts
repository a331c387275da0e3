import { and, desc, eq, sql } from 'drizzle-orm';
import type { Day } from '#/core/day';
import { AppError } from '#/core/errors';
import { centsFromDecimal, decimalFromCents, totalFromDecimal, zeroTotal } from '#/core/money';
import { decimalFromQuantity, quantityFromDecimal } from '#/core/quantity';
import { listEligibleInvoices } from '#/features/papers/shared/invoices/server/premium-store';
import type { PremieCalculation } from '#/features/premiums/premies/contract';
import { type Simulation, simulation } from '#/features/premiums/premies/rules/simulation';
import { premieCalculations } from '#/features/premiums/premies/server/tables';
import { eligibleFigures, invoicedItems } from '#/features/premiums/shared/premies/rules/eligible';
import { getHome } from '#/features/work/shared/home/server/store';
import { estimateWithVat } from '#/features/work/shared/meetstaat/rules/totals';
import { listEligibleItems } from '#/features/work/shared/meetstaat/server/item-store';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';
import { isAnyOf } from '#/platform/server/database/stores/any-of';
import { writtenRow } from '#/platform/server/database/stores/written-row';

function shorten(quantity: string | null): string | null {
  return quantity === null ? null : decimalFromQuantity(quantityFromDecimal(quantity));
}

/** An input of older days that no longer reads is left out: the sums remain. */
function toCalculation(row: typeof premieCalculations.$inferSelect): PremieCalculation {
  return {
    ...row,
    asbestM2: shorten(row.asbestM2),
    oppervlakte: shorten(row.oppervlakte),
    input: simulation.safeParse(row.input).data ?? null,
  };
}

const ofProject = prepareOnce((db) =>
  db
    .select()
    .from(premieCalculations)
    .where(eq(premieCalculations.projectId, sql.placeholder('projectId')))
    .orderBy(desc(premieCalculations.id)),
);

export async function listCalculations(db: Database, projectId: number): Promise<PremieCalculation[]> {
  const rows = await ofProject(db).execute({ projectId });
  return rows.map(toCalculation);
}

export async function getCalculation(
  db: Database,
  projectId: number,
  id: number,
): Promise<PremieCalculation> {
  const [row] = await db
    .select()
    .from(premieCalculations)
    .where(and(eq(premieCalculations.id, id), eq(premieCalculations.projectId, projectId)));
  if (!row) throw new AppError('not_found');
  return toCalculation(row);
}

export type NewCalculation = Omit<PremieCalculation, 'id' | 'createdAt' | 'version' | 'input' | 'counts'> & {
  input: Simulation | null;
  counts?: boolean;
};

export async function createCalculation(
  db: Database,
  place: { projectId: number; createdBy: number },
  fields: NewCalculation,
): Promise<PremieCalculation> {
  const row = writtenRow(
    await db
      .insert(premieCalculations)
      .values({ ...fields, ...place })
      .returning(),
  );
  return toCalculation(row);
}

export async function updateCalculation(
  db: Database,
  projectId: number,
  id: number,
  fields: { counts: boolean },
): Promise<PremieCalculation> {
  const [row] = await db
    .update(premieCalculations)
    .set(fields)
    .where(and(eq(premieCalculations.id, id), eq(premieCalculations.projectId, projectId)))
    .returning();
  if (!row) throw new AppError('not_found');
  return toCalculation(row);
}

/** Those that count of these; what isn't there any more has nothing to be left out of. */
export async function leaveOutCalculations(
  db: Database,
  projectId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(premieCalculations)
    .set({ counts: false })
    .where(
      and(
        eq(premieCalculations.projectId, projectId),
        eq(premieCalculations.counts, true),
        isAnyOf(premieCalculations.id, ids),
      ),
    );
}

export async function removeCalculation(db: Database, projectId: number, id: number): Promise<void> {
  await db
    .delete(premieCalculations)
    .where(and(eq(premieCalculations.id, id), eq(premieCalculations.projectId, projectId)));
}

export async function getEligibleCosts(db: Database, projectId: number, today: Day) {
  const invoiceRows = await listEligibleInvoices(db, projectId);
  const invoiced = invoicedItems(invoiceRows);
  const itemRows = await listEligibleItems(db, projectId);
  const home = await getHome(db, projectId);
  const items = itemRows.map(({ unitPrice, vatRate, ...item }) => ({
    ...item,
    estimate: estimateWithVat({ unitPrice, vatRate, totalAmount: item.totalPrice }, home, today),
    isInvoiced: invoiced.has(item.id),
  }));
  const { total, paid, refund } = eligibleFigures(
    invoiceRows.map(({ amount, paid: sum }) => ({
      amount: centsFromDecimal(amount),
      paid: totalFromDecimal(sum),
    })),
    items.map(({ estimate, isInvoiced }) => ({ amount: estimate ?? zeroTotal, isInvoiced })),
  );
  return {
    totalEligible: decimalFromCents(total),
    paidEligible: decimalFromCents(paid),
    expectedRefund: decimalFromCents(refund),
    invoices: invoiceRows.map(({ lines: _, coversItemIds: __, ...invoice }) => invoice),
    items: items.map(({ estimate, ...item }) => ({
      ...item,
      withVat: estimate === null ? null : decimalFromCents(estimate),
    })),
  };
}
