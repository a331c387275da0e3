import { centsFromDecimal, totalFromDecimal } from '#/core/money';
import { budgetTodos } from '#/features/money/budget/rules/todo';
import { readBudget } from '#/features/money/budget/server/shared/read-budget';
import type { TodoSource } from '#/platform/server/ports/todo';

export const budgetTodo: TodoSource = async ({ db, projectId }) => {
  const { budget } = await readBudget(db, projectId);
  return budgetTodos({
    spent: totalFromDecimal(budget.totalSpent),
    renovationBudget: centsFromDecimal(budget.renovationBudget ?? '0'),
    percentage: budget.budgetUtilization,
  });
};
