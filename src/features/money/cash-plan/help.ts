import type { FigureHelp } from '#/core/help';
import { lowestWords } from '#/features/money/cash-plan/rules/plan';

export const cashPlanHelp: FigureHelp = { on: '/budget', figures: [lowestWords] };
