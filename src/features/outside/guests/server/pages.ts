import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Call, defineBrowserRoute } from '#/core/call';
import { AppError } from '#/core/errors';
import {
  answerTask as answerCall,
  handInPaper,
  handInPhoto,
  repairPoint as repairCall,
  taskAnswer,
} from '#/features/outside/guests/contract';
import { answerTask, type Guest, handIn, repairPoint } from '#/features/outside/guests/server/deeds';
import { guestPageHtml } from '#/features/outside/guests/server/page-html';
import { askedBy, readGuestPage } from '#/features/outside/guests/server/read-page';
import { outsiderOf } from '#/features/outside/links/server/shared/outsider';
import { writeAsGuest } from '#/features/outside/messages/contract';
import { writeAsContact } from '#/features/outside/messages/server/shared/write-as-contact';
import { linkPaths } from '#/features/outside/shared/links/contract';
import { refusedPage, sendPage, tokenOf } from '#/features/outside/shared/links/server/refused-page';
import type { KeptFile } from '#/platform/server/database/stores/file-store';
import { longTimeoutMs } from '#/platform/server/http/request-timeout';
import { receiveUpload } from '#/platform/server/http/upload';
import type { HandedInAs } from '#/platform/server/ports/guests';
import type { Services } from '#/platform/server/services';
import { sendInline } from '#/platform/server/storage/send-inline';

const who = { link: 'guest' } as const;
const path = linkPaths.guest;

/** What a page says once a form was sent, by the word in its address. */
const doneWords: Readonly<Record<string, string>> = {
  antwoord: 'Uw antwoord is verstuurd.',
  papier: 'Het papier is afgegeven.',
  foto: 'De foto is afgegeven.',
  bericht: 'Uw bericht is verstuurd.',
  hersteld: 'Het punt is als hersteld gemeld. De bouwheer kijkt het na.',
};

/** The same limits as the call that does the same. */
const limitOf = ({ limit }: Pick<Call, 'limit'>) => (limit ? { limit } : {});

/** For people: the page behind the link, with forms that work without a script. */
export function guestPages(services: Services): void {
  const { browserRoute, db, files, guests, config } = services;

  const guestOf = (request: FastifyRequest) => outsiderOf(db, request);

  async function findPhoto(link: Guest['link'], id: number): Promise<KeptFile | undefined> {
    for (const { findPhoto: find } of guests) {
      const file = await find?.(db, askedBy(link), id);
      if (file) return file;
    }
    return undefined;
  }

  async function show(request: FastifyRequest, reply: FastifyReply, more: { done?: string; fault?: string }) {
    const { link } = await guestOf(request);
    const page = await readGuestPage(services, link);
    return sendPage(reply, guestPageHtml(page, { token: tokenOf(request), ...more }));
  }

  /** What was wrong is said on the page itself, which has everything else still. */
  function formRoute(
    route: Parameters<typeof defineBrowserRoute>[0],
    done: string,
    act: (request: FastifyRequest, guest: Guest) => Promise<unknown>,
  ): void {
    browserRoute(
      defineBrowserRoute(route),
      async (request, reply) => {
        try {
          await act(request, await guestOf(request));
        } catch (error) {
          if (!(error instanceof AppError) || error.code === 'not_found' || error.status >= 500) throw error;
          return show(request, reply.code(error.status), { fault: error.message });
        }
        return reply.redirect(`${path.replace(':token', tokenOf(request))}?gedaan=${done}`, 303);
      },
      refusedPage,
    );
  }

  browserRoute(
    defineBrowserRoute({ method: 'GET', path, who }),
    (request, reply) => {
      const { gedaan = '' } = request.query as { gedaan?: string };
      return show(request, reply, { done: doneWords[gedaan] ?? '' });
    },
    refusedPage,
  );

  formRoute(
    { method: 'POST', path: `${path}/tasks/:id`, who, ...limitOf(answerCall) },
    'antwoord',
    async (request, guest) => {
      const said = taskAnswer.safeParse(request.body ?? {});
      if (!said.success) throw new AppError('invalid', said.error.issues[0]?.message);
      return answerTask(services, guest, { taskId: Number(request.visitor.params.id), fields: said.data });
    },
  );

  const handedIn = { papers: [handInPaper, 'papier'], photos: [handInPhoto, 'foto'] } as const;
  for (const as of ['papers', 'photos'] satisfies HandedInAs[]) {
    const [call, done] = handedIn[as];
    const { upload, body } = call;
    if (!upload || !body) continue;
    const route = { method: 'POST', path: `${path}/${as}`, who, upload, timeoutMs: longTimeoutMs } as const;
    formRoute({ ...route, ...limitOf(call) }, done, async (request, guest) => {
      const { fields, file } = await receiveUpload(request, upload, files.incoming);
      if (!file) throw new AppError('invalid', 'Kies eerst een bestand.');
      return files.keepFor(file, (kept) => {
        const said = handInPaper.body?.safeParse(fields);
        const requestId = said?.success ? said.data.requestId : null;
        return handIn(services, guest, { as, file: kept, sentName: file.name, requestId }, (work) =>
          db.transaction(work),
        );
      });
    });
  }

  formRoute(
    {
      ...{ method: 'POST', path: `${path}/points/:id`, who, timeoutMs: longTimeoutMs },
      ...{ ...limitOf(repairCall), ...(repairCall.upload && { upload: repairCall.upload }) },
    },
    'hersteld',
    async (request, guest) => {
      const { upload, body } = repairCall;
      if (!upload || !body) return;
      const { fields, file } = await receiveUpload(request, upload, files.incoming);
      const said = body.safeParse(fields);
      if (!said.success) throw new AppError('invalid', said.error.issues[0]?.message);
      const point = { pointId: Number(request.visitor.params.id), note: said.data.note };
      if (!file) return repairPoint(services, guest, { ...point, photo: undefined });
      return files.keepFor(file, (kept) =>
        repairPoint(services, guest, { ...point, photo: { file: kept, sentName: file.name } }),
      );
    },
  );

  formRoute(
    { method: 'POST', path: `${path}/messages`, who, ...limitOf(writeAsGuest) },
    'bericht',
    async (request, { link, as }) => {
      const said = writeAsGuest.body?.safeParse(request.body ?? {});
      if (!said?.success) throw new AppError('invalid', said?.error.issues[0]?.message);
      const { text } = said.data;
      return db.transaction((tx) =>
        writeAsContact(tx, { link, text, as, sendsMail: config.mail.kind === 'smtp' }),
      );
    },
  );

  browserRoute(
    defineBrowserRoute({ method: 'GET', path: `${path}/photos/:id`, who }),
    async (request, reply) => {
      const { link } = await guestOf(request);
      const file = await findPhoto(link, Number(request.visitor.params.id));
      const content = file && (await files.readForOutsiders(file));
      if (!file || !content) throw new AppError('not_found', 'Deze foto is er niet meer.');
      return sendInline(reply, file, content);
    },
    refusedPage,
  );
}
