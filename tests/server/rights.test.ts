import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { isInProject, type LinkPurpose, linkPurposes, type TokenRight, tokenRights } from '#/core/call';
import { day } from '#/core/day';
import { addFolderLink } from '#/features/folder/folder/server/links-store';
import { priceAnswers, quoteRequests } from '#/features/outside/quote-requests/server/tables';
import { makeKey } from '#/features/outside/shared/links/server/make-key';
import { createLink } from '#/features/outside/shared/links/server/store';
import { createToken } from '#/features/programs/tokens/server/store';
import { createWebhook } from '#/features/programs/webhooks/server/store';
import { sealedFor } from '#/features/programs/webhooks/server/told';
import { judgeQuote } from '#/features/reading/check/rules/judge';
import { saveCheck } from '#/features/reading/check/server/store';
import { tasks } from '#/features/site/shared/planning/server/tables';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import { collaborators, projects } from '#/platform/server/database/schema/projects';
import type { RouteEntry } from '#/platform/server/http/routes';
import { makeAccessToken } from '#/platform/server/identity/access-token';
import { findVisit, hashToken, startSession } from '#/platform/server/identity/sessions';
import { createSecretBox } from '#/platform/server/secret-box';
import { makeContact, makeRecord } from '../support/record-fixtures';
import { type Client, testSecretsKey, withTestApp } from '../support/test-app';
import {
  closedToPrograms,
  type LooseRecord,
  linkRoutes,
  type Member,
  members,
  openRoutes,
  opensInbox,
  type Person,
  people,
  programRoutes,
  rules,
  signedInRoutes,
} from './rights-table';

const app = withTestApp();
const patience = 180_000;

type Outcome = 'admitted' | 'unauthorized' | 'forbidden' | 'hidden';
type Cast = Record<Exclude<Person, 'anonymous'>, Client>;
type Attempt = { route: string; person: Person; record?: string; outcome: Outcome | string };

let cast: Cast;

beforeAll(signInCast);

async function signInCast(): Promise<void> {
  cast = {
    owner: await app().signIn('Olga Owner'),
    editor: await app().signIn('Els Editor'),
    collaborator: await app().signIn('Koen Collaborator'),
    pending: await app().signIn('Piet Pending'),
    stranger: await app().signIn('Stef Vreemd'),
  };
}

/** A project with everybody in their place; a new one for whoever may change it. */
async function makeWorld(): Promise<{ projectId: number; invitationId: number }> {
  const { db } = app();
  const [project] = await db
    .insert(projects)
    .values({ name: 'Samen', userId: cast.owner.user.id })
    .returning({ id: projects.id });
  const projectId = project?.id ?? 0;
  const memberOf = (person: 'editor' | 'collaborator') => ({
    projectId,
    userId: cast[person].user.id,
    email: cast[person].user.email ?? '',
    role: person,
    status: 'accepted' as const,
  });
  const [invitation] = await db
    .insert(collaborators)
    .values({ projectId, email: cast.pending.user.email ?? '' })
    .returning({ id: collaborators.id });
  await db.insert(collaborators).values([memberOf('editor'), memberOf('collaborator')]);
  return { projectId, invitationId: invitation?.id ?? 0 };
}

/** A program of one of the cast, let into a project. */
async function makeTokenOf(person: Member, projectId: number, right: TokenRight) {
  const token = makeAccessToken();
  const fields = { name: 'Thuisserver', projectId, right, days: 1 };
  const id = await createToken(app().db, cast[person].user.id, fields, hashToken(token));
  return { id, headers: { authorization: `Bearer ${token}` } };
}

const makeLoose: Record<LooseRecord, () => Promise<number | string>> = {
  session: async () => {
    const { token } = await startSession(app().db, cast.owner.user.id, null);
    return (await findVisit(app().db, token))?.session.key ?? '';
  },
  invitation: async () => (await makeWorld()).invitationId,
  contact: async () => {
    const { db } = app();
    const { projectId } = await makeWorld();
    const contactId = await makeContact(db, cast.owner.user.id);
    await db.insert(tasks).values({ projectId, title: 'Afspraak', contactId });
    return contactId;
  },
  removedProject: async () => {
    const { projectId } = await makeWorld();
    await app().db.update(projects).set({ removedAt: sql`now()` }).where(eq(projects.id, projectId));
    return projectId;
  },
  removedContact: async () => {
    const contactId = await makeContact(app().db, cast.owner.user.id);
    await app().db.update(contacts).set({ removedAt: sql`now()` }).where(eq(contacts.id, contactId));
    return contactId;
  },
  token: async () => {
    const { projectId } = await makeWorld();
    return (await makeTokenOf('owner', projectId, 'read')).id;
  },
  webhook: async () => {
    const { projectId } = await makeWorld();
    return createWebhook(app().db, {
      ...{ userId: cast.owner.user.id, projectId, url: 'https://huis.example/', tables: ['quotes'] },
      sealedSecret: createSecretBox({ key: testSecretsKey, folder: undefined }).seal(
        'whsec_AAAA',
        sealedFor({ userId: cast.owner.user.id, projectId }),
      ),
    });
  },
  check: async () => (await saveCheck(app().db, cast.owner.user.id, judgeQuote(''), null)).checkId,
};

