import type { FastifyRequest } from 'fastify';
import { AppError } from '#/core/errors';
import { eventLines, extractQuote, type ScanEvent, type ScanResult } from '#/features/scan/contract';
import { kindToScan } from '#/features/scan/server/file-to-scan';
import { scanQuote } from '#/features/scan/server/scan-quote';
import { toScanResult } from '#/features/scan/server/scan-result';
import { createUnderstander } from '#/features/scan/server/understander';
import type { SignedInUser } from '#/platform/server/database/visit-store';
import { LineStream } from '#/platform/server/http/line-stream';
import type { Services } from '#/platform/server/services';

export function scanRoutes({ route, reading, heavyWork, onClose }: Services): void {
  const understander = createUnderstander();
  onClose(understander.close);
  const scanner = { reader: reading, understander };
  route(extractQuote, async ({ user, file, request, reply }) => {
    const scan: Scan = (onStep) => {
      const kind = kindToScan(file);
      return heavyWork.run({ user, reply }, async (job, ahead) => {
        if (ahead > 0) onStep({ step: 'queued', ahead });
        const options = { customer: customerOf(user), onStep };
        return toScanResult(await scanQuote(scanner, { bytes: file.bytes, kind }, job, options));
      });
    };
    return wantsLines(request) ? tellWhileScanning(scan, request) : scan(() => undefined);
  });
}

type Scan = (onStep: (event: ScanEvent) => void) => Promise<ScanResult>;

function wantsLines({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes(eventLines) ?? false;
}

/** The answer begins before it is known, so its status is in its last line; who is refused at once gets a status. */
function tellWhileScanning(scan: Scan, request: FastifyRequest): LineStream {
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
