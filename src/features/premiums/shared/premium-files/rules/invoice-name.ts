import { type Day, formatDayLong } from '#/core/day';

type Named = { invoiceNumber: string | null; invoiceDate: Day | null };

/** Without a number it gets none here either: an invented one would be looked for on the paper. */
export function nameOfInvoice({ invoiceNumber, invoiceDate }: Named): string {
  if (invoiceNumber) return invoiceNumber;
  return invoiceDate ? `Factuur van ${formatDayLong(invoiceDate)}` : 'Factuur zonder nummer';
}
