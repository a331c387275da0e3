import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Call, defineBrowserRoute } from '#/core/call';
import { AppError } from '#/core/errors';
import { fileKinds } from '#/core/files';
import { outsiderOf } from '#/features/outside/links/server/shared/outsider';
import * as outside from '#/features/outside/quote-requests/outside-contract';
import {
  cellFaults,
  readTyped,
  type TypedPrices,
  typedInForm,
  typedOf,
} from '#/features/outside/quote-requests/rules/form-prices';
import { handInPrices } from '#/features/outside/quote-requests/server/hand-in';
import { listPdf, listWorkbook } from '#/features/outside/quote-requests/server/list-files';
import { openRequest, readPriceRequest } from '#/features/outside/quote-requests/server/opened';
import * as deeds from '#/features/outside/quote-requests/server/outside-deeds';
import { pricesPageHtml, type Shown, scriptPath } from '#/features/outside/quote-requests/server/page-html';
import { pricesScript } from '#/features/outside/quote-requests/server/prices-script';
import { linkPaths } from '#/features/outside/shared/links/contract';
import { refusedPage, sendPage, tokenOf } from '#/features/outside/shared/links/server/refused-page';
import { findDocumentFile } from '#/features/work/shared/documents/server/store';
import { disconnectSignal } from '#/platform/server/http/disconnect-signal';
import { longTimeoutMs } from '#/platform/server/http/request-timeout';
import { receiveUpload } from '#/platform/server/http/upload';
import type { Services } from '#/platform/server/services';
import { contentDisposition } from '#/platform/server/storage/content-disposition';
import { sendInline } from '#/platform/server/storage/send-inline';

const who = { link: 'price-request' } as const;
const path = linkPaths['price-request'];

/** What a page says once a form was sent, by the word in its address. */
const doneWords: Readonly<Record<string, string>> = {
  bewaard: 'Bewaard. U kunt hier later verder.',
  ingediend: 'Uw prijs is ingediend.',
  vraag: 'Uw vraag is verstuurd.',
  geen: 'Bedankt om het te laten weten.',
  gelezen: 'De lijst is ingelezen. Kijk de prijzen na en dien ze dan in.',
};

const limitOf = ({ limit }: Pick<Call, 'limit'>) => (limit ? { limit } : {});

