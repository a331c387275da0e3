import type { FileKind } from '#/core/files';
import type { PageText } from '#/core/page-text';
import type { PaperResult, SecondOffer } from '#/features/reading/scan/contract';
import { kindToRead } from '#/features/reading/scan/server/file-to-scan';
import { toPaperResult } from '#/features/reading/scan/server/paper-result';
import { type PaperReading, readPaper } from '#/features/reading/scan/server/read-paper';
import type { Scanner, ScanOptions } from '#/features/reading/scan/server/scan-paper';
import { createUnderstander } from '#/features/reading/scan/server/understander';
import type { Job } from '#/platform/server/heavy-work';
import type { Reader } from '#/platform/server/reading/reading';
import type { Services } from '#/platform/server/services';

const scanners = new WeakMap<Reader, Scanner>();

/** One for all who read papers in a server: two would have twice the threads. */
export function scannerOf({ reading, onClose }: Pick<Services, 'reading' | 'onClose'>): Scanner {
  const known = scanners.get(reading);
  if (known) return known;
  const understander = createUnderstander();
  onClose(understander.close);
  const scanner = { reader: reading, understander };
  scanners.set(reading, scanner);
  return scanner;
}

export type ReadFile = {
  result: PaperResult;
  /** All that stands on it, where it stands. */
  pages: PageText[];
  pagesLeftOut: number;
  /** Read from a picture. */
  scanned: boolean;
};

/** What of a paper may go to an AI service. */
type Offering = (read: PaperReading, job: Job) => Promise<SecondOffer | null>;

/** As `POST /api/papers/read` does it. Throws what people are told where a file can't be read. */
export async function readPaperFile(
  scanner: Scanner,
  file: { kind: FileKind; bytes: Buffer },
  job: Job,
  { offer, ...options }: Omit<ScanOptions, 'onStep'> & { offer?: Offering },
): Promise<ReadFile> {
  const kind = kindToRead(file);
  const read = await readPaper(scanner, { bytes: file.bytes, kind }, job, {
    ...options,
    onStep: () => undefined,
  });
  const pages = read.pages.map(({ number, lines }) => ({ number, lines }));
  const { pagesLeftOut } = read;
  const result = toPaperResult(read, (await offer?.(read, job)) ?? null);
  return { result, pages, pagesLeftOut, scanned: read.source === 'picture' };
}
