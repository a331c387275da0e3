import { insertAcceptance } from '#/features/site/acceptances/server/store';
import { contacts } from '#/features/work/shared/example/contacts';
import type { ExamplePart } from '#/platform/server/ports/example';

/** With the carpenter, once the last window is in: what was noted before is in it already. */
export const acceptancesExample: ExamplePart = {
  after: ['quotes', 'points'],
  write: async ({ db, projectId, ownerId, on, idOf }) => {
    await insertAcceptance(db, {
      ...{ projectId, createdBy: ownerId, quoteId: idOf('quotes', 'windows') },
      ...{ kind: 'provisional', day: on(6), outcome: 'with-points', startsLiability: false },
      ...{ present: [contacts.windows.name], pointIds: [idOf('points', 'glass')] },
      ...{ keptBack: '150.00', keptUntil: on(40) },
    });
  },
};
