import { euroOf, type LogRow, type LogSentences, namedBy, wordFrom } from '#/core/log';
import { invoiceStatusLabels } from '#/features/papers/shared/invoices/rules/invoice';
import { askedText, linesText, setAsideText, vatLinesText } from '#/features/papers/shared/rules/log';

const kindWords: Readonly<Record<string, string>> = { 'credit-note': 'creditnota', receipt: 'bonnetje' };

function name({ kind, invoiceNumber, description }: LogRow): string {
  return namedBy(kindWords[kind ?? ''] ?? 'factuur', invoiceNumber, description);
}

/** Paying is what one looks for in a log. */
function deed(before: LogRow, after: LogRow): string | undefined {
  if (before.status === after.status) return undefined;
  if (after.status === 'paid') return `zette ${name(after)} op betaald, ${euroOf(after.amount)}`;
  const word = wordFrom(invoiceStatusLabels)(after.status ?? '').toLowerCase();
  return `zette ${name(after)} op ${word}`;
}

/** 'een betaling van € 400,00 op F-2026-14'. */
function paymentName({ amount, invoiceId }: LogRow): string {
  const what = amount?.startsWith('-') ? 'een terugbetaling' : 'een betaling';
  const sum = euroOf(amount?.replace('-', ''));
  return [what, sum && `van ${sum}`, invoiceId && `op ${invoiceId}`].filter(Boolean).join(' ');
}

export const paymentLog: LogSentences = {
  any: 'een betaling',
  name: paymentName,
  values: { how: wordFrom({ entered: 'apart genoteerd', status: 'door op betaald te zetten' }) },
};

export const invoiceLog: LogSentences = {
  any: 'een factuur',
  name,
  deed,
  values: {
    status: wordFrom(invoiceStatusLabels),
    kind: wordFrom({ invoice: 'factuur', 'credit-note': 'creditnota', receipt: 'bonnetje' }),
    lines: linesText,
    vatLines: vatLinesText,
    setAside: setAsideText,
    asked: askedText,
  },
};
