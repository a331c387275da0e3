import { tasks as exampleTasks } from '#/features/site/planning/server/example/tasks';
import { tasks } from '#/features/site/shared/planning/server/tables';
import type { ExamplePart } from '#/platform/server/ports/example';

export const planningExample: ExamplePart = {
  after: ['contacts', 'quotes', 'rooms'],
  /** What comes first is written first: who follows it names it by its number. */
  write: async ({ db, projectId, ownerId, on, idOf }) => {
    const ids = new Map<string, number>();
    for (;;) {
      const next = exampleTasks.filter(
        ({ title, after = [] }) => !ids.has(title) && after.every((each) => ids.has(each.title)),
      );
      if (next.length === 0) break;
      const rows = await db
        .insert(tasks)
        .values(
          next.map(({ contact, quote, room, start, end, after = [], needs = [], checks = [], ...rest }) => ({
            ...rest,
            ...{ projectId, createdBy: ownerId },
            contactId: contact && idOf('contacts', contact),
            roomIds: room === undefined ? [] : [idOf('rooms', room)],
            quoteId: quote === undefined ? null : idOf('quotes', quote),
            startDate: on(start),
            endDate: end === undefined ? null : on(end),
            dependsOn: after.map(({ title, days }) => ({ taskId: ids.get(title) ?? 0, days })),
            checks: checks.map((what) => ({ what, isDone: false })),
            needs: needs.map(({ arrives, ...need }) => ({
              ...need,
              arrivesOn: arrives === undefined ? null : on(arrives),
            })),
          })),
        )
        .returning({ id: tasks.id, title: tasks.title });
      for (const { id, title } of rows) ids.set(title, id);
    }
  },
};