function nameOf({ method, path }: RouteEntry): string {
  return `${method} ${path}`;
}

function urlOf(path: string, ids: Record<string, number | string | undefined>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    if (ids[name] === undefined) throw new Error(`${path}: the walk doesn't know what ':${name}' is`);
    return String(ids[name]);
  });
}

const refusals = new Map<number, [Outcome, string]>([
  [401, ['unauthorized', 'Unauthorized']],
  [403, ['forbidden', 'U heeft geen rechten om dit te doen.']],
  [404, ['hidden', 'Niet gevonden.']],
]);

/** An empty body gets whoever is let in no further than the first check of what was sent. */
async function attempt(
  { method }: RouteEntry,
  url: string,
  person: Person,
  { body = {}, words }: { body?: object; words?: string } = {},
): Promise<Outcome | string> {
  const client = person === 'anonymous' ? app().visitor : cast[person];
  const answer = await client.request(
    method,
    url,
    method === 'GET' || method === 'DELETE' ? undefined : body,
  );
  if (answer.status >= 500) return `failed with ${answer.status}`;
  const refusal = refusals.get(answer.status);
  if (!refusal) return 'admitted';
  const [outcome, message] = refusal;
  const said = JSON.stringify(answer.body);
  // Only who is let in learns that the bytes behind a file's row, which the walk never stored, are gone.
  if (said.includes('niet meer te vinden in de opslag')) return 'admitted';
  return [message, words].some((each) => said === JSON.stringify({ message: each }))
    ? outcome
    : `${answer.status} with other words: ${said}`;
}

function isMember(person: Person): person is Member {
  return (members as readonly Person[]).includes(person);
}

function projectRoutes(): RouteEntry[] {
  return app().routes.filter(({ who }) => isInProject(who));
}

function rulesFor(route: RouteEntry) {
  return rules.filter(({ routes }) => routes.test(nameOf(route)));
}

function expectedInProject(route: RouteEntry, person: Person, recordOf: Member): Outcome {
  if (person === 'anonymous') return 'unauthorized';
  if (!isMember(person)) return 'hidden';
  const may = rulesFor(route)[0]?.may[person] ?? 'no';
  return may === 'yes' || (may === 'own' && person === recordOf) ? 'admitted' : 'forbidden';
}

/** Tries the route on a record of each member, or once where it is about no record; whose it is matters to members. */
async function walk(route: RouteEntry, person: Person, shared: number) {
  const record = isInProject(route.who) ? route.who.record : undefined;
  const tried: Attempt[] = [];
  const wanted: Attempt[] = [];
  for (const recordOf of record && isMember(person) ? members : (['owner'] as const)) {
    const outcome = expectedInProject(route, person, recordOf);
    const mayChange = outcome === 'admitted' && route.method !== 'GET';
    const projectId = mayChange ? (await makeWorld()).projectId : shared;
    const place = { projectId, createdBy: cast[recordOf].user.id };
    const id = record && (await makeRecord(app().db, record, place));
    const ids = { projectId, id, key: id };
    const facts = { route: nameOf(route), person, ...(record ? { record: `of the ${recordOf}` } : {}) };
    wanted.push({ ...facts, outcome });
    tried.push({ ...facts, outcome: await attempt(route, urlOf(route.path, ids), person) });
  }
  return { tried, wanted };
}

async function makeSentRequest(projectId: number, contactId: number): Promise<number> {
  const { db } = app();
  const asked = {
    projectId,
    title: 'Dak',
    text: 'Prijs?',
    until: day('2099-01-31'),
    status: 'sent' as const,
  };
  const [{ id = 0 } = {}] = await db.insert(quoteRequests).values(asked).returning({ id: quoteRequests.id });
  await db.insert(priceAnswers).values({ projectId, contactId, requestId: id });
  return id;
}

