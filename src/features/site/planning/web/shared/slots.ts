import type { ComponentType } from 'react';
import type { Day } from '#/core/day';
import type { Role } from '#/core/rights';
import { defineSlot } from '#/platform/web/slots';

export type PlanningView = { projectId: number; role: Role; today: Day };

/** The view 'Termijnen' of the planning. */
export const planningDeadlines = defineSlot<ComponentType<PlanningView>>('planning deadlines');
