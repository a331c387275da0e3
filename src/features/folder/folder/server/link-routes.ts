import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { defineBrowserRoute } from '#/core/call';
import { day, dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import { fileKinds, isImage } from '#/core/files';
import type { FolderFile } from '#/core/folder';
import * as calls from '#/features/folder/folder/links-contract';
import { folderArchive } from '#/features/folder/folder/server/archive';
import { folderLetterJob } from '#/features/folder/folder/server/letter';
import { addFolderLink, listFolderLinks } from '#/features/folder/folder/server/links-store';
import { openFile } from '#/features/folder/folder/server/open-file';
import {
  findSharedFile,
  readSharedFolder,
  readSharedParts,
} from '#/features/folder/folder/server/shared-folder';
import { sharedFolderHtml } from '#/features/folder/folder/server/shared-page';
import { linkPaths, mostDays } from '#/features/outside/shared/links/contract';
import { endOfDay, untilOf } from '#/features/outside/shared/links/rules/until';
import { makeKey } from '#/features/outside/shared/links/server/make-key';
import { refusedPage, sendPage, tokenOf } from '#/features/outside/shared/links/server/refused-page';
import { createLink, endLinks, findOpenLink, noteDeed } from '#/features/outside/shared/links/server/store';
import { enqueue } from '#/platform/server/database/stores/enqueue-store';
import { unknownLink } from '#/platform/server/http/hooks/link';
import { longTimeoutMs } from '#/platform/server/http/request-timeout';
import type { OpenedLink } from '#/platform/server/ports/links';
import type { Services } from '#/platform/server/services';
import { contentDisposition } from '#/platform/server/storage/content-disposition';
import { drawingNames } from '#/platform/server/storage/file-storage';
import { sendInline } from '#/platform/server/storage/send-inline';

const who = { link: 'folder' } as const;
const asJpeg = ({ name }: { name: string }) => ({ name: `${name}.jpg`, mimeType: fileKinds.jpg.mimeType });
const wrongUntil = `Kies een dag vanaf vandaag, hoogstens ${mostDays} dagen ver.`;

function linkOf(request: FastifyRequest): OpenedLink {
  const { link } = request.visitor;
  if (!link) throw new AppError('not_found', unknownLink);
  return link;
}

const notHere = 'Dit bestand staat niet in deze map.';

async function getSharedFile(services: Services, request: FastifyRequest): Promise<FolderFile> {
  const file = await findSharedFile(services, linkOf(request), String(request.visitor.params.key));
  if (!file) throw new AppError('not_found', notHere);
  return file;
}

/** For the owner: who may read the folder. */
export function folderLinkRoutes({ route, db, now, publicUrl, config }: Services): void {
  const sendsMail = config.mail.kind === 'smtp';

  route(calls.listFolderLinks, ({ project }) => listFolderLinks(db, project.projectId, now().toISOString()));

  route(calls.createFolderLink, ({ user, project: { projectId }, body }) => {
    const { name, email, chapters, withAmounts, until: said } = body;
    const last = untilOf(said === undefined ? undefined : day(said), dayAt(now()));
    if (last === undefined)
      throw new AppError('invalid', wrongUntil, [{ path: 'until', message: wrongUntil }]);
    const isMailed = sendsMail && email !== null;
    return db.transaction(async (tx) => {
      const createdBy = user.id;
      const recordId = await addFolderLink(tx, { projectId, chapters, withAmounts, createdBy });
      const id = await createLink(tx, {
        ...{ projectId, purpose: 'folder', recordId, name, email, until: endOfDay(last), createdBy },
        delivery: isMailed ? 'mailed' : 'by-hand',
      });
      if (!isMailed) return { url: await makeKey(tx, { id, purpose: 'folder' }, publicUrl), isMailed };
      await enqueue(tx, folderLetterJob, { linkId: id, key: randomUUID() });
      return { url: null, isMailed };
    });
  });

  route(calls.removeFolderLink, ({ project: { projectId }, params }) =>
    db.transaction((tx) => endLinks(tx, { projectId, recordId: params.id, purpose: 'folder' }, 'revoked')),
  );
}

/** For who has the link: the folder, its files, and all of it in one ZIP. */
export function sharedFolderRoutes(services: Services): void {
  const { route, browserRoute, db, drawings, now } = services;

  route(calls.getSharedFolder, ({ link }) => readSharedFolder(services, link, now()));

  browserRoute(
    defineBrowserRoute({ method: 'GET', path: linkPaths.folder, who }),
    async (request, reply) =>
      sendPage(
        reply,
        sharedFolderHtml(await readSharedFolder(services, linkOf(request), now()), tokenOf(request)),
      ),
    refusedPage,
  );

  browserRoute(
    defineBrowserRoute({ method: 'GET', path: `${linkPaths.folder}/files/:key`, who }),
    async (request, reply) => {
      const file = await getSharedFile(services, request);
      const opened = await openFile(services, file, { link: linkOf(request), reply });
      if (!opened) throw new AppError('not_found', notHere);
      return sendInline(reply, opened.isDrawn ? asJpeg(file) : file, opened.content);
    },
    refusedPage,
  );

  for (const drawing of drawingNames) {
    browserRoute(
      defineBrowserRoute({
        ...{ method: 'GET', path: `${linkPaths.folder}/files/:key/${drawing}`, who },
        // Small ones, of which a page shows all that one scrolls past.
        limit: { max: 600, perSeconds: 60 },
        // Those that were never drawn wait for each other.
        timeoutMs: longTimeoutMs,
      }),
      async (request, reply) => {
        const file = await getSharedFile(services, request);
        if (!isImage(file.mimeType)) throw new AppError('not_found', notHere);
        const jpeg = await drawings.getForLink(file, drawing, { link: linkOf(request), reply });
        return sendInline(reply, asJpeg(file), Readable.from([Buffer.from(jpeg)]));
      },
      refusedPage,
    );
  }

  browserRoute(
    defineBrowserRoute({
      ...{ method: 'GET', path: calls.sharedArchivePath, who, timeoutMs: longTimeoutMs },
      limit: { max: 20, perSeconds: 600 },
    }),
    async (request, reply) => {
      const link = linkOf(request);
      const madeAt = now();
      const { parts, rooms, project } = await readSharedParts(services, link, madeAt);
      await db.transaction((tx) => noteDeed(tx, link.id, 'Downloadde de woningmap'));
      reply.headers({
        'content-type': 'application/zip',
        'content-disposition': contentDisposition(`Woningmap ${dayAt(madeAt)}.zip`, 'attachment'),
      });
      return reply.send(
        await folderArchive({
          ...{ project, parts, rooms, today: dayAt(madeAt), madeAt },
          read: async (file) => {
            // What was taken back meanwhile ends in the middle.
            if (!(await findOpenLink(db, { id: link.id }))) throw new AppError('not_found', unknownLink);
            return (await openFile(services, file, { link, reply }))?.content;
          },
        }),
      );
    },
    refusedPage,
  );
}
