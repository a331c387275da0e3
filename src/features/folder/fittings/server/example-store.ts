import { addYearsTo } from '#/core/day';
import { fittings } from '#/features/folder/fittings/server/tables';
import type { ExamplePart } from '#/platform/server/ports/example';

/** The first that was delivered: the rest is proposed from the invoices. */
export const fittingsExample: ExamplePart = {
  after: ['contacts', 'rooms'],
  write: async ({ db, projectId, ownerId, on, idOf }) => {
    const deliveredOn = on(-11);
    await db.insert(fittings).values({
      ...{ projectId, createdBy: ownerId, name: 'Rookmelders', brand: 'Ei Electronics', type: 'Ei650' },
      ...{
        contactId: idOf('contacts', 'electrician'),
        deliveredOn,
        guaranteeUntil: addYearsTo(deliveredOn, 2),
      },
      ...{ maintainEveryMonths: 12 },
    });
  },
};
