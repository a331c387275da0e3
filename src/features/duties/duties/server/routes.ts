import { type Day, dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import { answerDutyQuestions, listDuties, updateDuty } from '#/features/duties/duties/contract';
import { findDuties } from '#/features/duties/duties/rules/find-duties';
import { readDutyFacts } from '#/features/duties/duties/server/facts-store';
import { readDuties } from '#/features/duties/duties/server/read-duties';
import * as signings from '#/features/duties/duties/server/signing-store';
import { saveAnswers, saveState } from '#/features/duties/duties/server/store';
import { getSigning, updateSigning } from '#/features/duties/duties/signing-contract';
import { getDocument } from '#/features/work/shared/documents/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import type { Services } from '#/platform/server/services';

export function dutyRoutes({ route, db, now }: Services): void {
  const today = () => dayAt(now());

  route(listDuties, ({ project: { projectId } }) => readDuties(db, projectId, today()));

  route(answerDutyQuestions, ({ user, project: { projectId }, body }) =>
    db.transaction(async (tx) => {
      await saveAnswers(tx, { projectId, userId: user.id }, body);
      return readDuties(tx, projectId, today());
    }),
  );

  route(updateDuty, ({ user, project: { projectId }, body: { key, dueDate, ...fields } }) =>
    db.transaction(async (tx) => {
      if (fields.documentId) await getDocument(tx, projectId, fields.documentId);
      const chosen =
        dueDate === undefined ? {} : { dueDate, insteadOf: await countedDay(tx, projectId, key, today()) };
      await saveState(tx, { projectId, userId: user.id }, key, { ...fields, ...chosen });
      return readDuties(tx, projectId, today());
    }),
  );

  route(getSigning, ({ project: { projectId }, params }) => signings.getSigning(db, projectId, params.id));

  route(updateSigning, ({ user, project: { projectId }, params, body }) =>
    db.transaction(async (tx) => {
      if (body.day > today()) {
        const message = 'Deze dag moet nog komen. Vul de dag in waarop u tekende.';
        throw new AppError('invalid', message, [{ path: 'day', message }]);
      }
      await signings.saveSigning(tx, { projectId, userId: user.id }, params.id, body);
      return signings.getSigning(tx, projectId, params.id);
    }),
  );
}

/** The day that follows from the facts alone. */
async function countedDay(tx: Database, projectId: number, key: string, today: Day): Promise<Day | null> {
  const found = findDuties(await readDutyFacts(tx, projectId, today));
  return found.find((each) => each.key === key)?.dueDate ?? null;
}
