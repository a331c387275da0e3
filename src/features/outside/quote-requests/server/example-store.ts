import type { PriceLine } from '#/core/price-list';
import {
  answers,
  asked,
  askedItems,
  unanswered,
} from '#/features/outside/quote-requests/server/example/asked';
import { priceAnswers, quoteRequests } from '#/features/outside/quote-requests/server/tables';
import { writtenRow } from '#/platform/server/database/stores/written-row';
import type { ExamplePart, ExamplePlace } from '#/platform/server/ports/example';

/** Of work on a home of this age. */
const vatRate = 6;

const at = (day: string) => new Date(`${day}T09:00:00Z`).toISOString();

function linesOf(prices: readonly (string | null)[], idOf: ExamplePlace['idOf']): PriceLine[] {
  return askedItems.map(({ description }, index) => {
    const unitPrice = prices[index] ?? null;
    const included = unitPrice === null ? ('no' as const) : ('yes' as const);
    const common = { itemId: idOf('meetstaat', description), unitPrice, included };
    return { ...common, vatRate: null, quantity: null, note: null };
  });
}

/** How the roofer was found: the list that went to three, and what two of them asked for it. */
export const quoteRequestsExample: ExamplePart = {
  after: ['contacts', 'meetstaat', 'quotes'],
  write: async ({ db, projectId, ownerId, on, idOf }) => {
    const items = askedItems.map(({ category, description, quantity, unit }, index) => ({
      ...{ itemId: idOf('meetstaat', description), number: index + 1 },
      ...{ category, description, quantity, unit, vatRate },
    }));
    const sentAt = at(on(asked.sent));
    const { id: requestId } = writtenRow(
      await db
        .insert(quoteRequests)
        .values({
          ...{ projectId, createdBy: ownerId, title: asked.title, text: asked.text, visit: asked.visit },
          ...{ status: 'sent', until: on(asked.until), sentAt, remindedAt: sentAt, createdAt: sentAt },
          ...{ items, itemIds: items.map(({ itemId }) => itemId) },
        })
        .returning({ id: quoteRequests.id }),
    );
    await db.insert(priceAnswers).values([
      ...answers.map(({ contact, quote, number, sentBy, given, startsWithin, prices }) => ({
        ...{ projectId, requestId, contactId: idOf('contacts', contact), state: 'submitted' as const },
        ...{ lines: linesOf(prices, idOf), number, sentBy, startsWithin },
        ...{ submittedAt: at(on(given)), quoteId: idOf('quotes', quote) },
      })),
      { projectId, requestId, contactId: idOf('contacts', unanswered) },
    ]);
    return { roof: requestId };
  },
};
