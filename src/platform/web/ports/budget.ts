import type { ComponentType } from 'react';
import { defineSlot } from '#/platform/web/slots';

type BudgetPart = {
  projectId: number;
  /** Left out for who may not change it. */
  onPremiumMonths?: ((months: number) => void) | undefined;
};

/** What makes the cash plan: a tab of its own. */
export const budgetCards = defineSlot<ComponentType<BudgetPart>>('budget cards');
