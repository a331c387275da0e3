import { AsyncLocalStorage } from 'node:async_hooks';
import type { QueryConfig } from 'pg';
import type { Derived, DerivedCache } from '#/platform/server/database/engine/derived-cache';
import { ReadTables, type SeenProject } from '#/platform/server/database/engine/read-tables';
import type { StatementCache } from '#/platform/server/database/engine/statement-cache';
import type { Reading } from '#/platform/server/database/engine/statement-tables';

/** Of a read in a project: what was answered to others, and the project as the gate saw it. */
export type KeptAnswers = {
  statements: StatementCache;
  derived: DerivedCache;
  seen: SeenProject;
  /** It also shows what raises no revision. */
  isPersonal: boolean;
  /** Filled with the tables that the answer is made of. */
  reads: ReadTables;
};

type Answer = {
  answers: Map<string, Promise<unknown>> | undefined;
  kept: KeptAnswers | undefined;
  /** What was worked out earlier and held against what it would be now, where that is done: once for an answer. */
  checked: Set<string>;
  /** Something may have been: what is worked out is worked out anew each time. */
  isWritten?: boolean;
};

/** The answer, or what is worked out for it: what is asked in it counts for what is around it too. */
type Scope = { answer: Answer; reads: ReadTables; isPersonal: boolean; outer: Scope | undefined };

const current = new AsyncLocalStorage<Scope>();

/** More than one answer is made of: what reads on and on, such as a ZIP, holds no more than this. */
const mostKept = 300;

const reads = /^\(*(select|with)\b/i;
const changes = /\b(insert into|update|delete from|pg_notify|nextval|set_config|pg_advisory\w*)\b/i;

/**
 * Many features feed one answer, and ask the database for the same on their way. While that answer is made, each
 * statement is asked once; after a change of its own everything is asked anew. What it leaves running has no part in it.
 */
export async function askingOnce<T>(work: () => Promise<T>, kept?: KeptAnswers): Promise<T> {
  const answer: Answer = { answers: new Map(), kept, checked: new Set() };
  const { isPersonal = false, reads: all = new ReadTables() } = kept ?? {};
  try {
    return await current.run({ answer, reads: all, isPersonal, outer: undefined }, work);
  } finally {
    answer.answers = undefined;
    answer.kept = undefined;
  }
}

/** For what has to know how it is at this moment. */
export function askingAnew<T>(work: () => Promise<T>): Promise<T> {
  const answer = { answers: undefined, kept: undefined, checked: new Set<string>() };
  return current.run({ answer, reads: new ReadTables(), isPersonal: false, outer: undefined }, work);
}

/** To be called before something may be written, and after: what the gate saw is of before it. */
export function forgetAsked(): void {
  const scope = current.getStore();
  if (!scope) return;
  scope.answer.answers?.clear();
  scope.answer.kept = undefined;
  scope.answer.isWritten = true;
  note(scope, undefined);
}

function note(scope: Scope, reading: Reading | undefined): void {
  for (let each: Scope | undefined = scope; each; each = each.outer) each.reads.add(reading);
}

export function askOnce<T>(
  query: QueryConfig | string,
  values: unknown[] | undefined,
  ask: () => Promise<T>,
): Promise<T> {
  const scope = current.getStore();
  const { answers, kept } = scope?.answer ?? {};
  if (!scope || !answers) return ask();
  const { text, rowMode } = typeof query === 'string' ? { text: query } : (query as QueryConfig & RowMode);
  if (!reads.test(text) || changes.test(text)) {
    // Also before it: what is asked while it is under way may see what is taken back.
    forgetAsked();
    return ask().finally(forgetAsked);
  }
  note(scope, kept?.statements.readingOf(text));
  const key = JSON.stringify([text, rowMode, values], writable);
  const known = answers.get(key) as Promise<T> | undefined;
  if (known) return known;
  const { isPersonal } = scope;
  return keep(
    answers,
    key,
    kept ? kept.statements.answer({ text, rowMode, values }, { seen: kept.seen, isPersonal }, ask) : ask(),
  );
}

/**
 * What a feature works out of a project's tables and of nothing besides but what its name says (the day, a record): made
 * once for an answer, and for the next one only where a table that it read has changed. Whoever gets it changes nothing
 * in it. Within a change it is made each time.
 */
export async function derived<T>(projectId: number, name: string, make: () => Promise<T>): Promise<T> {
  const scope = current.getStore();
  const { answers, isWritten } = scope?.answer ?? {};
  if (!scope || !answers || isWritten) return make();
  const key = `${projectId} ${name}`;
  const under = `derived ${key}`;
  const known = answers.get(under) as Promise<Derived> | undefined;
  const { made, reads: read } = await (known ?? keep(answers, under, deriveIn(scope, projectId, key, make)));
  for (let each: Scope | undefined = scope; each; each = each.outer) each.reads.addAll(read);
  return made as T;
}

async function deriveIn(
  { answer, ...scope }: Scope,
  projectId: number,
  key: string,
  make: () => Promise<unknown>,
): Promise<Derived> {
  const kept = answer.kept?.seen.projectId === projectId ? answer.kept : undefined;
  const known = kept?.derived.find(key, kept.seen);
  if (kept && known) {
    if (!answer.checked.has(key)) {
      answer.checked.add(key);
      await kept.derived.check(key, kept.seen, known.made, () => againOf(answer, kept, make));
    }
    return known;
  }
  const own: Scope = { answer, reads: new ReadTables(), isPersonal: false, outer: { answer, ...scope } };
  const made = { made: await current.run(own, make), reads: own.reads };
  if (kept && answer.kept) kept.derived.set(key, kept.seen, made);
  return made;
}

/**
 * From the rows that are kept, which are held against fresh ones by themselves: asked anew, those of a statement that
 * asks for no order may come in another.
 */
function againOf<T>({ checked }: Answer, kept: KeptAnswers, make: () => Promise<T>): Promise<T> {
  const answer = { answers: new Map<string, Promise<unknown>>(), kept, checked };
  return current.run({ answer, reads: new ReadTables(), isPersonal: false, outer: undefined }, make);
}

function keep<T>(answers: Map<string, Promise<unknown>>, key: string, answer: Promise<T>): Promise<T> {
  if (answers.size >= mostKept) answers.clear();
  answers.set(key, answer);
  // Who asks again after a failure gets another try.
  answer.catch(() => answers.delete(key));
  return answer;
}

type RowMode = { rowMode?: string };

function writable(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}n` : value;
}
