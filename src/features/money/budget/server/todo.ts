import { centsFromDecimal, totalFromDecimal } from '#/core/money';
import { budgetTodos } from '#/features/money/budget/rules/todo';
import { readBudget } from '#/features/money/budget/server/shared/read-budget';
import { readLedger } from '#/features/money/ledger/server/shared/read-ledger';
import type { TodoSource } from '#/platform/server/ports/todo';

export const budgetTodo: TodoSource = async (asked) => {
  const { budget } = await readBudget(asked.db, asked.projectId);
  return budgetTodos(
    {
      spent: totalFromDecimal(budget.totalSpent),
      renovationBudget: centsFromDecimal(budget.renovationBudget ?? '0'),
      percentage: budget.budgetUtilization,
    },
    await readLedger(asked),
  );
};