/** For people: the page behind the link, with forms that work without a script. */
export function outsidePages(services: Services): void {
  const { browserRoute, db, files, guests, now } = services;

  const contractorOf = (request: FastifyRequest) => outsiderOf(db, request);

  type More = Partial<Omit<Shown, 'token'>>;

  async function show(request: FastifyRequest, reply: FastifyReply, more: More) {
    const { link } = await contractorOf(request);
    const page = await readPriceRequest(services, link);
    const typed = more.typed ?? typedOf(page.items, page.draft);
    return sendPage(
      reply,
      pricesPageHtml(page, { faults: new Map(), ...more, typed, token: tokenOf(request) }),
    );
  }

  const isTold = (error: unknown): error is AppError =>
    error instanceof AppError && error.code !== 'not_found' && error.status < 500;

  /** What was wrong is said on the page itself, with what was typed still in it. */
  function formRoute(
    route: Parameters<typeof defineBrowserRoute>[0],
    act: (request: FastifyRequest, reply: FastifyReply) => Promise<string | More>,
  ): void {
    browserRoute(
      defineBrowserRoute(route),
      async (request, reply) => {
        try {
          const done = await act(request, reply);
          if (typeof done !== 'string') return show(request, reply.code(400), done);
          return reply.redirect(`${path.replace(':token', tokenOf(request))}?gedaan=${done}`, 303);
        } catch (error) {
          if (!isTold(error)) throw error;
          return show(request, reply.code(error.status), { fault: error.message });
        }
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

  /** Saved first, so that nothing typed is lost where handing in is refused. */
  async function saveForm(request: FastifyRequest): Promise<string | More> {
    const contractor = await contractorOf(request);
    const form = (request.body ?? {}) as Record<string, unknown>;
    const { items } = (await openRequest(db, contractor.link)).request;
    const typed: TypedPrices = typedInForm(items, form);
    const read = readTyped(typed, Number(form.version) || 0);
    if (!read.ok) return { typed, faults: read.faults, fault: read.message };
    try {
      const { version } = await deeds.saveDraft(services, contractor, read.draft);
      if (form.do !== 'submit') return 'bewaard';
      const said = outside.submitPrices.body?.safeParse({ version, name: form.name });
      if (!said?.success) return { fault: said?.error.issues[0]?.message ?? '' };
      await deeds.submitPrices(services, contractor, said.data);
      return 'ingediend';
    } catch (error) {
      if (!isTold(error)) throw error;
      // Of what another device typed meanwhile nothing is overwritten: it is shown.
      if (error.code !== 'invalid') return { fault: error.message };
      const faults = cellFaults(error.errors ?? [], read.draft.lines);
      return { typed, faults, fault: error.message };
    }
  }

  formRoute({ method: 'POST', path, who, ...limitOf(outside.savePrices) }, saveForm);

  formRoute(
    { method: 'POST', path: `${path}/decline`, who, ...limitOf(outside.declinePrices) },
    async (request) => {
      const said = outside.declinePrices.body?.safeParse(request.body ?? {});
      if (!said?.success) throw new AppError('invalid', said?.error.issues[0]?.message);
      await deeds.declinePrices(services, await contractorOf(request), said.data.note);
      return 'geen';
    },
  );

  formRoute(
    { method: 'POST', path: `${path}/questions`, who, ...limitOf(outside.askQuestion) },
    async (request) => {
      const said = outside.askQuestion.body?.safeParse(request.body ?? {});
      if (!said?.success) throw new AppError('invalid', said?.error.issues[0]?.message);
      const contractor = await contractorOf(request);
      await db.transaction((tx) => deeds.askQuestion(tx, services, contractor, said.data.text));
      return 'vraag';
    },
  );

  const { upload } = outside.handInPrices;
  if (upload)
    formRoute(
      {
        method: 'POST',
        path: `${path}/file`,
        who,
        upload,
        timeoutMs: longTimeoutMs,
        ...limitOf(outside.handInPrices),
      },
      async (request, reply) => {
        const contractor = await contractorOf(request);
        const { file } = await receiveUpload(request, upload, files.incoming);
        if (!file) throw new AppError('invalid', 'Kies eerst een bestand.');
        const signal = disconnectSignal(reply);
        await files.keepFor(file, (kept) =>
          handInPrices(services, contractor, { file: kept, sentName: file.name, signal }, (work) =>
            db.transaction(work),
          ),
        );
        return 'gelezen';
      },
    );

  for (const kind of ['xlsx', 'pdf'] as const)
    browserRoute(
      defineBrowserRoute({ method: 'GET', path: `${path}/list.${kind}`, who }),
      async (request, reply) => {
        const { link } = await contractorOf(request);
        const { request: asked } = await openRequest(db, link);
        const page = await readPriceRequest(services, link);
        const to = { project: page.project.name, contractor: page.contact.name };
        const bytes = kind === 'xlsx' ? listWorkbook(asked, to, page.draft) : await listPdf(asked, to, now());
        return reply
          .header('content-disposition', contentDisposition(`${asked.title}.${kind}`, 'attachment'))
          .type(fileKinds[kind].mimeType)
          .send(Buffer.from(bytes));
      },
      refusedPage,
    );

  const fileRoute = (kind: 'documents' | 'photos') =>
    browserRoute(
      defineBrowserRoute({ method: 'GET', path: `${path}/${kind}/:id`, who }),
      async (request, reply) => {
        const { link } = await contractorOf(request);
        const { request: asked } = await openRequest(db, link);
        const id = Number(request.visitor.params.id);
        const isSent = (kind === 'documents' ? asked.documentIds : asked.photoIds).includes(id);
        const { projectId } = link;
        const findPhoto = guests.flatMap((each) => each.findPhoto ?? []).at(0);
        const find = () =>
          kind === 'documents'
            ? findDocumentFile(db, projectId, id)
            : findPhoto?.(db, { projectId, contactId: link.contactId ?? 0, kind: 'architect' }, id);
        const file = isSent ? await find() : undefined;
        const content = file && (await files.readForOutsiders(file));
        if (!file || !content) throw new AppError('not_found', 'Dit bestand is er niet meer.');
        return sendInline(reply, file, content);
      },
      refusedPage,
    );
  fileRoute('documents');
  fileRoute('photos');

  browserRoute(defineBrowserRoute({ method: 'GET', path: scriptPath, who: 'anyone' }), (_request, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' })
      .type('text/javascript; charset=utf-8')
      .send(pricesScript),
  );
}
