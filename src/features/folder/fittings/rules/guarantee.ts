import { addMonthsTo, addYearsTo, type Day } from '#/core/day';
import type { Grade } from '#/core/grade';

type Ground = { text: string; grade: Grade; source: string };

const legalYears = 2;

/** What the law gives on goods; a longer guarantee of the maker stands beside it. */
export const legalGround: Ground = {
  text: 'Op goederen geldt twee jaar wettelijke waarborg vanaf de levering. Gaf de fabrikant of verkoper langer? Vul dan die dag in.',
  grade: 'A',
  source: 'belgium.be',
};

export function legalGuaranteeUntil(deliveredOn: Day): Day {
  return addYearsTo(deliveredOn, legalYears);
}

/** A sentence where the days contradict each other. */
export function wrongDays({
  deliveredOn,
  guaranteeUntil,
}: {
  deliveredOn: string | null;
  guaranteeUntil: string | null;
}): string | undefined {
  return deliveredOn !== null && guaranteeUntil !== null && guaranteeUntil < deliveredOn
    ? 'De waarborg kan niet eindigen voor de levering.'
    : undefined;
}

type Maintained = {
  deliveredOn: Day | null;
  lastMaintained: Day | null;
  maintainEveryMonths: number | null;
};

/** Counted from the last time, or from the delivery where there was none yet. */
export function nextMaintenanceOf({
  deliveredOn,
  lastMaintained,
  maintainEveryMonths,
}: Maintained): Day | null {
  const from = lastMaintained ?? deliveredOn;
  return from !== null && maintainEveryMonths !== null ? addMonthsTo(from, maintainEveryMonths) : null;
}
