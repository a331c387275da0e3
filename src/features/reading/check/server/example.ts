import { textOfPaper } from '#/features/papers/shared/example/paper-words';
import { quotePaper } from '#/features/papers/shared/example/quote-papers';
import { judgeQuote } from '#/features/reading/check/rules/judge';
import { insertKeptCheck } from '#/features/reading/check/server/store';
import type { ExamplePart } from '#/platform/server/ports/example';

/** Of the roofer’s quote: a good one that leaves a few things to ask. */
export const checkExample: ExamplePart = {
  after: ['quotes'],
  write: async ({ db, ownerId, on, idOf }) => {
    const judged = judgeQuote(textOfPaper(quotePaper('roof', on)));
    await insertKeptCheck(db, { userId: ownerId, quoteId: idOf('quotes', 'roof') }, judged);
  },
};
