import { decimalFromCents } from '#/core/money';
import type { ExampleItem } from '#/features/work/shared/example/item';
import { items as exampleItems } from '#/features/work/shared/example/items';
import { itemTotal } from '#/features/work/shared/meetstaat/rules/totals';
import { meetstaatItems } from '#/features/work/shared/meetstaat/server/tables';
import type { ExamplePart, ExamplePlace } from '#/platform/server/ports/example';

/** Others refer to them by their description. */
export const meetstaatExample: ExamplePart = {
  after: ['contacts', 'premies'],
  write: async (place) => {
    const rows = await place.db
      .insert(meetstaatItems)
      .values(exampleItems.map((item) => itemRow(item, place)))
      .returning({ id: meetstaatItems.id, description: meetstaatItems.description });
    return Object.fromEntries(rows.map(({ id, description }) => [description, id]));
  },
};

function itemRow(item: ExampleItem, { projectId, ownerId, idOf }: ExamplePlace) {
  const { category, description, quantity, unit, unitPrice, contact, subsidy, notes } = item;
  return {
    ...{ projectId, createdBy: ownerId, category, description, quantity, unit, unitPrice, notes },
    totalAmount: decimalFromCents(itemTotal(item)),
    contactId: contact && idOf('contacts', contact),
    includedInLoan: item.inLoan ?? false,
    subsidyEligible: subsidy !== undefined,
    subsidyTypeId: subsidy === undefined ? null : idOf('premies', subsidy),
  };
}
