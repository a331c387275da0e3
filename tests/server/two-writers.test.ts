import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { features } from '#/app/server/features';
import type { StaleBody } from '#/core/call';
import { addDays, dayAt } from '#/core/day';
import { getBudget } from '#/features/money/budget/contract';
import {
  createQuoteRequest,
  getQuoteRequest,
  listQuoteRequests,
} from '#/features/outside/quote-requests/contract';
import { createPaperRequest, listPaperRequests } from '#/features/outside/shared/paper-requests/contract';
import { createInvoice, listInvoices } from '#/features/papers/shared/invoices/contract';
import { createQuote, listQuotes } from '#/features/papers/shared/quotes/contract';
import { listProjects } from '#/features/people/projects/list-contract';
import { listCollaborators } from '#/features/people/shared/sharing/contract';
import { listCalculations } from '#/features/premiums/premies/contract';
import { createReminder, listReminders } from '#/features/reminders/shared/deadlines/contract';
import { listPhotos } from '#/features/site/shared/photos/contract';
import { createTask, listTasks } from '#/features/site/shared/planning/contract';
import { createContact, listContacts } from '#/features/work/shared/contacts/contract';
import { listDocuments } from '#/features/work/shared/documents/contract';
import { getHome } from '#/features/work/shared/home/contract';
import { createItem, listItems } from '#/features/work/shared/meetstaat/contract';
import { createRoom, listRooms } from '#/features/work/shared/rooms/contract';
import { projectWithMembers } from '../support/members';
import { makeRecord } from '../support/record-fixtures';
import { type Client, withTestApp } from '../support/test-app';

const app = withTestApp();

type Versioned = { id?: number; version: number };
type World = { owner: Client; editor: Client; projectId: number; contactId: number };
let world: World;

beforeAll(async () => {
  const { projectId, owner, editor } = await projectWithMembers(app());
  const body = { name: 'Koen Vermeersch', type: 'contractor' as const };
  world = { owner, editor, projectId, contactId: (await owner.call(createContact, { body })).body.id };
});

type Kind = {
  /** One that both see, as a list or a read shows it. */
  make: () => Promise<Versioned>;
  read: (id: number) => Promise<Versioned | undefined>;
  path: (id: number) => string;
  method: 'PUT' | 'PATCH';
  /** What somebody sends; `word` tells one change from another. */
  body: (word: string) => object | FormData;
  /** Where the word is found again. */
  field: string;
  canBeRemoved: boolean;
};

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

const inProject = () => ({ params: { projectId: world.projectId } });
const find = (rows: readonly Versioned[], id: number) => rows.find((row) => row.id === id);
const line = {
  category: 'Dakwerk',
  description: 'Pannen',
  quantity: '1',
  unit: 'm²',
  unitPrice: '45',
} as const;

async function makeStraight(kind: string, list: () => Promise<readonly Versioned[]>): Promise<Versioned> {
  const place = { projectId: world.projectId, createdBy: world.owner.user.id };
  const id = await makeRecord(app().db, kind, place);
  const made = find(await list(), Number(id));
  if (!made) throw new Error(`${kind} ${id} is not in its list`);
  return made;
}

const lists = {
  quotes: async () => (await world.owner.call(listQuotes, inProject())).body,
  invoices: async () => (await world.owner.call(listInvoices, inProject())).body,
  items: async () => (await world.owner.call(listItems, inProject())).body,
  tasks: async () => (await world.owner.call(listTasks, inProject())).body,
  photos: async () => (await world.owner.call(listPhotos, { ...inProject(), query: {} })).body,
  rooms: async () => (await world.owner.call(listRooms, inProject())).body,
  paperRequests: async () => (await world.owner.call(listPaperRequests, inProject())).body,
  quoteRequests: async () => (await world.owner.call(listQuoteRequests, inProject())).body,
  reminders: async () => (await world.owner.call(listReminders, inProject())).body,
  documents: async () => (await world.owner.call(listDocuments, inProject())).body,
  contacts: async () => (await world.owner.call(listContacts, {})).body,
  collaborators: async () => (await world.owner.call(listCollaborators, inProject())).body,
  premieCalculations: async () => (await world.owner.call(listCalculations, inProject())).body,
  projects: async () => (await world.owner.call(listProjects, {})).body,
  budgets: async () => [{ ...(await world.owner.call(getBudget, inProject())).body, id: world.projectId }],
  homes: async () => [{ ...(await world.owner.call(getHome, inProject())).body, id: world.projectId }],
} satisfies Record<string, () => Promise<readonly Versioned[]>>;

