import type { Day } from '#/core/day';
import type { Deadline } from '#/core/deadline';
import { completeTodo, orderTodos, type Todo } from '#/core/todo';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';
import type { Deadlines } from '#/platform/server/ports/deadlines';
import type { FindGuarded } from '#/platform/server/ports/guards';
import type { ReadMoney } from '#/platform/server/ports/money';
import type { BeforePaying } from '#/platform/server/ports/paying';

export type TodoAsked = {
  db: Database;
  readMoney: ReadMoney;
  projectId: number;
  today: Day;
  findGuarded: FindGuarded;
  beforePaying: BeforePaying;
  /** Of all features, in the order of their days. */
  listDeadlines: () => Promise<readonly Deadline[]>;
};

/** What is to be done of a feature; its deadlines tell themselves. */
export type TodoSource = (asked: TodoAsked) => Promise<readonly Todo[]> | readonly Todo[];

type Guards = Pick<TodoAsked, 'findGuarded' | 'beforePaying'>;
type Asked = Omit<TodoAsked, 'listDeadlines' | keyof Guards>;

/** The one list of what there is to do, that dashboard, menu, deadlines and letters show. */
export type Todos = {
  /** Everything in a project, as it stands on a day; the most pressing first. */
  list: (asked: Asked) => Promise<readonly Todo[]>;
};

export function gatherTodos(
  sources: readonly TodoSource[],
  { deadlines, ...guards }: Guards & { deadlines: Pick<Deadlines, 'list'> },
): Todos {
  async function list(asked: Asked): Promise<readonly Todo[]> {
    const { db, projectId, today } = asked;
    const listDeadlines = () => deadlines.list(db, projectId, today);
    const told = await Promise.all(
      sources.map((source, place) =>
        derived(projectId, `todo ${place} ${today}`, async () =>
          source({ ...asked, ...guards, listDeadlines }),
        ),
      ),
    );
    const byKey = new Map((await listDeadlines()).map((each) => [each.key, each]));
    return orderTodos(told.flat().map((each) => completeTodo(each, byKey.get(each.key))));
  }

  return { list: (asked) => derived(asked.projectId, `todos ${asked.today}`, () => list(asked)) };
}
