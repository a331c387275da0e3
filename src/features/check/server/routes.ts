import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#/core/errors';
import { fileKinds } from '#/core/files';
import * as calls from '#/features/check/contract';
import { addOpinion, createJudge } from '#/features/check/server/judge';
import * as store from '#/features/check/server/store';
import { listContacts } from '#/features/contacts/server/store';
import { listIntakes } from '#/features/intake/server/store';
import { gate } from '#/platform/server/access';
import type { SignedInUser } from '#/platform/server/database/sign-in-store';
import type { Job } from '#/platform/server/heavy-work';
import type { Services } from '#/platform/server/services';

type Asked = {
  user: SignedInUser;
  projectId: number | null | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
};
type Paper = { text: string; scanned: boolean };

const notPdf =
  'Bij deze offerte is geen PDF bewaard. Voeg de PDF toe aan de offerte, of plak de tekst in het tekstvak.';

export function checkRoutes(services: Services): void {
  const { route, db, config, files, reading, heavyWork, onClose } = services;
  const judge = createJudge();
  onClose(judge.close);

  /** The home's year by the latest intake that tells one. */
  async function buildYearOf(userId: number, projectId: number | null | undefined): Promise<number | null> {
    if (!projectId) return null;
    await gate(db, userId, { right: 'read' }, { projectId });
    const years = (await listIntakes(db, projectId)).map(({ bouwjaar }) => Number(bouwjaar));
    return years.find((year) => year >= 1500 && year <= 2100) ?? null;
  }

  async function analyze({ user, projectId, request, reply }: Asked, open: (job: Job) => Promise<Paper>) {
    const buildYear = await buildYearOf(user.id, projectId);
    const namesWeKnow = async () => {
      const contacts = await listContacts(db, user.id);
      const owner = [user.firstName, user.lastName].filter(Boolean).join(' ');
      return [owner, ...contacts.flatMap(({ name, company }) => [name, company ?? ''])].filter(Boolean);
    };
    return heavyWork.run({ user, reply }, async (job) => {
      const paper = await open(job);
      const rules = await judge.run({ ...paper, buildYear }, job);
      const asked = { text: paper.text, rules, log: request.log };
      return store.saveCheck(db, user.id, await addOpinion(config.ai, asked, namesWeKnow));
    });
  }

  async function readPdf(bytes: Uint8Array, job: Job): Promise<Paper> {
    const { pages, source } = await reading.read({ bytes, kind: 'pdf' }, job);
    const text = pages.flatMap(({ lines }) => lines.map((line) => line.text)).join('\n');
    return { text, scanned: source === 'picture' };
  }

  route(calls.analyzeQuoteText, ({ user, body: { projectId, quoteText }, request, reply }) =>
    analyze({ user, projectId, request, reply }, async () => ({ text: quoteText, scanned: false })),
  );

  route(calls.analyzeQuotePdf, ({ user, body: { projectId }, file, request, reply }) =>
    analyze({ user, projectId, request, reply }, (job) => readPdf(file.bytes, job)),
  );

  route(calls.analyzeStoredQuote, async ({ user, project: { projectId }, params, request, reply }) => {
    const file = await store.findQuoteFile(db, projectId, params.id);
    if (file?.mimeType !== fileKinds.pdf.mimeType) throw new AppError('unusable', notPdf);
    return analyze({ user, projectId, request, reply }, async (job) => {
      const content = await files.read(file.key);
      if (!content) throw new AppError('not_found', 'Dit bestand is niet meer te vinden in de opslag.');
      return readPdf(Buffer.concat(await content.toArray()), job);
    });
  });

  route(calls.listCheckScores, ({ project: { projectId } }) => store.listScores(db, projectId));

  route(calls.getQuoteCheck, ({ project: { projectId }, params }) =>
    store.findCheck(db, projectId, params.id),
  );

  route(calls.keepQuoteCheck, ({ user, params, body }) =>
    store.keepCheck(db, { userId: user.id, quoteId: params.id, checkId: body.checkId }),
  );

  route(calls.removeQuoteCheck, ({ params }) => store.removeCheck(db, params.id));
}
