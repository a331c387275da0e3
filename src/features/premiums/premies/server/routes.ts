import { dayAt } from '#/core/day';
import * as calls from '#/features/premiums/premies/contract';
import { rulesFor } from '#/features/premiums/premies/rules/rules-for';
import { simulate } from '#/features/premiums/premies/rules/simulate';
import { readCalculation } from '#/features/premiums/premies/server/read-calculation';
import * as store from '#/features/premiums/premies/server/store';
import * as subsidyTypes from '#/features/work/shared/server/subsidy-type-store';
import { listSubsidyTypes } from '#/features/work/shared/subsidy-types';
import type { Services } from '#/platform/server/services';

export function premieRoutes({ route, db, now }: Services): void {
  route(listSubsidyTypes, () => subsidyTypes.listSubsidyTypes(db));

  route(calls.initSubsidyTypes, async () => {
    await subsidyTypes.addSubsidyTypes(db, calls.subsidyTypeNames);
    return subsidyTypes.listSubsidyTypes(db);
  });

  route(calls.simulatePremium, ({ body }) => simulate(body, rulesFor(body.aanvraagdatum)));

  route(calls.listCalculations, ({ project }) => store.listCalculations(db, project.projectId));

  route(calls.createCalculation, ({ transact, user, project, body }) => {
    const { insteadOf, ...fields } = body;
    const calculation = readCalculation(fields);
    const place = { projectId: project.projectId, createdBy: user.id };
    return transact(async (tx) => {
      await store.leaveOutCalculations(tx, project.projectId, insteadOf);
      return store.createCalculation(tx, place, calculation);
    });
  });

  route(calls.updateCalculation, ({ project, params, body }) =>
    db.transaction((tx) => store.updateCalculation(tx, project.projectId, params.id, body)),
  );

  route(calls.removeCalculation, ({ project, params }) =>
    db.transaction((tx) => store.removeCalculation(tx, project.projectId, params.id)),
  );

  route(calls.getEligibleCosts, ({ project }) => store.getEligibleCosts(db, project.projectId, dayAt(now())));
}
