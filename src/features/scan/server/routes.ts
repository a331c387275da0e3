import type { FastifyReply, FastifyRequest } from 'fastify';
import { dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import {
  eventLines,
  extractQuote,
  type PaperEvent,
  readPaper,
  type ScanEvent,
} from '#/features/scan/contract';
import { kindToRead } from '#/features/scan/server/file-to-scan';
import { toPaperResult, toScanResult } from '#/features/scan/server/paper-result';
import { type PaperReading, readPaper as readFrom } from '#/features/scan/server/read-paper';
import { scannerOf } from '#/features/scan/server/shared/paper-reader';
import type { SignedInUser } from '#/platform/server/database/visit-store';
import { LineStream } from '#/platform/server/http/line-stream';
import type { Services } from '#/platform/server/services';

export function scanRoutes(services: Services): void {
  const { route, heavyWork } = services;
  const scanner = scannerOf(services);

  const reader =
    ({ user, file, reply }: Asked) =>
    (onStep: Tell): Promise<PaperReading> => {
      const kind = kindToRead(file);
      return heavyWork.run({ user, reply }, async (job, ahead) => {
        if (ahead > 0) onStep({ step: 'queued', ahead });
        const options = { customer: customerOf(user), today: dayAt(new Date()), onStep };
        return readFrom(scanner, { bytes: file.bytes, kind }, job, options);
      });
    };

  route(extractQuote, async ({ user, file, request, reply }) => {
    const read = reader({ user, file, reply });
    const scan = async (onStep: Tell) => toScanResult(await read(onStep));
    return wantsLines(request) ? tellWhileReading(scan, request) : scan(() => undefined);
  });

  route(readPaper, async ({ user, file, request, reply }) => {
    const read = reader({ user, file, reply });
    const scan = async (onStep: Tell) => toPaperResult(await read(onStep));
    return wantsLines(request) ? tellWhileReading(scan, request) : scan(() => undefined);
  });
}

type Asked = { user: SignedInUser; file: { kind: string; bytes: Buffer }; reply: FastifyReply };
type Event = ScanEvent | PaperEvent;
type Tell = (event: Event) => void;
type Result = Extract<Event, { step: 'done' }>['result'];

function wantsLines({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes(eventLines) ?? false;
}

/** The answer begins before it is known, so its status is in its last line; who is refused at once gets a status. */
function tellWhileReading(scan: (onStep: Tell) => Promise<Result>, request: FastifyRequest): LineStream {
  const lines = new LineStream();
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
