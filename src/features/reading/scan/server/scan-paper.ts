import type { Day } from '#/core/day';
import { AppError } from '#/core/errors';
import type { ScanEvent } from '#/features/reading/scan/contract';
import type { Customer } from '#/features/reading/scan/rules/company';
import type { UnderstoodPaper } from '#/features/reading/scan/rules/understand';
import type { Understander } from '#/features/reading/scan/server/understander';
import { Job } from '#/platform/server/heavy-work';
import type { FileToRead, Reader, Reading, ReadOptions } from '#/platform/server/reading/reading';

export type Scan = { reading: Reading; paper: UnderstoodPaper };

export type Scanner = { reader: Reader; understander: Understander };

export type ScanOptions = {
  customer: Customer;
  today?: Day | undefined;
  onStep: (event: ScanEvent) => void;
  /** Pictures of the pages are not needed. */
  withoutPreviews?: true;
};

/** Of work, for all other ways together: there is something to show already. */
const mostMoreMs = 30_000;

/** Reads a paper page by page, and its pictures in other ways where net and VAT do not make the total. */
export async function scanPaper(
  { reader, understander }: Scanner,
  file: FileToRead,
  job: Job,
  { customer, today, onStep, withoutPreviews }: ScanOptions,
): Promise<Scan> {
  const options = { onStep, previews: !withoutPreviews };
  const understand = async (reading: Reading): Promise<Scan> => {
    // The previews stay here: only words go to the thread.
    const pages = reading.pages.map(({ number, lines }) => ({ number, lines }));
    return { reading, paper: await understander.understand({ pages, customer, today }, job) };
  };
  const reading = await reader.read(file, job, options);
  onStep({ step: 'understanding' });
  let best = await understand(reading);
  const more = new Job(job.person, job.signal, Math.min(job.leftMs, mostMoreMs));
  const { language } = reading;
  for (const another of otherWays(best)) {
    if (best.paper.isSettled || more.leftMs === 0) break;
    const again = await tryToRead(reader, file, more, { ...options, ...another, language });
    if (!again) break;
    const merged = { ...best.reading, pages: replaced(best.reading.pages, again.pages) };
    const seen = await understand(merged);
    if (worth(seen.paper) > worth(best.paper)) best = seen;
  }
  return best;
}

/** What was read the first time stands, whatever becomes of another try. */
async function tryToRead(
  reader: Reader,
  file: FileToRead,
  job: Job,
  options: ReadOptions,
): Promise<Reading | undefined> {
  try {
    return await reader.read(file, job, options);
  } catch (error) {
    if (error instanceof AppError && error.code === 'unusable') return undefined;
    throw error;
  }
}

/** The sums stand on the last page with any. A text is never read as a picture: nothing is gained by it. */
function otherWays({ reading, paper }: Scan): Partial<ReadOptions>[] {
  const last = reading.pages.findLast(({ source, lines }) => source === 'picture' && lines.length > 3);
  if (!last) return [];
  const named = paper.totalAmount?.place?.page;
  const isPicture = reading.pages.some(({ number, source }) => number === named && source === 'picture');
  const page = named !== undefined && isPicture ? named : last.number;
  return [
    { mode: 'columns', only: [page] },
    { mode: 'raw', only: [page] },
  ];
}

function replaced(pages: Reading['pages'], others: Reading['pages']): Reading['pages'] {
  return pages.map((page) => others.find(({ number }) => number === page.number) ?? page);
}

function worth(paper: UnderstoodPaper): number {
  return (
    (paper.addsUp ? 100 : 0) +
    (paper.isSettled ? 60 : 0) +
    (paper.itemsAddUp ? 50 : 0) +
    (paper.totalAmount ? 20 : 0) +
    (paper.vatAmount ? 5 : 0) +
    Math.min(10, paper.items.length)
  );
}
