import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { budgets } from '#/features/money/shared/server/tables';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';
import { type DeclaredRecord, defineRecord } from '#/platform/server/database/stores/record-kind';

/** Every project has one from the start. */
export async function createBudget(tx: Database, projectId: number): Promise<void> {
  await tx.insert(budgets).values({ projectId });
}

const blank = {
  purchasePrice: null,
  notaryFees: null,
  registrationFees: null,
  ownContribution: null,
  loanAmount: null,
  renovationBudget: null,
  propertyType: 'first_home',
  premiumMonths: null,
  version: 0,
} as const;

/** As it is stored; blank where nobody filled in anything. */
export function findBudget(db: Database, projectId: number) {
  return derived(projectId, 'budget', () => selectBudget(db, projectId));
}

async function selectBudget(db: Database, projectId: number) {
  const [stored] = await db.select().from(budgets).where(eq(budgets.projectId, projectId));
  return stored ?? blank;
}

/** The same, held until the end of the transaction. */
export async function holdBudget(tx: Database, projectId: number) {
  const [stored] = await tx.select().from(budgets).where(eq(budgets.projectId, projectId)).for('update');
  return stored ?? blank;
}

/** What is left out stays. */
export async function saveBudget(
  tx: Database,
  projectId: number,
  fields: Partial<Omit<typeof budgets.$inferInsert, 'projectId'>>,
): Promise<void> {
  await tx
    .insert(budgets)
    .values({ projectId, ...fields })
    .onConflictDoUpdate({ target: budgets.projectId, set: { ...fields, updatedAt: sql`now()` } });
}

type BudgetRecord = Omit<Parameters<typeof defineRecord<typeof budgets>>[0], 'table'>;

/** A budget as a record, for the feature that tells of it. */
export function defineBudget(record: BudgetRecord): DeclaredRecord {
  return defineRecord({ table: budgets, ...record });
}

/** What a project may cost, as a column of a query that knows its project. */
export function renovationBudgetOf(db: Database, projectId: PgColumn) {
  return db
    .select({ renovationBudget: budgets.renovationBudget })
    .from(budgets)
    .where(eq(budgets.projectId, projectId));
}
