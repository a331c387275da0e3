import { AppError } from '#/core/errors';
import type { ScanEvent } from '#/features/scan/contract';
import type { Customer } from '#/features/scan/rules/company';
import type { UnderstoodQuote } from '#/features/scan/rules/understand';
import type { Understander } from '#/features/scan/server/understander';
import { Job } from '#/platform/server/heavy-work';
import type { FileToRead, Reader, Reading, ReadOptions } from '#/platform/server/reading/reading';

export type Scan = { reading: Reading; quote: UnderstoodQuote };

export type Scanner = { reader: Reader; understander: Understander };

type ScanOptions = {
  customer: Customer;
  onStep: (event: ScanEvent) => void;
};

/** Of work, for all other ways together: there is something to show already. */
const mostMoreMs = 30_000;

/** Reads a quote, and reads it in other ways where net and VAT do not make the total. */
export async function scanQuote(
  { reader, understander }: Scanner,
  file: FileToRead,
  job: Job,
  { customer, onStep }: ScanOptions,
): Promise<Scan> {
  const options = { onStep, previews: true };
  const understand = async (reading: Reading): Promise<Scan> => {
    // The previews stay here: only words go to the thread.
    const pages = reading.pages.map(({ number, lines }) => ({ number, lines }));
    return { reading, quote: await understander.run({ pages, customer }, job) };
  };
  const reading = await reader.read(file, job, options);
  onStep({ step: 'understanding' });
  let best = await understand(reading);
  const more = new Job(job.person, job.signal, Math.min(job.leftMs, mostMoreMs));
  for (const another of otherWays(best)) {
    if (best.quote.addsUp || more.leftMs === 0) break;
    const again = await tryToRead(reader, file, more, { ...options, ...another });
    if (!again) break;
    const merged = { ...best.reading, pages: replaced(best.reading.pages, again.pages) };
    const seen = await understand(merged);
    if (worth(seen.quote) > worth(best.quote)) best = seen;
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

/** The sums stand on the last page with any; of a file with a text of its own the picture may say more. */
function otherWays({ reading, quote }: Scan): Partial<ReadOptions>[] {
  if (reading.source === 'text') return quote.totalAmount ? [] : [{ asPicture: true }];
  const last = reading.pages.findLast(({ source, lines }) => source === 'picture' && lines.length > 3);
  const page = quote.totalAmount?.place?.page ?? last?.number ?? 1;
  return [
    { mode: 'columns', only: [page] },
    { mode: 'raw', only: [page] },
  ];
}

function replaced(pages: Reading['pages'], others: Reading['pages']): Reading['pages'] {
  return pages.map((page) => others.find(({ number }) => number === page.number) ?? page);
}

function worth(quote: UnderstoodQuote): number {
  return (
    (quote.addsUp ? 100 : 0) +
    (quote.itemsAddUp ? 50 : 0) +
    (quote.totalAmount ? 20 : 0) +
    (quote.vatAmount ? 5 : 0) +
    Math.min(10, quote.items.length)
  );
}
