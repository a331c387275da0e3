import { euroOf, type LogRow, type LogSentences, namedBy, wordFrom } from '#/core/log';
import { invoiceStatusLabels } from '#/features/invoices/rules/invoice';

function name({ invoiceNumber, description }: LogRow): string {
  return namedBy('factuur', invoiceNumber, description);
}

/** Paying is what one looks for in a log. */
function deed(before: LogRow, after: LogRow): string | undefined {
  if (before.status === after.status) return undefined;
  if (after.status === 'paid') return `zette ${name(after)} op betaald, ${euroOf(after.amount)}`;
  const word = wordFrom(invoiceStatusLabels)(after.status ?? '').toLowerCase();
  return `zette ${name(after)} op ${word}`;
}

export const invoiceLog: LogSentences = {
  any: 'een factuur',
  name,
  deed,
  values: { status: wordFrom(invoiceStatusLabels) },
};
