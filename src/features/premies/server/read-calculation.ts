import type { z } from 'zod';
import { AppError } from '#/core/errors';
import type { calculationFields } from '#/features/premies/contract';
import { missingInputs } from '#/features/premies/rules/draft-changes';
import { findRuleTable, type RuleTable, ruleTables } from '#/features/premies/rules/rule-table';
import { calculationFrom, reasonNotToSave } from '#/features/premies/rules/saved-calculation';
import { simulate } from '#/features/premies/rules/simulate';
import type { NewCalculation } from '#/features/premies/server/store';

/** A total is never taken from a browser that also says what it is made of. */
export function readCalculation(
  { input, ruleTable, ...fields }: z.output<typeof calculationFields>,
  rulesToday: RuleTable,
): NewCalculation {
  const table = ruleTable ? findRuleTable(ruleTables, ruleTable) : rulesToday;
  if (!table) throw new AppError('invalid', 'We kennen de premieregels van deze berekening niet.');
  if (!input) return { ...fields, input: null, ruleTable: ruleTable ? table.id : null };
  const reason = reasonNotToSave(simulate(input, table), missingInputs(input));
  if (reason !== undefined) throw new AppError('invalid', reason);
  return calculationFrom(input, table);
}
