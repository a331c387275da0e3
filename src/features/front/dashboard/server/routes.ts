import { type Day, dayAt } from '#/core/day';
import { centsFromDecimal, decimalFromCents, totalFromDecimal, zeroCents } from '#/core/money';
import { may } from '#/core/rights';
import * as calls from '#/features/front/dashboard/contract';
import { whatNeedsAttention } from '#/features/front/dashboard/rules/attention';
import * as store from '#/features/front/dashboard/server/store';
import { type FiledInvoiceLine, readBudget } from '#/features/money/budget/server/shared/read-budget';
import { invoicedOf, paidInAll } from '#/features/papers/shared/rules/contract-sum';
import { expectedRefund } from '#/features/premiums/premies/rules/eligible';
import { listDeadlines } from '#/features/reminders/deadlines/server/store';
import { conflictsOf } from '#/features/site/planning/rules/conflicts';
import { listTasks } from '#/features/site/planning/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import type { Services } from '#/platform/server/services';

export function dashboardRoutes({ route, db, now }: Services): void {
  route(calls.getStats, async ({ project }) => (await readFigures(db, project.projectId)).stats);

  route(calls.getOverview, async ({ project: { projectId, role } }) => {
    const { stats, budget, invoices } = await readFigures(db, projectId);
    const attention = whatNeedsAttention({
      deadlines: await listDeadlines(db, projectId, dayAt(now())),
      conflicts: await listConflicts(db, projectId, dayAt(now())),
      budget: {
        spent: totalFromDecimal(budget.totalSpent),
        renovationBudget: centsFromDecimal(budget.renovationBudget ?? '0'),
        percentage: budget.budgetUtilization,
      },
    });
    return {
      stats,
      budget,
      quotes: { count: await store.countQuotes(db, projectId) },
      invoices: invoiceSums(invoices),
      collaborators: {
        count: await store.countCollaborators(db, projectId, { withPending: may(role, 'manage') }),
      },
      meetstaat: await store.getMeetstaat(db, projectId),
      premies: await store.listPremies(db, projectId),
      expectedPremieHoogstens: await store.sumHighestPremies(db, projectId),
      attention,
    };
  });
}

/** The first sentence of each task: the others stand at the task. */
async function listConflicts(db: Database, projectId: number, today: Day) {
  const tasks = await listTasks(db, projectId);
  const found = conflictsOf(tasks, today);
  return tasks.flatMap(({ id, title }) => {
    const [text] = found.get(id) ?? [];
    return text ? [{ id, name: title, text }] : [];
  });
}

async function readFigures(db: Database, projectId: number) {
  const { budget, invoices } = await readBudget(db, projectId);
  const eligible = invoices.filter(({ subsidyEligible }) => subsidyEligible);
  const stats: calls.ProjectStats = {
    totalBudget: budget.renovationBudget ?? decimalFromCents(zeroCents),
    totalSpent: budget.totalSpent,
    expectedSubsidy: decimalFromCents(expectedRefund(paidInAll(eligible))),
    expectedPremie: await store.sumPremies(db, projectId),
    activeTasks: await store.countActiveTasks(db, projectId),
  };
  return { stats, budget, invoices };
}

function invoiceSums(lines: readonly FiledInvoiceLine[]): calls.Overview['invoices'] {
  const paid = lines.filter(({ isPaid }) => isPaid);
  return {
    count: countOf(lines),
    paidCount: countOf(paid),
    total: decimalFromCents(invoicedOf(lines)),
    paid: decimalFromCents(paidInAll(lines)),
  };
}

function countOf(lines: readonly FiledInvoiceLine[]): number {
  return lines.reduce((sum, { count }) => sum + count, 0);
}
