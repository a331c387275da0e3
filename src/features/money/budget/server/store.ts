import { centsFromDecimal, decimalFromCents } from '#/core/money';
import type { BudgetFields, ProjectBudget } from '#/features/money/budget/contract';
import { writeBudget } from '#/features/money/budget/rules/decimals';
import { registrationFees } from '#/features/money/budget/rules/figures';
import type { Papers } from '#/features/money/budget/rules/line';
import { readAmounts } from '#/features/money/shared/rules/financing';
import { findBudget, holdBudget, saveBudget } from '#/features/money/shared/server/project-budget-store';
import type { Database } from '#/platform/server/database/engine/database';

/** The stored budget with the figures that follow from these quotes and invoices. */
export async function getBudget(db: Database, projectId: number, papers: Papers): Promise<ProjectBudget> {
  const { propertyType, premiumMonths, ...stored } = await findBudget(db, projectId);
  return writeBudget(readAmounts(stored), { propertyType, premiumMonths }, papers);
}

/** Of what is stored, whatever figures follow from it. */
export async function getVersion(db: Database, projectId: number): Promise<number> {
  return (await findBudget(db, projectId)).version;
}

export async function updateBudget(
  db: Database,
  projectId: number,
  fields: Partial<BudgetFields>,
): Promise<void> {
  const stored = await holdBudget(db, projectId);
  const { purchasePrice = stored.purchasePrice, propertyType = stored.propertyType } = fields;
  const fees =
    purchasePrice === null
      ? null
      : decimalFromCents(registrationFees(centsFromDecimal(purchasePrice), propertyType));
  await saveBudget(db, projectId, { ...fields, registrationFees: fees });
}
