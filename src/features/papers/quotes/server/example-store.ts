import { agreements } from '#/features/papers/shared/example/agreements';
import { paperFileName } from '#/features/papers/shared/example/paper';
import { paperLine } from '#/features/papers/shared/example/paper-line';
import { quoteKeys, quotePaper } from '#/features/papers/shared/example/quote-papers';
import {
  type ExampleQuote,
  quotes as exampleQuotes,
  type QuoteKey,
} from '#/features/papers/shared/example/quotes';
import { itemsOfQuote } from '#/features/papers/shared/example/works';
import type { Agreement } from '#/features/papers/shared/quotes/rules/agreement-shape';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import { drawPaper } from '#/features/papers/shared/server/example/draw-paper';
import type { ExamplePart, ExamplePlace } from '#/platform/server/ports/example';

/** So long before its last day a quote was signed. */
const signedBefore = 20;

/** Others refer to them by their work: 'roof'. */
export const quotesExample: ExamplePart = {
  after: ['contacts', 'meetstaat'],
  makeFiles: (on) =>
    Promise.all(
      quoteKeys.map(async (key) => {
        const paper = quotePaper(key, on);
        return { name: paperFileName(paper), kind: 'pdf' as const, bytes: await drawPaper(paper) };
      }),
    ),
  write: async (place) => {
    const rows = await place.db
      .insert(quotes)
      .values(quoteKeys.map((key) => quoteRow(key, place)))
      .returning({ id: quotes.id, number: quotes.quoteNumber });
    const idByNumber = new Map(rows.map(({ id, number }) => [number, id]));
    return Object.fromEntries(quoteKeys.map((key) => [key, idByNumber.get(exampleQuotes[key].number) ?? 0]));
  },
};

function quoteRow(key: QuoteKey, { projectId, ownerId, on, idOf, fileOf }: ExamplePlace) {
  const { number, contact, unforeseen, validUntil, ...rest }: ExampleQuote = exampleQuotes[key];
  const paper = quotePaper(key, on);
  const hasLooseLine = paper.lines.some(({ item }) => item === undefined);
  return {
    ...rest,
    ...{ projectId, createdBy: ownerId, quoteNumber: number, contactId: idOf('contacts', contact) },
    ...{ netAmount: paper.netAmount, vatLines: paper.vatLines, fileKey: fileOf(paperFileName(paper)).key },
    lines: paper.lines.map((line) => paperLine(line, idOf)),
    // Costs of the site and a discount are of the whole work.
    coversItemIds: hasLooseLine ? itemsOfQuote(key).map((item) => idOf('meetstaat', item.description)) : [],
    unforeseenCosts: [...(unforeseen ?? [])],
    agreement: agreementOf(key, on),
    quoteDate: paper.date,
    validUntil: paper.until,
    acceptedOn: rest.status === 'accepted' ? on(validUntil - signedBefore) : null,
  };
}

function agreementOf(key: QuoteKey, on: ExamplePlace['on']): Agreement | null {
  const agreed = agreements[key];
  if (!agreed) return null;
  return {
    ...{ kind: 'fixed', retention: 0, progress: agreed.progress },
    instalments: agreed.parts.map(({ date, ...part }) => ({
      ...{ ...part, amount: null, taskId: null, date: date === undefined ? null : on(date) },
    })),
  };
}
