import { dayAt } from '#/core/day';
import * as calls from '#/features/reminders/news/contract';
import { createGathering } from '#/features/reminders/news/server/gather';
import * as store from '#/features/reminders/news/server/store';
import type { Services } from '#/platform/server/services';

export function newsRoutes(services: Services): void {
  const { route, db, now } = services;
  const gather = createGathering(services);

  route(calls.listNews, async ({ user }) => {
    const gathered = await gather(user.id, dayAt(now()));
    const found = gathered.flatMap(({ place: { id, name }, news }) =>
      news.map(({ key, ...each }) => ({
        ...each,
        kind: 'change' as const,
        key: `${id} ${key}`,
        project: { id, name },
      })),
    );
    const read = await store.listRead(
      db,
      user.id,
      found.map(({ key }) => key),
    );
    const items = found.map((each) => ({ ...each, isRead: read.has(each.key) }));
    return items.toSorted((one, other) => Number(one.isRead) - Number(other.isRead));
  });

  route(calls.markNewsRead, ({ user, body }) =>
    db.transaction((tx) => store.markRead(tx, user.id, body.keys)),
  );
}
