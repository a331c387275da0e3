import type { ScanEvent } from '#/features/scan/contract';
import type { Customer } from '#/features/scan/rules/company';
import { type UnderstoodQuote, understandQuote } from '#/features/scan/rules/understand';
import type { Reader, Reading, ReadingKind, ReadOptions } from '#/platform/server/reading/reading';

export type Scan = { reading: Reading; quote: UnderstoodQuote };

type ScanOptions = {
  customer: Customer;
  signal: AbortSignal | undefined;
  onStep: (event: ScanEvent) => void;
};

/** Reads a quote, and reads it in other ways where net and VAT do not make the total. */
export async function scanQuote(
  reader: Reader,
  file: { bytes: Uint8Array; kind: ReadingKind },
  { customer, signal, onStep }: ScanOptions,
): Promise<Scan> {
  const options = { signal, onStep, previews: true };
  const reading = await reader.read(file, options);
  onStep({ step: 'understanding' });
  let best: Scan = { reading, quote: understandQuote(reading.pages, customer) };
  for (const another of otherWays(best)) {
    if (best.quote.addsUp) break;
    const again = await reader.read(file, { ...options, ...another });
    const merged = { ...best.reading, pages: replaced(best.reading.pages, again.pages) };
    const quote = understandQuote(merged.pages, customer);
    if (worth(quote) > worth(best.quote)) best = { reading: merged, quote };
  }
  return best;
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
