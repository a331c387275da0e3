import type { Day } from '#/core/day';
import { AppError } from '#/core/errors';
import {
  applicationDayProblem,
  findRulesOn,
  type RuleTable,
  specificationTable,
} from '#/features/premies/rules/rule-table';

/** The rules of the day on which one applies; without a day those of the specification. */
export function rulesFor(on: Day | undefined): RuleTable {
  if (on === undefined) return specificationTable();
  const table = findRulesOn(on);
  if (!table) throw new AppError('invalid', applicationDayProblem(on));
  return table;
}
