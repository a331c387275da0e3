import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { defineBrowserRoute } from '#/core/call';
import { day, dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import * as calls from '#/features/folder/folder/links-contract';
import { folderArchive } from '#/features/folder/folder/server/archive';
import { folderLetterJob } from '#/features/folder/folder/server/letter';
import { addFolderLink, listFolderLinks } from '#/features/folder/folder/server/links-store';
import { readShared, readSharedFolder, readSharedParts } from '#/features/folder/folder/server/shared-folder';
import { sharedFolderHtml } from '#/features/folder/folder/server/shared-page';
import { linkPaths, mostDays } from '#/features/outside/links/contract';
import { endOfDay, untilOf } from '#/features/outside/links/rules/until';
import { makeKey } from '#/features/outside/links/server/shared/make-key';
import { refusedPage, sendPage, tokenOf } from '#/features/outside/links/server/shared/refused-page';
import { createLink, endLinks, findOpenLink, noteDeed } from '#/features/outside/links/server/store';
import { enqueue } from '#/platform/server/database/stores/enqueue-store';
import { unknownLink } from '#/platform/server/http/hooks/link';
import { longTimeoutMs } from '#/platform/server/http/request-timeout';
import type { OpenedLink } from '#/platform/server/ports/links';
import type { Services } from '#/platform/server/services';
import { contentDisposition } from '#/platform/server/storage/content-disposition';
import { sendInline } from '#/platform/server/storage/send-inline';

const who = { link: 'folder' } as const;
const wrongUntil = `Kies een dag vanaf vandaag, hoogstens ${mostDays} dagen ver.`;

function linkOf(request: FastifyRequest): OpenedLink {
  const { link } = request.visitor;
  if (!link) throw new AppError('not_found', unknownLink);
  return link;
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
  const { route, browserRoute, db, files, now } = services;

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
    defineBrowserRoute({
      ...{ method: 'GET', path: `${linkPaths.folder}/files/:key`, who },
      // One page shows all pictures of a house: who scrolls through them asks for hundreds in a minute.
      limit: { max: 2_500, perSeconds: 600 },
    }),
    async (request, reply) => {
      const { entries } = await readShared(services, linkOf(request), now());
      const asked = String(request.visitor.params.key);
      const file = entries.find((entry) => entry.file?.key === asked)?.file;
      const content = file && (await files.readBare(file));
      if (!file || !content) throw new AppError('not_found', 'Dit bestand staat niet in deze map.');
      return sendInline(reply, file, content);
    },
    refusedPage,
  );

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
            return files.readBare(file);
          },
        }),
      );
    },
    refusedPage,
  );
}
