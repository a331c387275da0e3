import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '#/core/errors';
import { fileKinds } from '#/core/files';
import * as calls from '#/features/check/contract';
import { judge } from '#/features/check/server/judge';
import * as store from '#/features/check/server/store';
import { listContacts } from '#/features/contacts/server/store';
import { listIntakes } from '#/features/intake/server/store';
import { gate } from '#/platform/server/access';
import type { SignedInUser } from '#/platform/server/database/sign-in-store';
import type { Services } from '#/platform/server/services';

type Asked = {
  user: SignedInUser;
  projectId: number | null | undefined;
  text: string;
  scanned: boolean;
  log: FastifyBaseLogger;
};

const notPdf =
  'Bij deze offerte is geen PDF bewaard. Voeg de PDF toe aan de offerte, of plak de tekst in het tekstvak.';

export function checkRoutes({ route, db, config, files, reading }: Services): void {
  /** The home's year by the latest intake that tells one. */
  async function buildYearOf(userId: number, projectId: number | null | undefined): Promise<number | null> {
    if (!projectId) return null;
    await gate(db, userId, { right: 'read' }, { projectId });
    const years = (await listIntakes(db, projectId)).map(({ bouwjaar }) => Number(bouwjaar));
    return years.find((year) => year >= 1500 && year <= 2100) ?? null;
  }

  async function analyze({ user, projectId, ...asked }: Asked) {
    const buildYear = await buildYearOf(user.id, projectId);
    const namesWeKnow = async () => {
      const contacts = await listContacts(db, user.id);
      const owner = [user.firstName, user.lastName].filter(Boolean).join(' ');
      return [owner, ...contacts.flatMap(({ name, company }) => [name, company ?? ''])].filter(Boolean);
    };
    return store.saveCheck(db, user.id, await judge(config.ai, { ...asked, buildYear }, namesWeKnow));
  }

  async function readPdf(bytes: Uint8Array) {
    const { pages, source } = await reading.read({ bytes, kind: 'pdf' });
    const text = pages.flatMap(({ lines }) => lines.map((line) => line.text)).join('\n');
    return { text, scanned: source === 'picture' };
  }

  route(calls.analyzeQuoteText, ({ user, body, request }) =>
    analyze({ user, projectId: body.projectId, text: body.quoteText, scanned: false, log: request.log }),
  );

  route(calls.analyzeQuotePdf, async ({ user, body, file, request }) =>
    analyze({ user, projectId: body.projectId, ...(await readPdf(file.bytes)), log: request.log }),
  );

  route(calls.analyzeStoredQuote, async ({ user, project: { projectId }, params, request }) => {
    const file = await store.findQuoteFile(db, projectId, params.id);
    if (file?.mimeType !== fileKinds.pdf.mimeType) throw new AppError('unusable', notPdf);
    const content = await files.read(file.key);
    if (!content) throw new AppError('not_found', 'Dit bestand is niet meer te vinden in de opslag.');
    const bytes = Buffer.concat(await content.toArray());
    return analyze({ user, projectId, ...(await readPdf(bytes)), log: request.log });
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
