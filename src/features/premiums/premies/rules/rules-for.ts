import type { Day } from '#/core/day';
import { AppError } from '#/core/errors';
import {
  applicationDayProblem,
  findRulesOn,
  knownDays,
  type RuleTable,
  specificationTable,
} from '#/features/premiums/premies/rules/rule-table';

/** While a day is being typed that no rules are known for, those of the first or last known day are shown. */
export function rulesNear(on: Day): RuleTable {
  const { first, last } = knownDays();
  return rulesFor(on < first ? first : on > last ? last : on);
}

/** The rules of the day on which one applies; without a day those of the specification. */
export function rulesFor(on: Day | undefined): RuleTable {
  if (on === undefined) return specificationTable();
  const table = findRulesOn(on);
  if (!table) throw new AppError('invalid', applicationDayProblem(on));
  return table;
}