const paper = (word: string) => form({ contactId: String(world.contactId), amount: '100', notes: word });

/** Premium calculations are saved and removed, never changed: they have their own test. */
const kinds: Record<string, Kind> = {
  quotes: {
    make: async () =>
      (
        await world.owner.call(createQuote, {
          ...inProject(),
          body: { contactId: world.contactId, amount: '100' },
        })
      ).body,
    read: async (id) => find(await lists.quotes(), id),
    path: (id) => `/api/quotes/${id}`,
    ...{ method: 'PUT', body: paper, field: 'notes', canBeRemoved: true },
  },
  invoices: {
    make: async () =>
      (
        await world.owner.call(createInvoice, {
          ...inProject(),
          body: { contactId: world.contactId, amount: '100' },
        })
      ).body,
    read: async (id) => find(await lists.invoices(), id),
    path: (id) => `/api/invoices/${id}`,
    ...{ method: 'PUT', body: paper, field: 'notes', canBeRemoved: true },
  },
  items: {
    make: async () => (await world.owner.call(createItem, { ...inProject(), body: line })).body,
    read: async (id) => find(await lists.items(), id),
    path: (id) => `/api/bill-of-quantities/${id}`,
    ...{ method: 'PUT', body: (notes) => ({ ...line, notes }), field: 'notes', canBeRemoved: true },
  },
  tasks: {
    make: async () => (await world.owner.call(createTask, { ...inProject(), body: { title: 'Sloop' } })).body,
    read: async (id) => find(await lists.tasks(), id),
    path: (id) => `/api/planning/${id}`,
    ...{ method: 'PUT', body: (notes) => ({ title: 'Sloop', notes }), field: 'notes', canBeRemoved: true },
  },
  photos: {
    make: () => makeStraight('photos', lists.photos),
    read: async (id) => find(await lists.photos(), id),
    path: (id) => `/api/photos/${id}`,
    ...{ method: 'PUT', body: (caption) => ({ caption }), field: 'caption', canBeRemoved: true },
  },
  rooms: {
    make: async () =>
      (await world.owner.call(createRoom, { ...inProject(), body: { name: `Kamer ${randomUUID()}` } })).body,
    read: async (id) => find(await lists.rooms(), id),
    path: (id) => `/api/rooms/${id}`,
    ...{ method: 'PUT', body: (storey) => ({ storey }), field: 'storey', canBeRemoved: true },
  },
  paperRequests: {
    make: async () =>
      (
        await world.owner.call(createPaperRequest, {
          ...inProject(),
          body: { contactId: world.contactId, what: 'Attest' },
        })
      ).body,
    read: async (id) => find(await lists.paperRequests(), id),
    path: (id) => `/api/paper-requests/${id}`,
    ...{ method: 'PUT', body: (note) => ({ note }), field: 'note', canBeRemoved: true },
  },
  quoteRequests: {
    make: async () => {
      const item = (await world.owner.call(createItem, { ...inProject(), body: line })).body;
      const until = addDays(dayAt(new Date()), 20);
      const asked = {
        title: 'Dak',
        text: 'Prijs?',
        until,
        itemIds: [item.id],
        contactIds: [world.contactId],
      };
      return (await world.owner.call(createQuoteRequest, { ...inProject(), body: asked })).body;
    },
    read: async (id) => (await world.owner.call(getQuoteRequest, { params: { id } })).body,
    path: (id) => `/api/quote-requests/${id}`,
    ...{ method: 'PUT', body: (text) => ({ text }), field: 'text', canBeRemoved: true },
  },
  reminders: {
    make: async () =>
      (await world.owner.call(createReminder, { ...inProject(), body: { title: 'Bel', day: '2027-03-01' } }))
        .body,
    read: async (id) => find(await lists.reminders(), id),
    path: (id) => `/api/reminders/${id}`,
    ...{ method: 'PUT', body: (title) => ({ title, day: '2027-03-01' }), field: 'title', canBeRemoved: true },
  },
  documents: {
    make: () => makeStraight('documents', lists.documents),
    read: async (id) => find(await lists.documents(), id),
    path: (id) => `/api/projects/${world.projectId}/documents/${id}`,
    method: 'PUT',
    body: (description) => ({ category: 'other', description }),
    ...{ field: 'description', canBeRemoved: true },
  },
  contacts: {
    make: async () =>
      (await world.owner.call(createContact, { body: { name: 'Ann', type: 'supplier' } })).body,
    // What a list guesses beside it is no part of the record.
    read: async (id) => {
      const contact = find(await lists.contacts(), id);
      return contact && { ...contact, guessedTrades: undefined };
    },
    path: (id) => `/api/contacts/${id}`,
    method: 'PUT',
    body: (notes) => ({ name: 'Ann', type: 'supplier', notes }),
    ...{ field: 'notes', canBeRemoved: true },
  },
  collaborators: {
    make: async () => {
      const members = (await world.owner.call(listCollaborators, inProject())).body;
      // Not the editor, who has to go on changing things.
      return { ...(members.find(({ user }) => user.name === 'Cas Medewerker') as Versioned) };
    },
    read: async (id) => find(await lists.collaborators(), id),
    path: (id) => `/api/projects/${world.projectId}/collaborators/${id}`,
    method: 'PUT',
    body: (word) => ({ role: word === 'eerste' ? 'editor' : 'collaborator' }),
    ...{ field: 'role', canBeRemoved: false },
  },
  projects: {
    make: async () => ({ ...(find(await lists.projects(), world.projectId) as Versioned) }),
    read: async (id) => find(await lists.projects(), id),
    path: (id) => `/api/projects/${id}`,
    ...{ method: 'PUT', body: (name) => ({ name }), field: 'name', canBeRemoved: false },
  },
  budgets: {
    make: async () => ({ ...(find(await lists.budgets(), world.projectId) as Versioned) }),
    read: async (id) => find(await lists.budgets(), id),
    path: (id) => `/api/projects/${id}/budget`,
    method: 'PUT',
    body: (word) => ({ loanAmount: word === 'eerste' ? '100.00' : '200.00', propertyType: 'first_home' }),
    ...{ field: 'loanAmount', canBeRemoved: false },
  },
  homes: {
    make: async () => ({ ...(find(await lists.homes(), world.projectId) as Versioned) }),
    read: async (id) => find(await lists.homes(), id),
    path: (id) => `/api/projects/${id}/home`,
    ...{ method: 'PUT', body: (street) => ({ street }), field: 'street', canBeRemoved: false },
  },
};

