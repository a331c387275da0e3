import type { FastifyReply } from 'fastify';
import { AppError } from '#/core/errors';
import { type FileKind, fileKinds, readableKinds } from '#/core/files';
import * as calls from '#/features/papers/shared/checks/contract';
import { findQuoteFile } from '#/features/papers/shared/quotes/server/paper-store';
import { mergeOpinion } from '#/features/reading/check/rules/ai-opinion';
import type { FactOptions, QuoteSource } from '#/features/reading/check/rules/facts';
import { askOpinion } from '#/features/reading/check/server/judge-ai';
import { scanRoutes } from '#/features/reading/check/server/scan-routes';
import { findHomeFactsFor, judgeOf, toJudge } from '#/features/reading/check/server/shared/judge-quote';
import * as store from '#/features/reading/check/server/store';
import { paperReaderOf } from '#/features/reading/scan/server/shared/paper-reader';
import type { SignedInUser } from '#/platform/server/database/stores/visit-store';
import type { Job } from '#/platform/server/heavy-work';
import { disconnectSignal } from '#/platform/server/http/disconnect-signal';
import { AiFailure } from '#/platform/server/language-model';
import type { Services } from '#/platform/server/services';

type Asked = {
  user: SignedInUser;
  projectId: number | null | undefined;
  reply: FastifyReply;
};
type QuoteToJudge = Pick<FactOptions, 'told'> & {
  source: QuoteSource;
  scanned: boolean;
  pagesLeftOut: number;
};

const notReadable =
  'Bij deze offerte is geen PDF of foto bewaard die we kunnen lezen. Voeg die toe aan de offerte, of plak de tekst in het tekstvak.';

const nothingToSend =
  'Voor deze controle kan geen AI-dienst meer gevraagd worden. Controleer de offerte opnieuw.';

export function checkRoutes(services: Services): void {
  const { route, db, config, files, heavyWork } = services;
  const judge = judgeOf(services);
  const reader = paperReaderOf(services);
  scanRoutes(services);

  async function analyze({ user, projectId, reply }: Asked, open: (job: Job) => Promise<QuoteToJudge>) {
    const home = await findHomeFactsFor(services, user.id, projectId);
    return heavyWork.run({ user, reply }, async (job) => {
      const task = { ...(await open(job)), ...home, forAi: config.ai !== undefined };
      const { analysis, aiPreview } = await judge.run(task, job);
      return store.saveCheck(db, user.id, analysis, aiPreview);
    });
  }

  async function readFile(kind: FileKind, bytes: Uint8Array, job: Job): Promise<QuoteToJudge> {
    const file = { kind, bytes: Buffer.from(bytes) };
    const options = { customer: { names: [], addresses: [] }, withoutPreviews: true } as const;
    return toJudge(await reader.read(file, job, options));
  }

  route(calls.analyzeQuoteText, ({ user, body: { projectId, quoteText }, reply }) =>
    analyze({ user, projectId, reply }, async () => ({ source: quoteText, scanned: false, pagesLeftOut: 0 })),
  );

  route(calls.analyzeQuotePdf, ({ user, body: { projectId }, file, reply }) =>
    analyze({ user, projectId, reply }, (job) => readFile('pdf', file.bytes, job)),
  );

  route(calls.analyzeStoredQuote, async ({ user, project: { projectId }, params, reply }) => {
    const file = await findQuoteFile(db, projectId, params.id);
    const kind = readableKinds.find((each) => fileKinds[each].mimeType === file?.mimeType);
    if (!file || !kind) throw new AppError('unusable', notReadable);
    return analyze({ user, projectId, reply }, async (job) => {
      const content = await files.read(file.key);
      if (!content) throw new AppError('not_found', 'Dit bestand is niet meer te vinden in de opslag.');
      return readFile(kind, Buffer.concat(await content.toArray()), job);
    });
  });

  /** What the owner was shown is what was kept with the check; nothing comes from who asks. */
  route(calls.askAiOpinion, async ({ user, params: { id }, request, reply }) => {
    const {
      aiPreview,
      checkId,
      checkedAt,
      isOld: _,
      ...analysis
    } = await store.getWaitingCheck(db, user.id, id);
    if (!config.ai || aiPreview === null) throw new AppError('unusable', nothingToSend);
    try {
      const opinion = await askOpinion(config.ai, aiPreview, disconnectSignal(reply));
      return await store.saveOpinion(db, { userId: user.id, checkId }, mergeOpinion(analysis, opinion));
    } catch (error) {
      if (!(error instanceof AiFailure)) throw error;
      request.log.warn({ reason: error.message }, 'the language model did not judge');
      const aiNote = `${error.told} Dit is het oordeel van de vaste regels.`;
      return { ...analysis, aiNote, aiPreview, checkId, checkedAt, isOld: false };
    }
  });

  route(calls.listCheckScores, ({ project: { projectId } }) => store.listScores(db, projectId));

  route(calls.getQuoteCheck, ({ project: { projectId }, params }) =>
    store.findCheck(db, projectId, params.id),
  );

  route(calls.keepQuoteCheck, ({ user, params, body }) =>
    db.transaction((tx) =>
      store.keepCheck(tx, { userId: user.id, quoteId: params.id, checkId: body.checkId }),
    ),
  );

  route(calls.removeQuoteCheck, ({ params }) => db.transaction((tx) => store.removeCheck(tx, params.id)));
}
