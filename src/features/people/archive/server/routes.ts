import type { Readable } from 'node:stream';
import { confirmDownloadPath } from '#/core/address-marks';
import { defineBrowserRoute } from '#/core/call';
import { AppError } from '#/core/errors';
import { product } from '#/core/product';
import { importProject, projectArchivePath } from '#/features/people/archive/contract';
import { withArchive } from '#/features/people/archive/server/open-archive';
import { addProjectFolder } from '#/features/people/archive/server/shared/project-folder';
import { type ReadProject, readProject } from '#/features/people/archive/server/shared/read-project-store';
import { sourcesOf, writeProject } from '#/features/people/archive/server/write-project-store';
import { longTimeoutMs } from '#/platform/server/http/request-timeout';
import { isFresh, isOfBrowser, requireFresh } from '#/platform/server/identity/freshness';
import type { Services } from '#/platform/server/services';
import { contentDisposition } from '#/platform/server/storage/content-disposition';
import { createZipStream } from '#/platform/server/storage/zip-stream';

const archiveRoute = defineBrowserRoute({
  method: 'GET',
  path: projectArchivePath,
  who: { right: 'manage' },
  limit: {
    max: 20,
    perSeconds: 3_600,
    message: 'U heeft dit archief het voorbije uur al enkele keren gedownload. Probeer het later opnieuw.',
  },
  timeoutMs: longTimeoutMs,
});

const readMe = `Dit is een project uit ${product.name}, helemaal.

overzicht.xlsx  alles in tabellen, voor Excel of LibreOffice; een status zoals hij vandaag leest
gegevens.json   hetzelfde, voor een ander programma en om er elders weer een project van te maken
schema.json     hoe gegevens.json in elkaar zit (JSON Schema)
bestanden/      offertes, facturen, documenten en foto's zoals ze opgeladen zijn

Bedragen staan er als tekst met een punt ('1234.50'), dagen als 2026-03-01.
Wie er meewerkte, het logboek en links naar buiten gaan niet mee.
Weer inlezen: kies in ${product.name} bij uw account voor 'Project inlezen'.
`;

export function archiveRoutes(services: Services): void {
  const { route, browserRoute, db, files, now } = services;

  browserRoute(archiveRoute, async (request, reply) => {
    const { session, project } = request.visitor;
    if (!project) throw new AppError('not_found');
    if (!isFresh(session, now()) && isOfBrowser(request)) return reply.redirect(confirmDownloadPath, 302);
    requireFresh(session, now());
    const read = await db.transaction((tx) => readProject(tx, { projectId: project.projectId }), {
      ...{ isolationLevel: 'repeatable read', accessMode: 'read only' },
    });
    const name = `${product.name} ${read.project.name} ${now().toISOString().slice(0, 10)}.zip`;
    reply.headers({
      'content-type': 'application/zip',
      'content-disposition': contentDisposition(name, 'attachment'),
      'cache-control': 'private, no-store',
    });
    return reply.send(await archiveOf(services, read));
  });

  route(importProject, async ({ user, file, transact }) =>
    withArchive(file.path, files.projectLimit, (archive) =>
      files.keepReadFor(sourcesOf(archive), (kept) =>
        transact((tx) =>
          writeProject(tx, { data: archive.data, kept, ownerId: user.id, limit: files.projectLimit }),
        ),
      ),
    ),
  );
}

async function archiveOf({ files, now, records, words }: Services, read: ReadProject): Promise<Readable> {
  const zip = createZipStream(files, now());
  zip.addBytes('LEESMIJ.txt', Buffer.from(readMe));
  await addProjectFolder(zip, '', read, { records, words, madeAt: now(), isPart: false });
  zip.end();
  return zip.output;
}
