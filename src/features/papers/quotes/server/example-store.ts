import { quotes } from '#/features/papers/quotes/server/tables';
import { quoteLines } from '#/features/papers/shared/example/lines';
import { paperLine } from '#/features/papers/shared/example/paper-line';
import {
  type ExampleQuote,
  quotes as exampleQuotes,
  type QuoteKey,
} from '#/features/papers/shared/example/quotes';
import type { ExamplePart } from '#/platform/server/ports/example';

const story = Object.entries(exampleQuotes) as [QuoteKey, ExampleQuote][];

/** Others refer to them by their work: 'roof'. */
export const quotesExample: ExamplePart = {
  after: ['contacts', 'meetstaat'],
  write: async ({ db, projectId, ownerId, on, idOf }) => {
    const rows = await db
      .insert(quotes)
      .values(
        story.map(([key, { number, contact, unforeseen, validUntil, ...rest }]) => ({
          ...rest,
          lines: quoteLines(key).map((line) => paperLine(line, idOf)),
          ...{ projectId, createdBy: ownerId, quoteNumber: number },
          contactId: idOf('contacts', contact),
          unforeseenCosts: [...(unforeseen ?? [])],
          validUntil: on(validUntil),
        })),
      )
      .returning({ id: quotes.id, number: quotes.quoteNumber });
    const idByNumber = new Map(rows.map(({ id, number }) => [number, id]));
    return Object.fromEntries(story.map(([key, { number }]) => [key, idByNumber.get(number) ?? 0]));
  },
};
