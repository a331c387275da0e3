import type { QueryConfig } from 'pg';
import {
  type Caches,
  currentScope,
  type KeptAnswers,
  keepFor,
  type Scope,
} from '#/platform/server/database/engine/answer-scope';
import type { Derived } from '#/platform/server/database/engine/derived-cache';
import type { SeenProject } from '#/platform/server/database/engine/read-tables';
import { Sources } from '#/platform/server/database/engine/sources';
import type { Marked, Statement } from '#/platform/server/database/engine/statement-cache';

const reads = /^\(*(select|with)\b/i;
const changes = /\b(insert into|update|delete from|pg_notify|nextval|set_config|pg_advisory\w*)\b/i;

/**
 * Many features feed one answer, and ask the database for the same on their way. While that answer is made, each
 * statement is asked once; after a change of its own everything is asked anew. What it leaves running has no part in it.
 */
export async function askingOnce<T>(work: () => Promise<T>, kept?: KeptAnswers, caches?: Caches): Promise<T> {
  const answer = { answers: new Map(), kept, caches: kept ? undefined : caches, checked: new Set<string>() };
  const { isPersonal = false, sources = new Sources() } = kept ?? {};
  try {
    return await currentScope.run({ answer, sources, isPersonal }, work);
  } finally {
    Object.assign(answer, { answers: undefined, kept: undefined, caches: undefined });
  }
}

/** Part of an answer that is of several projects: as in a read of one of them, which was seen so just now. */
export function askingIn<T>(seen: SeenProject, work: () => Promise<T>): Promise<T> {
  const { caches, isWritten } = currentScope.getStore()?.answer ?? {};
  if (!caches || isWritten) return work();
  return askingOnce(work, { ...caches, seen, isPersonal: false, sources: new Sources() });
}

/** For what has to know how it is at this moment. */
export function askingAnew<T>(work: () => Promise<T>): Promise<T> {
  const answer = { answers: undefined, kept: undefined, checked: new Set<string>() };
  return currentScope.run({ answer, sources: new Sources(), isPersonal: false }, work);
}

/** To be called before something may be written, and after: what the gate saw is of before it. */
export function forgetAsked(): void {
  const scope = currentScope.getStore();
  if (!scope) return;
  const { answer, sources } = scope;
  for (const written of [sources, answer.kept?.sources]) written?.tables.add(undefined);
  answer.answers?.clear();
  answer.kept = undefined;
  answer.isWritten = true;
}

export function askOnce<T>(
  query: QueryConfig | string,
  values: unknown[] | undefined,
  ask: () => Promise<T>,
): Promise<T> {
  const scope = currentScope.getStore();
  const { answers, kept } = scope?.answer ?? {};
  if (!scope || !answers) return ask();
  const { text, rowMode } = typeof query === 'string' ? { text: query } : (query as QueryConfig & RowMode);
  if (!reads.test(text) || changes.test(text)) {
    // Also before it: what is asked while it is under way may see what is taken back.
    forgetAsked();
    return ask().finally(forgetAsked);
  }
  const statement = { text, rowMode, values };
  const key = kept?.statements.keyOf(statement) ?? JSON.stringify(statement, writable);
  scope.sources.tables.add(kept?.statements.readingOf(text));
  const tell = scope.sources.add({
    again: async () => {
      const again = currentScope.getStore();
      return again && (await rowsOf(again, key, statement, ask)).mark;
    },
    bytes: bytesOfSource + key.length + text.length,
  });
  return rowsOf(scope, key, statement, ask).then(({ value, mark }) => {
    tell(mark);
    return value;
  });
}

/** A source and what it holds on to, besides its text. */
const bytesOfSource = 500;

async function rowsOf<T>(
  { answer: { answers, kept }, isPersonal }: Scope,
  key: string,
  statement: Statement,
  ask: () => Promise<T>,
): Promise<Marked<T>> {
  const asked = async () =>
    kept
      ? kept.statements.answer(statement, { seen: kept.seen, isPersonal }, ask)
      : { value: await ask(), mark: undefined };
  if (!answers) return asked();
  return (answers.get(key) as Promise<Marked<T>> | undefined) ?? keepFor(answers, key, asked());
}

/**
 * What a feature works out of a project's tables and of nothing besides but what its name says (the day, a record): made
 * once for an answer, and for the next one only where what it was made of is another. Whoever gets it changes nothing in
 * it. Within a change it is made each time.
 */
export async function derived<T>(projectId: number, name: string, make: () => Promise<T>): Promise<T> {
  const scope = currentScope.getStore();
  const { answers, isWritten } = scope?.answer ?? {};
  if (!scope || !answers || isWritten) return make();
  const key = `${projectId} ${name}`;
  const tell = scope.sources.add({
    again: async () => {
      const again = currentScope.getStore();
      const known = again?.answer.kept?.derived.find(key);
      return again && known && (await deriveOnce(again, projectId, key, known.make)).mark;
    },
    bytes: bytesOfSource + key.length,
  });
  const { made, sources, mark } = await deriveOnce(scope, projectId, key, make).catch((error: unknown) => {
    // What it had read by then nobody knows.
    scope.sources.tables.add(undefined);
    throw error;
  });
  scope.sources.tables.addAll(sources.tables);
  tell(mark);
  return made as T;
}

/** Whether what was answered to somebody is what would be answered now, by what it was made of. */
export async function isMadeOfTheSame(sources: Sources): Promise<boolean> {
  const scope = currentScope.getStore();
  return scope !== undefined && areSame(sources, scope);
}

function areSame(sources: Sources, { answer, isPersonal }: Omit<Scope, 'sources'>): Promise<boolean> {
  return currentScope.run({ answer, isPersonal, sources: new Sources() }, () => sources.areSame());
}

function deriveOnce(
  scope: Scope,
  projectId: number,
  key: string,
  make: () => Promise<unknown>,
): Promise<Derived> {
  const { answers } = scope.answer;
  const under = `derived ${key}`;
  const known = answers?.get(under) as Promise<Derived> | undefined;
  if (known) return known;
  const made = derive(scope, projectId, key, make);
  return answers ? keepFor(answers, under, made) : made;
}

async function derive(
  { answer, isPersonal }: Scope,
  projectId: number,
  key: string,
  make: () => Promise<unknown>,
): Promise<Derived> {
  const kept = answer.kept?.seen.projectId === projectId ? answer.kept : undefined;
  const known = kept?.derived.find(key);
  const isStill =
    known && (kept?.derived.isOf(kept.seen, known) || (await areSame(known.sources, { answer, isPersonal })));
  if (kept && known && isStill) {
    kept.derived.renew(kept.seen, known);
    if (!answer.checked.has(key)) {
      answer.checked.add(key);
      await kept.derived.check(key, kept.seen, known.made, () => againOf(answer, kept, make));
    }
    return known;
  }
  const own: Scope = { answer, sources: new Sources(), isPersonal };
  const made = { made: await currentScope.run(own, make), sources: own.sources, make };
  return kept && answer.kept ? kept.derived.set(key, kept.seen, made) : { ...made, mark: undefined };
}

/**
 * From the rows that are kept, which are held against fresh ones by themselves: asked anew, those of a statement that
 * asks for no order may come in another.
 */
function againOf<T>({ checked }: Scope['answer'], kept: KeptAnswers, make: () => Promise<T>): Promise<T> {
  const answer = { answers: new Map<string, Promise<unknown>>(), kept, checked };
  return currentScope.run({ answer, sources: new Sources(), isPersonal: false }, make);
}

type RowMode = { rowMode?: string };

function writable(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}n` : value;
}
