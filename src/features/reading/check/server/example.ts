import { judgeQuote } from '#/features/reading/check/rules/judge';
import { roofQuoteText } from '#/features/reading/check/server/example/roof-quote-text';
import { insertKeptCheck } from '#/features/reading/check/server/store';
import type { ExamplePart } from '#/platform/server/ports/example';

export const checkExample: ExamplePart = {
  after: ['quotes'],
  write: async ({ db, ownerId, on, idOf }) => {
    const judged = judgeQuote(roofQuoteText(on(-178)));
    await insertKeptCheck(db, { userId: ownerId, quoteId: idOf('quotes', 'roof') }, judged);
  },
};
