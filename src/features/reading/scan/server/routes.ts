import type { FastifyReply, FastifyRequest } from 'fastify';
import { dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import { findBuildYearFor, judgeOf } from '#/features/reading/check/server/shared/judge-quote';
import { saveCheck } from '#/features/reading/check/server/store';
import {
  askSecondReading,
  eventLines,
  extractQuote,
  type PaperEvent,
  readPaper,
  type ScanEvent,
} from '#/features/reading/scan/contract';
import { kindToRead } from '#/features/reading/scan/server/file-to-scan';
import { isNothing, toPaperResult, toScanResult } from '#/features/reading/scan/server/paper-result';
import { type PaperReading, readPaper as readFrom } from '#/features/reading/scan/server/read-paper';
import { scannerOf } from '#/features/reading/scan/server/shared/paper-reader';
import { createSecondReader } from '#/features/reading/scan/server/shared/second-reader';
import type { SignedInUser } from '#/platform/server/database/stores/visit-store';
import type { Job } from '#/platform/server/heavy-work';
import { disconnectSignal } from '#/platform/server/http/disconnect-signal';
import { NdjsonStream } from '#/platform/server/http/ndjson-stream';
import { AiFailure } from '#/platform/server/language-model';
import type { Services } from '#/platform/server/services';

export function scanRoutes(services: Services): void {
  const { route, db, config, heavyWork } = services;
  const scanner = scannerOf(services);
  const judge = judgeOf(services);
  const second = createSecondReader(services);

  const reader =
    ({ user, file, reply }: Asked) =>
    <Told>(onStep: Tell, finish: (read: PaperReading, job: Job) => Told | Promise<Told>): Promise<Told> => {
      const kind = kindToRead(file);
      return heavyWork.run({ user, reply }, async (job, ahead) => {
        if (ahead > 0) onStep({ step: 'queued', ahead });
        const options = { customer: customerOf(user), today: dayAt(new Date()), onStep };
        return finish(await readFrom(scanner, { bytes: file.bytes, kind }, job, options), job);
      });
    };

  /** As the check of a PDF would; what can't be judged is still read. */
  async function checkOf(read: PaperReading, job: Job, { user, buildYear }: CheckedFor) {
    if (isNothing(read)) return null;
    const pages = read.pages.map(({ number, lines }) => ({ number, lines }));
    const how = { scanned: read.source === 'picture', pagesLeftOut: read.pagesLeftOut };
    const task = { source: pages, ...how, buildYear, forAi: config.ai !== undefined };
    try {
      const { analysis, aiPreview } = await judge.run(task, job);
      return await saveCheck(db, user.id, analysis, aiPreview);
    } catch (error) {
      if (error instanceof AppError && error.code === 'unusable') return null;
      throw error;
    }
  }

  route(extractQuote, async ({ user, body: { projectId }, file, request, reply }) => {
    const buildYear = await findBuildYearFor(db, user.id, projectId);
    const read = reader({ user, file, reply });
    const scan = (onStep: Tell) =>
      read(onStep, async (found, job) => {
        const check = await checkOf(found, job, { user, buildYear });
        return toScanResult(found, check, await second.offer(found, job));
      });
    return wantsLines(request) ? tellWhileReading(scan, request) : scan(() => undefined);
  });

  route(readPaper, async ({ user, file, request, reply }) => {
    const read = reader({ user, file, reply });
    const scan = (onStep: Tell) =>
      read(onStep, async (found, job) => toPaperResult(found, await second.offer(found, job)));
    return wantsLines(request) ? tellWhileReading(scan, request) : scan(() => undefined);
  });

  route(askSecondReading, async ({ body, request, reply }) => {
    try {
      return { reading: await second.ask(body, disconnectSignal(reply)), note: null };
    } catch (error) {
      if (!(error instanceof AiFailure)) throw error;
      request.log.warn({ reason: error.message }, 'the language model did not read');
      return { reading: null, note: `${error.told} Wat we zelf lazen, blijft staan.` };
    }
  });
}

type Asked = { user: SignedInUser; file: { kind: string; bytes: Buffer }; reply: FastifyReply };
type CheckedFor = { user: SignedInUser; buildYear: number | null };
type Event = ScanEvent | PaperEvent;
type Tell = (event: Event) => void;
type Result = Extract<Event, { step: 'done' }>['result'];

function wantsLines({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes(eventLines) ?? false;
}

/** The answer begins before it is known, so its status is in its last line; who is refused at once gets a status. */
function tellWhileReading(scan: (onStep: Tell) => Promise<Result>, request: FastifyRequest): NdjsonStream {
  const lines = new NdjsonStream();
  const tell = (event: Event) => lines.send(event);
  scan(tell)
    .then((result) => tell({ step: 'done', result } as Event))
    .catch((error: unknown) => {
      const known = error instanceof AppError ? error : new AppError('internal');
      if (known.status >= 500) request.log.error({ err: error }, 'scan failed');
      tell({ step: 'failed', status: known.status, message: known.message });
    })
    .finally(() => lines.end());
  return lines;
}

function customerOf({ firstName, lastName }: SignedInUser) {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return { names: name ? [name] : [], addresses: [] };
}
