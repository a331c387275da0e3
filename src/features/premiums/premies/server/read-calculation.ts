import type { z } from 'zod';
import { AppError } from '#/core/errors';
import type { calculationFields } from '#/features/premiums/premies/contract';
import { missingInputs } from '#/features/premiums/premies/rules/draft-changes';
import { findRuleTable, ruleTables, specificationTable } from '#/features/premiums/premies/rules/rule-table';
import { rulesFor } from '#/features/premiums/premies/rules/rules-for';
import { calculationFrom, reasonNotToSave } from '#/features/premiums/premies/rules/saved-calculation';
import { simulate } from '#/features/premiums/premies/rules/simulate';
import type { NewCalculation } from '#/features/premiums/premies/server/store';

/** A total is never taken from a browser that also says what it is made of. */
export function readCalculation({
  input,
  ruleTable,
  ...fields
}: Omit<z.output<typeof calculationFields>, 'insteadOf'>): NewCalculation {
  const known = ruleTable ? findRuleTable(ruleTables, ruleTable) : specificationTable();
  // The day in the input decides: a table that the sender names beside it can only be the same or wrong.
  const table = input?.aanvraagdatum ? rulesFor(input.aanvraagdatum) : known;
  if (!known || !table) throw new AppError('invalid', 'We kennen de premieregels van deze berekening niet.');
  if (!input) return { ...fields, input: null, ruleTable: ruleTable ? table.id : null };
  const reason = reasonNotToSave(simulate(input, table), missingInputs(input, table), table);
  if (reason !== undefined) throw new AppError('invalid', reason);
  return { ...calculationFrom(input, table), counts: fields.counts };
}
