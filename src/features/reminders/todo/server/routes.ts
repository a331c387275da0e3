import { dayAt } from '#/core/day';
import { setTodoAside } from '#/features/reminders/shared/todo/aside-contract';
import { listTodo } from '#/features/reminders/shared/todo/contract';
import { toListed } from '#/features/reminders/todo/rules/listed';
import * as store from '#/features/reminders/todo/server/store';
import { rememberForOneAnswer } from '#/platform/server/remember';
import type { Services } from '#/platform/server/services';

export function todoRoutes({ route, db, now, todo, readMoney }: Services): void {
  route(listTodo, async ({ user, project: { projectId, revision }, query }) => {
    const today = dayAt(now());
    const aside = await store.listAside(db, { userId: user.id, projectId }, today);
    const asked = { db, readMoney, projectId, today, remember: rememberForOneAnswer() };
    const all = (await todo.listAt(revision, asked)).map(toListed);
    if (query.withAside !== 'true') return all.filter(({ key }) => !aside.has(key));
    return all.map((each) => ({ ...each, until: aside.get(each.key) }));
  });

  route(setTodoAside, ({ user, project: { projectId }, body }) =>
    db.transaction((tx) => store.setAside(tx, { userId: user.id, projectId }, body, dayAt(now()))),
  );
}