/** What a link is about, where it is about one record. */
async function aboutOf(purpose: LinkPurpose, projectId: number, contactId: number): Promise<number | null> {
  if (purpose === 'price-request') return makeSentRequest(projectId, contactId);
  return purpose === 'folder' ? addFolderLink(app().db, { projectId, chapters: ['permit'] }) : null;
}

/** Of nobody, and told from the others as the record of nobody is. */
const noFile = '20000000-0000-4000-8000-200000000000';

/** A link that is good for another day, for one purpose. */
async function makeLink(purpose: LinkPurpose): Promise<{ token: string; id: number }> {
  const { db } = app();
  const { projectId } = await makeWorld();
  const contactId = await makeContact(db, cast.owner.user.id);
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const recordId = await aboutOf(purpose, projectId, contactId);
  const id = await createLink(db, { projectId, contactId, purpose, recordId, name: 'Maes', until });
  return { token: (await makeKey(db, { id, purpose }, '')).split('/').at(-1) ?? '', id };
}

describe('a link', () => {
  const tokened = () => app().routes.filter(({ path }) => path.includes(':token'));

  it('is spoken of by the table, as the calls say what it is for', () => {
    const said = app().routes.flatMap((route) =>
      typeof route.who === 'object' && 'link' in route.who ? [[nameOf(route), route.who.link]] : [],
    );
    const told = Object.entries(linkRoutes).map(([name, { purpose }]) => [name, purpose]);
    expect(said.sort()).toEqual(told.sort());
  });

  it.each(linkPurposes)(
    'opens nothing but what it is for: %s',
    async (purpose) => {
      const problems = [];
      for (const route of tokened()) {
        if (route.path.endsWith('.ics') || route.path.startsWith('/herinneringen')) continue;
        const { token } = await makeLink(purpose);
        const may = linkRoutes[nameOf(route)]?.purpose;
        // What can be read as a form only gets as far as what is wrong with it; nobody has this record.
        const url = urlOf(route.path, { token, id: 2_000_000_000, key: noFile, number: 1 });
        const { status } = await app().visitor.request(route.method, url, { odd: true });
        const isIn = status !== 404 || url.includes('2000000000') || purpose === 'approval';
        const isMeant = may === purpose || may === 'any';
        if (isMeant ? !isIn || status >= 500 : status !== 404) problems.push([nameOf(route), status]);
      }
      expect(problems).toEqual([]);
    },
    patience,
  );

  it('is nobody who signed in', async () => {
    const { token } = await makeLink('guest');
    const others = app().routes.filter(({ who }) => isInProject(who) || who === 'signed-in');
    const headers = { cookie: `session=${token}`, authorization: `Bearer ${token}` };
    const answers = new Set<number>();
    for (const { method, path } of others) {
      const url = path.replace(/:(\w+)/g, '1');
      answers.add((await app().visitor.request(method, url, undefined, headers)).status);
    }
    expect([...answers]).toEqual([401]);
  });
});

