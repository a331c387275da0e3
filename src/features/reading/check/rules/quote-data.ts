import type { PaperData, PaperField } from '#/features/papers/shared/reading/paper-data';
import { type QuoteData, type ScanField, scanFields } from '#/features/reading/check/scan-contract';

function inPaper(field: ScanField): PaperField {
  if (field === 'quoteNumber') return 'number';
  return field === 'quoteDate' ? 'date' : field;
}

/** A paper as the scan of a quote tells it, which has names of its own for a number and a date. */
export function quoteDataOf(paper: PaperData): QuoteData {
  const { kind, addressee, dueDate, bic, paymentReference, currency, source, ...rest } = paper;
  const { number, date, found, ...common } = rest;
  return {
    ...common,
    quoteNumber: number,
    quoteDate: date,
    found: Object.fromEntries(
      scanFields.flatMap((field) => {
        const own = found[inPaper(field)];
        return own ? [[field, own]] : [];
      }),
    ),
  };
}
