import * as calls from '#/features/outside/guests/contract';
import { decideAnswer } from '#/features/outside/guests/server/decide-answer';
import { answerTask, handIn, repairPoint } from '#/features/outside/guests/server/deeds';
import { guestPages } from '#/features/outside/guests/server/pages';
import { readGuestPage } from '#/features/outside/guests/server/read-page';
import { listAnswers } from '#/features/outside/guests/server/store';
import { findMemberName } from '#/features/outside/shared/links/server/member-of';
import type { Services } from '#/platform/server/services';

export function guestRoutes(services: Services): void {
  const { route, db } = services;

  route(calls.getGuestPage, ({ link }) => readGuestPage(services, link));

  route(calls.answerTask, async ({ link, params, body, request }) => {
    const as = await findMemberName(db, request, link.projectId);
    return answerTask(services, { link, as }, { taskId: params.id, fields: body });
  });

  route(calls.handInPaper, async ({ link, file, body: { requestId }, request, transact }) => {
    const as = await findMemberName(db, request, link.projectId);
    const sentName = request.form?.sent.file?.name ?? file.name;
    return handIn(services, { link, as }, { as: 'papers', file, sentName, requestId }, transact);
  });

  route(calls.handInPhoto, async ({ link, file, request, transact }) => {
    const as = await findMemberName(db, request, link.projectId);
    const sentName = request.form?.sent.file?.name ?? file.name;
    return handIn(services, { link, as }, { as: 'photos', file, sentName, requestId: null }, transact);
  });

  route(calls.repairPoint, async ({ link, params, body: { note }, file, request }) => {
    const as = await findMemberName(db, request, link.projectId);
    const photo = file && { file, sentName: request.form?.sent.file?.name ?? file.name };
    return repairPoint(services, { link, as }, { pointId: params.id, note, photo });
  });

  route(calls.listTaskAnswers, ({ project }) => listAnswers(db, project.projectId));

  route(calls.decideTaskAnswer, ({ project, params, body }) =>
    db.transaction((tx) =>
      decideAnswer(tx, services, { projectId: project.projectId, id: params.id, ...body }),
    ),
  );

  guestPages(services);
}
