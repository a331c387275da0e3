import type { Day } from '#/core/day';
import { findRulesOn, specificationTable } from '#/features/premiums/premies/rules/rule-table';
import { calculationFrom } from '#/features/premiums/premies/rules/saved-calculation';
import { premieInput } from '#/features/premiums/premies/server/example/premie';
import { createCalculation } from '#/features/premiums/premies/server/store';
import { listSubsidyTypes } from '#/features/work/shared/server/subsidy-type-store';
import type { ExamplePart } from '#/platform/server/ports/example';

/** Others refer to what there are premiums for by its name. */
export const premiesExample: ExamplePart = {
  write: async ({ db, projectId, ownerId, today }) => {
    await createCalculation(db, { projectId, createdBy: ownerId }, calculationToday(today));
    const types = await listSubsidyTypes(db);
    return Object.fromEntries(types.map(({ id, name }) => [name, id]));
  },
};

/** By the rules of the day; where those are not known yet, by those of the specification. */
function calculationToday(today: Day) {
  const table = findRulesOn(today);
  return table
    ? calculationFrom({ ...premieInput, aanvraagdatum: today }, table)
    : calculationFrom(premieInput, specificationTable());
}
