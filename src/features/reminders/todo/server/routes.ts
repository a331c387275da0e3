import { dayAt } from '#/core/day';
import { setTodoAside } from '#/features/reminders/shared/todo/aside-contract';
import { listTodo } from '#/features/reminders/shared/todo/contract';
import { toListed } from '#/features/reminders/todo/rules/listed';
import * as store from '#/features/reminders/todo/server/store';
import type { Services } from '#/platform/server/services';

export function todoRoutes({ route, db, now, todo, readMoney }: Services): void {
  route(listTodo, async ({ user, project: { projectId }, query }) => {
    const today = dayAt(now());
    const aside = await store.listAside(db, { userId: user.id, projectId }, today);
    const asked = { db, readMoney, projectId, today };
    const all = (await todo.list(asked)).map(toListed);
    if (query.withAside !== 'true') return all.filter(({ key }) => !aside.has(key));
    return all.map((each) => ({ ...each, until: aside.get(each.key) }));
  });

  route(setTodoAside, ({ user, project: { projectId }, body }) =>
    db.transaction((tx) => store.setAside(tx, { userId: user.id, projectId }, body, dayAt(now()))),
  );
}
