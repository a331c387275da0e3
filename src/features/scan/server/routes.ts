import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#/core/errors';
import { eventLines, extractQuote, type ScanEvent, type ScanResult } from '#/features/scan/contract';
import { kindToScan } from '#/features/scan/server/file-to-scan';
import { scanQuote } from '#/features/scan/server/scan-quote';
import { toScanResult } from '#/features/scan/server/scan-result';
import type { SignedInUser } from '#/platform/server/database/sign-in-store';
import { LineStream } from '#/platform/server/http/line-stream';
import type { Services } from '#/platform/server/services';

export function scanRoutes({ route, reading }: Services): void {
  route(extractQuote, async ({ user, file, request, reply }) => {
    const signal = hangUpSignal(reply);
    const scan = async (onStep: (event: ScanEvent) => void): Promise<ScanResult> => {
      const kind = kindToScan(file);
      const options = { customer: customerOf(user), signal, onStep };
      return toScanResult(await scanQuote(reading, { bytes: file.bytes, kind }, options));
    };
    return wantsLines(request) ? tellWhileScanning(scan, request) : scan(() => undefined);
  });
}

function wantsLines({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes(eventLines) ?? false;
}

/** Who asks goes away: the queue and the readers are for those who wait. */
function hangUpSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.on('close', () => {
    if (!raw.writableFinished) controller.abort(new AppError('invalid', 'Afgebroken door wie het vroeg.'));
  });
  return controller.signal;
}

/** The answer has begun before it is known, so its status is in its last line. */
function tellWhileScanning(
  scan: (onStep: (event: ScanEvent) => void) => Promise<ScanResult>,
  request: FastifyRequest,
): LineStream {
  const lines = new LineStream();
  const tell = (event: ScanEvent) => lines.send(event);
  scan(tell)
    .then((result) => tell({ step: 'done', result }))
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
