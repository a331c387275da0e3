import { addQuote } from '#/features/papers/quotes/server/add-quote';
import { listNumbered } from '#/features/papers/quotes/server/numbered-store';
import { paperUpload } from '#/features/papers/shared/contract';
import type { QuoteFields } from '#/features/papers/shared/quotes/contract';
import { defineReceives } from '#/platform/server/ports/receives';

export const receivesQuotes = defineReceives({
  kind: 'quotes',
  as: ['quote'],
  fileKinds: paperUpload.kinds,
  add: (tx, place, { as: _, ...fields }: QuoteFields & { as: 'quote' }, receiving) =>
    addQuote(tx, place, fields, receiving),
  listNumbered,
});
