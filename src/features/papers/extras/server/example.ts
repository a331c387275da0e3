import type { ExampleLine } from '#/features/papers/shared/example/line';
import { paperLine } from '#/features/papers/shared/example/paper-line';
import { createExtra, getNameOf, updateExtra } from '#/features/papers/shared/extras/server/store';
import { contacts } from '#/features/work/shared/example/contacts';
import type { ExamplePart } from '#/platform/server/ports/example';

const lines: readonly ExampleLine[] = [
  {
    description: 'Vliegenraam op maat voor de keuken',
    item: 'Aluminium draai-kipramen achtergevel, thermisch onderbroken, Ug 1,0',
    ...{ quantity: '2', unit: 'st', unitPrice: '145.00', net: '290.00', vatRate: 6 },
  },
];

/** Asked of the carpenter, who has not said yes yet. */
export const extrasExample: ExamplePart = {
  after: ['quotes', 'meetstaat'],
  write: async ({ db, projectId, ownerId, on, idOf }) => {
    const id = await createExtra(db, { projectId, userId: ownerId }, idOf('quotes', 'windows'), {
      ...{ title: 'Vliegenramen in de keuken', reason: 'Gevraagd op de werfvergadering.', days: 0 },
      lines: lines.map((line) => paperLine(line, idOf)),
      unforeseen: null,
    });
    await updateExtra(db, { projectId }, id, {
      ...{ status: 'sent', sentAt: `${on(-2)}T14:20:00.000Z`, sentTo: contacts.windows.email },
      sentBy: await getNameOf(db, ownerId),
    });
  },
};
