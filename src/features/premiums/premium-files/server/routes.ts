import { defineBrowserRoute } from '#/core/call';
import { dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import { listFileFindings } from '#/features/premiums/premium-files/findings-contract';
import { premiumArchive } from '#/features/premiums/premium-files/server/archive';
import { changePremiumFile, requireInvoices } from '#/features/premiums/premium-files/server/change-file';
import * as findings from '#/features/premiums/premium-files/server/findings';
import * as proofs from '#/features/premiums/premium-files/server/proofs-store';
import { readInvoices } from '#/features/premiums/premium-files/server/read-invoices';
import * as store from '#/features/premiums/premium-files/server/store';
import { workNames } from '#/features/premiums/shared/premies/rules/works';
import * as calls from '#/features/premiums/shared/premium-files/contract';
import { proofWords } from '#/features/premiums/shared/premium-files/rules/proofs';
import { createDocument } from '#/features/work/shared/documents/server/store';
import { longTimeoutMs } from '#/platform/server/http/request-timeout';
import type { Services } from '#/platform/server/services';
import { contentDisposition } from '#/platform/server/storage/content-disposition';

const archiveRoute = defineBrowserRoute({
  method: 'GET',
  path: calls.premiumArchivePath,
  who: { right: 'read', record: 'premiumFiles' },
  limit: { max: 30, perSeconds: 600 },
  timeoutMs: longTimeoutMs,
});

const nothingGiven = 'Kies een bestand, een document of een foto, of vul in wat gevraagd wordt.';
const twoGiven = 'Kies één stuk: een bestand, een document of een foto.';

export function premiumFileRoutes(services: Services): void {
  const { route, browserRoute, db, files, recognizer, heavyWork, now } = services;
  const readerOf = (projectId: number, userId: number): proofs.Reader => ({
    projectId,
    userId,
    today: dayAt(now()),
  });

  route(calls.listPremiumFiles, ({ user, project }) =>
    store.listPremiumFiles(db, readerOf(project.projectId, user.id)),
  );

  route(listFileFindings, ({ user, project, params }) =>
    findings.listFileFindings(db, readerOf(project.projectId, user.id), params.id, services.findGuarded),
  );

  route(calls.createPremiumFile, ({ transact, user, project: { projectId }, body }) =>
    transact(async (tx) => {
      await requireInvoices(tx, projectId, body.invoices);
      const place = { projectId, createdBy: user.id };
      const id = await store.createPremiumFile(tx, place, { ...body, wall: body.wall ?? null });
      return store.getPremiumFile(tx, readerOf(projectId, user.id), id);
    }),
  );

  route(calls.updatePremiumFile, ({ user, project: { projectId }, params, body }) =>
    db.transaction(async (tx) => {
      const reader = readerOf(projectId, user.id);
      await changePremiumFile(tx, reader, params.id, body, services.findGuarded);
      return store.getPremiumFile(tx, reader, params.id);
    }),
  );

  route(calls.removePremiumFile, ({ project, params }) =>
    db.transaction((tx) => store.removePremiumFile(tx, project.projectId, params.id)),
  );

  route(calls.readPremiumInvoices, async ({ user, project: { projectId }, params, reply }) => {
    const reader = readerOf(projectId, user.id);
    const { file } = await store.getWithSources(db, reader, params.id);
    const ids = file.invoices.map(({ invoiceId }) => invoiceId);
    const sources = await store.findInvoices(db, projectId, ids);
    const site = await store.getSite(db, projectId);
    const found = await heavyWork.run({ user, reply }, (job) =>
      readInvoices({ work: file.work, site }, [...sources.values()], { files, recognizer, job }),
    );
    return db.transaction(async (tx) => {
      await store.updatePremiumFile(tx, projectId, params.id, { readInvoices: found });
      return store.getPremiumFile(tx, reader, params.id);
    });
  });

  route(calls.addPremiumProof, ({ transact, user, project: { projectId }, params, body, file }) =>
    transact(async (tx) => {
      const reader = readerOf(projectId, user.id);
      const { kind, note } = body;
      const given = [file, body.documentId, body.photoId].filter(Boolean).length;
      if (given === 0 && !note) throw new AppError('invalid', nothingGiven);
      if (given > 1) throw new AppError('invalid', twoGiven);
      for (const path of ['documentId', 'photoId'] as const)
        await proofs.requirePaper(tx, projectId, path, body[path]);
      const { category, label } = proofWords[kind];
      const place = { projectId, userId: user.id, limit: files.projectLimit };
      const made = file && (await createDocument(tx, place, { category, description: label }, file));
      const documentId = made?.id ?? body.documentId;
      const { photoId } = body;
      return proofs.createProof(tx, reader, {
        ...{ premiumFileId: params.id, proof: kind, note },
        ...{ documentId, photoId },
      });
    }),
  );

  route(calls.removePremiumProof, ({ project: { projectId }, params }) =>
    db.transaction((tx) => proofs.removeProof(tx, projectId, params.id)),
  );

  browserRoute(archiveRoute, async (request, reply) => {
    const { user, project, params } = request.visitor;
    if (!user || !project) throw new AppError('not_found');
    const reader = readerOf(project.projectId, user.id);
    const { file, sources } = await store.getWithSources(db, reader, Number(params.id));
    const name = `Premiedossier ${workNames[file.work]} ${reader.today}.zip`;
    reply.headers({
      'content-type': 'application/zip',
      'content-disposition': contentDisposition(name, 'attachment'),
      'cache-control': 'private, no-store',
    });
    return reply.send(await premiumArchive({ file, sources, files, madeAt: now() }));
  });
}
