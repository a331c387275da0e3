import { AsyncLocalStorage } from 'node:async_hooks';
import type { QueryConfig } from 'pg';
import type { SeenProject, StatementCache } from '#/platform/server/database/engine/statement-cache';

/** Of a read in a project: what was answered to others, and the project as the gate saw it. */
export type KeptAnswers = { cache: StatementCache; seen: SeenProject };

type Scope = { answers: Map<string, Promise<unknown>> | undefined; kept: KeptAnswers | undefined };

const current = new AsyncLocalStorage<Scope>();

/** More than one answer is made of: what reads on and on, such as a ZIP, holds no more than this. */
const mostKept = 200;

const reads = /^\(*(select|with)\b/i;
const changes = /\b(insert into|update|delete from|pg_notify|nextval|set_config|pg_advisory\w*)\b/i;

/**
 * Many features feed one answer, and ask the database for the same on their way. While that answer is made, each
 * statement is asked once; after a change of its own everything is asked anew. What it leaves running has no part in it.
 */
export async function askingOnce<T>(work: () => Promise<T>, kept?: KeptAnswers): Promise<T> {
  const scope: Scope = { answers: new Map(), kept };
  try {
    return await current.run(scope, work);
  } finally {
    scope.answers = undefined;
    scope.kept = undefined;
  }
}

/** For what has to know how it is at this moment. */
export function askingAnew<T>(work: () => Promise<T>): Promise<T> {
  return current.run({ answers: undefined, kept: undefined }, work);
}

/** To be called once something may have been written. */
export function forgetAsked(): void {
  const scope = current.getStore();
  if (!scope) return;
  scope.answers?.clear();
  // What the gate saw is of before it.
  scope.kept = undefined;
}

export function askOnce<T>(
  query: QueryConfig | string,
  values: unknown[] | undefined,
  ask: () => Promise<T>,
): Promise<T> {
  const { answers, kept } = current.getStore() ?? {};
  if (!answers) return ask();
  const { text, rowMode } = typeof query === 'string' ? { text: query } : (query as QueryConfig & RowMode);
  if (!reads.test(text) || changes.test(text)) return ask().finally(forgetAsked);
  const key = JSON.stringify([text, rowMode, values], writable);
  const known = answers.get(key) as Promise<T> | undefined;
  if (known) return known;
  if (answers.size >= mostKept) answers.clear();
  const answer = kept ? kept.cache.answer({ text, rowMode, values }, kept.seen, ask) : ask();
  answers.set(key, answer);
  // Who asks again after a failure gets another try.
  answer.catch(() => answers.delete(key));
  return answer;
}

type RowMode = { rowMode?: string };

function writable(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}n` : value;
}
