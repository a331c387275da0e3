import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayAt, isDay } from '#/core/day';
import { createExample } from '#/features/front/example/contract';
import type { Examples } from '#/platform/server/http/description';
import type { RouteEntry } from '#/platform/server/http/routes';
import { withOwnTestApp } from '../../../tests/support/test-app';

/** UPDATE_EXAMPLES=1 writes the file anew; otherwise it is held against what the example project answers. */
const file = new URL('./api-examples.json', import.meta.url);
const isUpdating = process.env.UPDATE_EXAMPLES !== undefined;

const today = '2026-03-10';
const moment = `${today}T12:00:00.000Z`;
const uuid = '3f0c9a52-7d1e-4b8a-9c55-0e6a4f1b2d37';
const app = withOwnTestApp({ now: () => new Date(moment) });

const momentPattern = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The day on which this test runs: what the database itself notes is of then. */
const reallyToday = dayAt(new Date());

/** Enough to see how something looks: of lists the beginning. */
const most = 2;

function cut(value: unknown, depth = 0): unknown {
  if (Array.isArray(value)) return value.slice(0, depth > 1 ? 1 : most).map((each) => cut(each, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cut(each, depth + 1)]));
}

/** Of what is another at each run: one of the same kind, that stays. */
function settle(text: string): string {
  if (momentPattern.test(text)) return moment;
  if (uuidPattern.test(text)) return uuid;
  return text
    .split('/')
    .map((part) => (uuidPattern.test(part) ? uuid : part))
    .join('/');
}

function settled(value: unknown): unknown {
  if (typeof value === 'string') return value === reallyToday ? today : settle(value);
  if (Array.isArray(value)) return value.map(settled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, settled(each)]));
}

/** Bytes of the log: a moment is written shorter where it ends in noughts. */
const measured = ['inLog', 'used'];

/** What was kept, where it only differs from what is answered by the day or the moments; otherwise the answer. */
function sameBut(kept: unknown, answered: unknown): unknown {
  if (typeof answered === 'string' && typeof kept === 'string')
    return answered === reallyToday && isDay(kept) ? kept : settle(answered);
  if (Array.isArray(answered) && Array.isArray(kept))
    return answered.map((each, at) => sameBut(kept[at], each));
  if (typeof answered !== 'object' || answered === null) return answered;
  const was = (kept ?? {}) as Record<string, unknown>;
  const isMeasured = (name: string, each: unknown) =>
    measured.includes(name) && typeof each === 'number' && typeof was[name] === 'number';
  return Object.fromEntries(
    Object.entries(answered).map(([name, each]) => [
      name,
      isMeasured(name, each) ? was[name] : sameBut(was[name], each),
    ]),
  );
}

const isRead = ({ method, token, call }: RouteEntry) =>
  method === 'GET' && token === 'read' && call?.output !== undefined;
const described = (path: string) => path.replace(/:(\w+)/g, '{$1}');

/** By the list of the project that has its name: `/api/quotes/:id/…` is of one of `/api/projects/:projectId/quotes`. */
function firstOf(path: string, answers: ReadonlyMap<string, unknown>): number | undefined {
  const [, name] = /^\/api\/([\w-]+)\/:id(?:\/|$)/.exec(path) ?? [];
  const list = answers.get(`/api/projects/:projectId/${name}`);
  return Array.isArray(list) ? (list[0] as { id?: number } | undefined)?.id : undefined;
}

/** Of what the example project has none, there is nothing to show. */
function tellsSomething(answer: unknown): boolean {
  return answer !== null && !(Array.isArray(answer) && answer.length === 0);
}

async function readAll(): Promise<Map<string, unknown>> {
  const owner = await app().signIn('Katrien De Smet', {
    ...{ subject: 'voorbeeld', email: 'katrien@voorbeeld.example' },
  });
  const { body: project } = await owner.call(createExample, {});
  const answers = new Map<string, unknown>();
  const ask = async (path: string, url: string) => {
    const { status, body, headers } = await owner.request('GET', url);
    if (status === 200 && String(headers['content-type']).includes('json')) answers.set(path, body);
  };
  const reads = app().routes.filter(isRead);
  for (const { path } of reads)
    if (path.includes(':projectId') && !path.includes(':id'))
      await ask(path, path.replace(':projectId', String(project.id)));
  for (const { path } of reads) {
    const id = firstOf(path, answers);
    if (id !== undefined) await ask(path, path.replace(':id', String(id)));
  }
  return answers;
}

describe('the examples in the API’s description', () => {
  const fresh = new Map<string, unknown>();

  beforeAll(async () => {
    for (const [path, answer] of await readAll()) if (tellsSomething(answer)) fresh.set(path, cut(answer));
    if (!isUpdating) return;
    const examples = Object.fromEntries([...fresh].map(([path, each]) => [described(path), settled(each)]));
    writeFileSync(file, `${JSON.stringify(examples, null, 2)}\n`);
  });

  const keptExamples = () => JSON.parse(readFileSync(file, 'utf8')) as Examples;

  it('are what the example project answers', () => {
    const kept = keptExamples();
    expect([...fresh.keys()].map(described)).toEqual(Object.keys(kept));
    for (const [path, answer] of fresh)
      expect([path, sameBut(kept[described(path)], answer)]).toEqual([path, kept[described(path)]]);
  });

  it('are as the contracts say, where a program looks for them', async () => {
    const { paths } = (await app().http.inject('/api/openapi.json')).json() as {
      paths: Record<string, { get?: { responses: Record<string, { content: Record<string, unknown> }> } }>;
    };
    const kept = keptExamples();
    expect(Object.keys(kept).length).toBeGreaterThan(35);
    for (const { path, call } of app().routes.filter(isRead)) {
      const example = kept[described(path)];
      if (example === undefined) continue;
      const { responses } = paths[described(path)]?.get ?? {};
      expect([path, responses?.['200']?.content['application/json']]).toMatchObject([path, { example }]);
      expect([path, call?.output?.safeParse(example).error?.issues ?? []]).toEqual([path, []]);
    }
  });
});