function wordOf({ field, body }: Kind, word: string): unknown {
  const sent = body(word);
  return sent instanceof FormData ? sent.get(field) : (sent as Record<string, unknown>)[field];
}

/** Contacts, members and the project itself are the owner’s to change: then it was another window of theirs. */
const ownersAlone = ['contacts', 'collaborators', 'projects'];
const firstWriter = (name: string) => (ownersAlone.includes(name) ? world.owner : world.editor);

function expectedWords(name: string): Partial<StaleBody> {
  // One that no project uses stands in no log.
  if (name === 'contacts') return { message: 'Dit is intussen gewijzigd.', changedBy: null, changedAt: null };
  const changedAt = expect.stringMatching(/^20.+Z$/);
  const { id } = firstWriter(name).user;
  if (id !== world.owner.user.id) {
    const message = 'Els Editor heeft dit intussen gewijzigd.';
    return { message, changedBy: { id, name: 'Els Editor' }, changedAt };
  }
  const message = 'U heeft dit intussen in een ander venster of op een ander toestel gewijzigd.';
  return { message, changedBy: { id, name: 'Katrien De Smet' }, changedAt };
}

function hasOwnTest(feature: string): boolean {
  const folder = join(import.meta.dirname, '../../src/features');
  const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.test.ts') && file.split(sep).slice(1, 3).join('/') === `${feature}/server`,
  );
  return tests.some((file) => readFileSync(join(folder, file), 'utf8').includes("'if-match'"));
}

const on = ({ version }: Versioned) => ({ 'if-match': `"${version}"` });

