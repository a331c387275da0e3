import {
  type LedgerTold,
  ledgerText,
  overviewText,
  type TodoTold,
  todoText,
} from '#/features/programs/assistants/rules/texts';
import { type Asking, type Asks, addressOf, readAs } from '#/features/programs/assistants/server/asking';
import { getProjectName } from '#/platform/server/database/stores/project-name-store';

type Resource = {
  uri: string;
  name: string;
  description: string;
  /** Where one looks at it in the app. */
  page: string;
  read: (asks: Asks, asking: Asking) => Promise<string>;
};

const pathOf = (name: string) => `/api/projects/:projectId/${name}`;

const readLedger = async (asks: Asks, asking: Asking) =>
  (await readAs(asks, asking, pathOf('ledger'))) as LedgerTold;

async function readTodos(asks: Asks, asking: Asking): Promise<TodoTold[]> {
  const todos = (await readAs(asks, asking, pathOf('todo'))) as TodoTold[];
  return todos.map((todo) => ({ ...todo, href: addressOf(asks, asking, todo.href) }));
}

const countOf = async (asks: Asks, asking: Asking, name: string) =>
  ((await readAs(asks, asking, pathOf(name))) as unknown[]).length;

export const resources: readonly Resource[] = [
  {
    uri: 'truweel://overzicht',
    name: 'Overzicht',
    description: 'Hoe het project ervoor staat',
    page: '/',
    read: async (asks, asking) =>
      overviewText({
        project: await getProjectName(asks.db, asking.projectId),
        ledger: await readLedger(asks, asking),
        quotes: await countOf(asks, asking, 'quotes'),
        invoices: await countOf(asks, asking, 'invoices'),
        todos: (await readTodos(asks, asking)).filter(({ weight }) => weight !== 'later').length,
      }),
  },
  {
    uri: 'truweel://kasboek',
    name: 'Kasboek',
    description: 'Wat het project kost, wat er betaald is en of het budget volstaat',
    page: '/budget',
    read: async (asks, asking) => ledgerText(await readLedger(asks, asking)),
  },
  {
    uri: 'truweel://te-doen',
    name: 'Wat vraagt aandacht',
    description: 'Wat er te doen is, het dringendste eerst',
    page: '/termijnen',
    read: async (asks, asking) => todoText(await readTodos(asks, asking)),
  },
];
