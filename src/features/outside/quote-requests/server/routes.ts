import { defineBrowserRoute } from '#/core/call';
import { AppError } from '#/core/errors';
import { fileKinds } from '#/core/files';
import * as calls from '#/features/outside/quote-requests/contract';
import * as outside from '#/features/outside/quote-requests/outside-contract';
import { handInPrices } from '#/features/outside/quote-requests/server/hand-in';
import { listPdf, listWorkbook } from '#/features/outside/quote-requests/server/list-files';
import { findNameOfProject } from '#/features/outside/quote-requests/server/names-store';
import { readPriceRequest } from '#/features/outside/quote-requests/server/opened';
import * as deeds from '#/features/outside/quote-requests/server/outside-deeds';
import * as owner from '#/features/outside/quote-requests/server/owner-deeds';
import { outsidePages } from '#/features/outside/quote-requests/server/pages';
import { readRequest } from '#/features/outside/quote-requests/server/read-request';
import * as store from '#/features/outside/quote-requests/server/store';
import { findMemberName } from '#/features/outside/shared/links/server/member-of';
import { getUsableContacts } from '#/features/work/shared/contacts/server/store';
import { disconnectSignal } from '#/platform/server/http/disconnect-signal';
import type { Services } from '#/platform/server/services';
import { contentDisposition } from '#/platform/server/storage/content-disposition';

export function quoteRequestRoutes(services: Services): void {
  // Before the server listens: what it has to close later is told now.
  services.sheetReaderOf(services);
  ownerRoutes(services);
  outsideRoutes(services);
  listRoutes(services);
  outsidePages(services);
}

function ownerRoutes(services: Services): void {
  const { route, db, now } = services;

  route(calls.listQuoteRequests, ({ project }) => store.listRequests(db, project));

  route(calls.getQuoteRequest, ({ project, params }) => readRequest(db, services, project, params.id));

  route(calls.createQuoteRequest, ({ transact, user, project: { projectId }, body }) =>
    transact(async (tx) => {
      owner.requireComing(body.until, now());
      await getUsableContacts(tx, { userId: user.id, projectId }, body.contactIds);
      const id = await store.createRequest(tx, { projectId, createdBy: user.id }, body);
      return readRequest(tx, services, { projectId }, id);
    }),
  );

  route(calls.updateQuoteRequest, ({ user, project: { projectId }, params, body }) =>
    db.transaction(async (tx) => {
      await owner.changeRequest(tx, services, { userId: user.id, projectId, id: params.id }, body);
      return readRequest(tx, services, { projectId }, params.id);
    }),
  );

  route(calls.removeQuoteRequest, ({ project, params }) =>
    db.transaction((tx) => store.removeRequest(tx, project, params.id)),
  );

  route(calls.sendQuoteRequest, ({ user, project: { projectId }, params, body }) =>
    db.transaction((tx) =>
      owner.sendRequest(tx, services, { userId: user.id, projectId, id: params.id }, body.contactIds),
    ),
  );

  route(calls.addAddendum, ({ user, project: { projectId }, params, body }) =>
    db.transaction(async (tx) => {
      await owner.addAddendum(tx, services, { userId: user.id, projectId, id: params.id }, body);
      return readRequest(tx, services, { projectId }, params.id);
    }),
  );

  route(calls.answerQuestion, ({ user, project: { projectId }, params, body }) =>
    db.transaction(async (tx) => {
      await owner.answerQuestion(tx, services, { userId: user.id, projectId, id: params.id }, body);
      return readRequest(tx, services, { projectId }, params.id);
    }),
  );

  route(calls.closeQuoteRequest, ({ project: { projectId }, params }) =>
    db.transaction(async (tx) => {
      await owner.closeRequest(tx, { projectId, id: params.id });
      return readRequest(tx, services, { projectId }, params.id);
    }),
  );
}

function outsideRoutes(services: Services): void {
  const { route, db } = services;

  route(outside.getPriceRequest, ({ link }) => readPriceRequest(services, link));

  route(outside.savePrices, ({ link, body }) => deeds.saveDraft(services, { link, as: null }, body));

  route(outside.submitPrices, async ({ link, body, request }) => {
    const as = await findMemberName(db, request, link.projectId);
    await deeds.submitPrices(services, { link, as }, body);
    return readPriceRequest(services, link);
  });

  route(outside.declinePrices, async ({ link, body, request }) => {
    const as = await findMemberName(db, request, link.projectId);
    await deeds.declinePrices(services, { link, as }, body.note);
    return readPriceRequest(services, link);
  });

  route(outside.askQuestion, async ({ link, body, request, transact }) => {
    const as = await findMemberName(db, request, link.projectId);
    return transact((tx) => deeds.askQuestion(tx, services, { link, as }, body.text));
  });

  route(outside.handInPrices, async ({ link, file, request, reply, transact }) => {
    const as = await findMemberName(db, request, link.projectId);
    const sentName = request.form?.sent.file?.name ?? file.name;
    const signal = disconnectSignal(reply);
    return handInPrices(services, { link, as }, { file, sentName, signal }, transact);
  });
}

/** For who won’t click: on paper, or in a workbook. */
function listRoutes({ browserRoute, db, now, offers }: Services): void {
  const kinds = { xlsx: calls.requestSheetPath, pdf: calls.requestPaperPath } as const;
  for (const kind of ['xlsx', 'pdf'] as const)
    browserRoute(
      defineBrowserRoute({
        ...{ method: 'GET', path: kinds[kind] },
        who: { right: 'read', record: 'quoteRequests' },
        token: 'read',
      }),
      async (request, reply) => {
        const { project, params } = request.visitor;
        if (!project) throw new AppError('not_found');
        const asked = await readRequest(db, { offers, now }, project, Number(params.id));
        const to = { project: await findNameOfProject(db, project.projectId) };
        const bytes = kind === 'xlsx' ? listWorkbook(asked, to) : await listPdf(asked, to, now());
        return reply
          .headers({
            'content-type': fileKinds[kind].mimeType,
            'content-disposition': contentDisposition(`Prijsvraag ${asked.title}.${kind}`, 'attachment'),
            'cache-control': 'private, no-store',
          })
          .send(Buffer.from(bytes));
      },
    );
}