describe('two people who change one record', () => {
  it('are tried on every kind that has versions, here or in the test of its feature', () => {
    const tried = new Set([...Object.keys(kinds), 'premieCalculations']);
    const untried = features.flatMap(({ name, records = {} }) =>
      hasOwnTest(name)
        ? []
        : Object.keys(records).filter((kind) => records[kind]?.versioned && !tried.has(kind)),
    );
    expect(untried).toEqual([]);
  });

  it.each(Object.keys(kinds))(
    'of %s: the second is told what the first did, and nothing is lost',
    async (name) => {
      const kind = kinds[name] as Kind;
      const seen = await kind.make();
      const id = seen.id ?? world.projectId;
      const send = (word: string, headers?: Record<string, string>) =>
        world.owner.request(kind.method, kind.path(id), kind.body(word), headers);

      const first = await firstWriter(name).request(
        kind.method,
        kind.path(id),
        kind.body('eerste'),
        on(seen),
      );
      expect(first.status).toBe(200);
      const refused = await send('tweede', on(seen));
      expect(refused.status).toBe(409);
      const told = refused.body as StaleBody;
      expect(told).toMatchObject(expectedWords(name));
      const now = await kind.read(id);
      expect({ ...(told.current as object), id }).toEqual({ ...now, id });
      expect(now).toMatchObject({ [kind.field]: wordOf(kind, 'eerste') });

      expect((await send('tweede', on(now as Versioned))).status).toBe(200);
      expect(await kind.read(id)).toMatchObject({ [kind.field]: wordOf(kind, 'tweede') });
      expect((await send('eerste')).status).toBe(200);
    },
  );

  it.each(Object.keys(kinds))('of %s at the same moment: one of them wins', async (name) => {
    const kind = kinds[name] as Kind;
    const { id = world.projectId } = await kind.make();
    const seen = (await kind.read(id)) as Versioned;
    const words = ['eerste', 'tweede', 'eerste', 'tweede'];
    const answers = await Promise.all(
      words.map((word) => world.owner.request(kind.method, kind.path(id), kind.body(word), on(seen))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it.each(Object.keys(kinds).filter((name) => kinds[name]?.canBeRemoved))(
    'of %s: who removes it is told as well',
    async (name) => {
      const kind = kinds[name] as Kind;
      const seen = await kind.make();
      const id = seen.id ?? 0;
      await firstWriter(name).request(kind.method, kind.path(id), kind.body('eerste'));
      const refused = await world.owner.request('DELETE', kind.path(id), undefined, on(seen));
      expect([refused.status, refused.body]).toMatchObject([409, expectedWords(name)]);
      const now = (await kind.read(id)) as Versioned;
      expect((await world.owner.request('DELETE', kind.path(id), undefined, on(now))).status).toBe(204);
    },
  );

  it('of a payment and a note: the note is not saved over the payment', async () => {
    const seen = await (kinds.invoices as Kind).make();
    const url = `/api/invoices/${seen.id}`;
    const paid = await world.owner.request(
      'PUT',
      `${url}/payment`,
      { status: 'paid', paidDate: '2026-05-01' },
      on(seen),
    );
    expect(paid.status).toBe(200);
    expect((await world.owner.request('PUT', url, paper('gebeld'), on(seen))).status).toBe(409);
    expect(find(await lists.invoices(), seen.id ?? 0)).toMatchObject({ status: 'paid', notes: null });
  });

  it('of a choice among quotes: who chooses one that was changed is told', async () => {
    const { make, path, body } = kinds.quotes as Kind;
    const [seen, other] = [await make(), await make()];
    await world.owner.request('PUT', path(seen.id ?? 0), body('duurder'));
    const url = `/api/projects/${world.projectId}/quotes/choose`;
    const choice = { acceptId: seen.id, rejectIds: [other.id] };
    expect((await world.owner.request('POST', url, choice, on(seen))).status).toBe(409);
    expect(find(await lists.quotes(), other.id ?? 0)).toMatchObject({ status: 'pending' });
    const now = find(await lists.quotes(), seen.id ?? 0) as Versioned;
    expect((await world.owner.request('POST', url, choice, on(now))).status).toBe(200);
  });

  it('of a calculation: one that is there is removed on its version', async () => {
    const seen = await makeStraight('premieCalculations', lists.premieCalculations);
    const url = `/api/premie-calculations/${seen.id}`;
    expect((await world.owner.request('DELETE', url, undefined, { 'if-match': '"7"' })).status).toBe(409);
    expect((await world.owner.request('DELETE', url, undefined, on(seen))).status).toBe(204);
  });

  it('are told by a sentence when the version is none', async () => {
    const seen = await (kinds.tasks as Kind).make();
    const sent = { title: 'Sloop' };
    const refused = await world.owner.request('PUT', `/api/planning/${seen.id}`, sent, {
      'if-match': 'drie',
    });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { message: 'De kop If-Match hoort een versie te bevatten, zoals "3".' },
    ]);
  });
});
