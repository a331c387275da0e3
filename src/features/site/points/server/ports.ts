import { contactName } from '#/core/contact-name';
import { pointDeadlines } from '#/features/site/points/rules/deadlines';
import { pointName } from '#/features/site/points/rules/name';
import { statusLabels } from '#/features/site/points/rules/steps';
import { repairedTodos } from '#/features/site/points/rules/todo';
import { listPendingPoints, listPoints } from '#/features/site/points/server/store';
import type { DeadlineSource } from '#/platform/server/ports/deadlines';
import type { TellFolder } from '#/platform/server/ports/folder';
import type { TodoSource } from '#/platform/server/ports/todo';

export const pointsDeadlines: DeadlineSource = {
  kinds: {
    point: {
      label: 'Punt herstellen',
      name: 'Punten van de werf die hersteld moeten zijn',
      step: 'Punt openen',
      noticeDays: 0,
      place: 55,
    },
  },
  list: async (db, projectId) => pointDeadlines(await listPendingPoints(db, projectId)),
};

/** Where on a drawing something was to be put right, and whether it is. */
export const pointsInFolder: TellFolder = async (db, projectId) => ({
  pins: (await listPoints(db, projectId)).flatMap(({ number, text, status, pin }) => {
    if (!pin || status === 'dropped') return [];
    const title = pointName({ number, text });
    return [{ ...pin, chapter: 'handovers' as const, title, detail: statusLabels[status], file: null }];
  }),
});

export const pointsTodos: TodoSource = async ({ db, projectId }) => {
  const points = (await listPendingPoints(db, projectId)).filter(({ status }) => status === 'repaired');
  const names = new Map(points.map(({ contactId, contact }) => [contactId, contact && contactName(contact)]));
  return repairedTodos(points, (id) => (id === null ? null : (names.get(id) ?? null)));
};