describe('a token', () => {
  const guarded = () => app().routes.filter(({ who }) => isInProject(who) || who === 'signed-in');

  function expectedToken(route: RouteEntry): TokenRight | undefined {
    if (nameOf(route) === opensInbox) return 'inbox';
    const isRead = isInProject(route.who) && route.method === 'GET';
    return isRead && !closedToPrograms[nameOf(route)] ? 'read' : undefined;
  }

  it('opens what the table says, as each call says itself', () => {
    const said = app().routes.map((route) => [nameOf(route), route.token]);
    expect(said).toEqual(app().routes.map((route) => [nameOf(route), expectedToken(route)]));
    const names = new Set(app().routes.map(nameOf));
    expect(Object.keys(closedToPrograms).filter((name) => !names.has(name))).toEqual([]);
  });

  describe.each(tokenRights)('that may: %s', (right) => {
    it.each(members)(
      'opens nothing else, in its own project and for what its person may: %s',
      async (person) => {
        const { projectId } = await makeWorld();
        const { headers } = await makeTokenOf(person, projectId, right);
        const problems = [];
        for (const route of guarded()) {
          // What a token is not for is refused whatever the record.
          const isFor = expectedToken(route) === right;
          const record = isFor && isInProject(route.who) ? route.who.record : undefined;
          const place = { projectId, createdBy: cast.owner.user.id };
          const id = record ? await makeRecord(app().db, record, place) : 1;
          const url = urlOf(route.path, { projectId, id, key: record ? id : 'x' });
          const body = route.method === 'GET' || route.method === 'DELETE' ? undefined : {};
          const { status, body: told } = await app().visitor.request(route.method, url, body, headers);
          const said = JSON.stringify(told);
          const isIn =
            (status < 500 && ![401, 403, 404].includes(status)) ||
            said.includes('niet meer te vinden in de opslag');
          const isRefused = status === 403 && said.includes('Een programma met dit token mag dit niet.');
          if (isFor ? !isIn : !isRefused) problems.push([nameOf(route), status, said]);
        }
        expect(problems).toEqual([]);
      },
      patience,
    );
  });

  it('of either kind opens what is for programs, which nobody opens who is signed in', async () => {
    const forPrograms = app().routes.filter(({ who }) => typeof who === 'object' && 'program' in who);
    expect(forPrograms.map(nameOf).sort()).toEqual(Object.keys(programRoutes).sort());
    const { projectId } = await makeWorld();
    for (const { method, path } of forPrograms) {
      for (const client of [app().visitor, ...Object.values(cast)])
        expect((await client.request(method, path)).status).toBe(401);
      for (const right of tokenRights) {
        const { headers } = await makeTokenOf('collaborator', projectId, right);
        expect([400, 405, 406, 415]).toContain(
          (await app().visitor.request(method, path, undefined, headers)).status,
        );
      }
    }
  });

  it(
    'finds nothing in another project of the same person, and nothing of it behind a record',
    async () => {
      const [own, other] = [await makeWorld(), await makeWorld()];
      const { headers } = await makeTokenOf('owner', own.projectId, 'read');
      const answers = new Set<number>();
      for (const route of guarded()) {
        if (expectedToken(route) !== 'read') continue;
        const record = isInProject(route.who) ? route.who.record : undefined;
        const place = { projectId: other.projectId, createdBy: cast.owner.user.id };
        const id = record && (await makeRecord(app().db, record, place));
        const url = urlOf(route.path, { projectId: other.projectId, id, key: id });
        answers.add((await app().visitor.request('GET', url, undefined, headers)).status);
      }
      expect([...answers]).toEqual([404]);
    },
    patience,
  );
});

describe('the table of rights', () => {
  it('speaks exactly once of every route in a project', () => {
    const problems = projectRoutes().flatMap((route) => {
      const lines = rulesFor(route).map(({ what }) => what);
      if (lines.length === 1) return [];
      const found = lines.length === 0 ? 'no line speaks of it' : `${lines.join(' and ')} both speak of it`;
      return [`${nameOf(route)}: ${found}; say in \`rules\` of tests/server/rights-table.ts who may`];
    });
    expect(projectRoutes().length).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });

  it('says why a route needs no project, or no session', () => {
    const routesFor = (wanted: string) =>
      app()
        .routes.filter(({ who }) => who === wanted)
        .map(nameOf)
        .sort();
    expect(routesFor('signed-in')).toEqual(Object.keys(signedInRoutes).sort());
    expect(routesFor('anyone')).toEqual(Object.keys(openRoutes).sort());
  });

  it.each(people)(
    'holds on every route in a project for: %s',
    async (person) => {
      const { projectId } = await makeWorld();
      const walked = [];
      for (const route of projectRoutes()) walked.push(await walk(route, person, projectId));
      expect(walked.flatMap(({ tried }) => tried)).toEqual(walked.flatMap(({ wanted }) => wanted));
    },
    patience,
  );

  describe('on every route outside projects', () => {
    // Some of these write down all that is theirs: people without the hundreds of projects of the walk above.
    beforeAll(signInCast);

    it.each(people)(
      'holds for: %s',
      async (person) => {
        const tried = [];
        const wanted = [];
        for (const route of app().routes.filter(({ who }) => who === 'signed-in')) {
          const rule = signedInRoutes[nameOf(route)];
          if (rule?.isLong && person !== 'anonymous' && person !== 'owner') continue;
          const made = rule?.record && (await makeLoose[rule.record]());
          const ids = { id: made, key: made };
          const outcome = person === 'anonymous' ? 'unauthorized' : (rule?.refuses?.[person] ?? 'admitted');
          wanted.push([nameOf(route), outcome]);
          tried.push([nameOf(route), await attempt(route, urlOf(route.path, ids), person, rule)]);
        }
        expect(tried).toEqual(wanted);
      },
      patience,
    );
  });
});
