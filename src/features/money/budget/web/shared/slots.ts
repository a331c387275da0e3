import type { ComponentType } from 'react';
import { defineSlot } from '#/platform/web/slots';

type BudgetPart = {
  projectId: number;
  /** Left out for who may not change it. */
  onPremiumMonths?: ((months: number) => void) | undefined;
};

/** Below the chart of the budget. */
export const budgetCards = defineSlot<ComponentType<BudgetPart>>('budget cards');
