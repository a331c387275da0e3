import { addDays } from '#/core/day';
import { deadlineOn, type OwnDeadline } from '#/core/deadline';
import { fittingPath } from '#/features/folder/fittings/page';
import { fittingTitle } from '#/features/folder/fittings/rules/title';
import { listFittings } from '#/features/folder/fittings/server/store';
import type { DeadlineSource } from '#/platform/server/ports/deadlines';

/** A guarantee that ended a month ago can’t be called on any more. */
const toldDays = 30;

export const fittingDeadlines: DeadlineSource = {
  kinds: {
    guarantee: {
      label: 'Waarborg loopt af',
      name: 'Waarborgen die aflopen',
      step: 'Waarborg bekijken',
      noticeDays: 30,
      place: 62,
    },
    maintenance: {
      label: 'Onderhoud laten doen',
      name: 'Onderhoud van toestellen',
      step: 'Onderhoud bekijken',
      noticeDays: 30,
      place: 63,
    },
  },
  list: async (db, projectId, today) => {
    const since = addDays(today, -toldDays);
    return (await listFittings(db, projectId)).flatMap((fitting): OwnDeadline[] => {
      const { id, guaranteeUntil, nextMaintenance } = fitting;
      const named = { id, name: fittingTitle(fitting) };
      const path = fittingPath(id);
      return [
        ...(guaranteeUntil && guaranteeUntil >= since
          ? [deadlineOn('guarantee', named, { day: guaranteeUntil, path })]
          : []),
        ...(nextMaintenance ? [deadlineOn('maintenance', named, { day: nextMaintenance, path })] : []),
      ];
    });
  },
};
