import { AsyncLocalStorage } from 'node:async_hooks';
import type { DerivedCache } from '#/platform/server/database/engine/derived-cache';
import type { SeenProject } from '#/platform/server/database/engine/read-tables';
import type { Sources } from '#/platform/server/database/engine/sources';
import type { StatementCache } from '#/platform/server/database/engine/statement-cache';

/** What was answered to others. */
export type Caches = {
  statements: StatementCache;
  derived: DerivedCache;
};

/** Of a read in a project: with the project as the gate saw it. */
export type KeptAnswers = Caches & {
  seen: SeenProject;
  /** It also shows what raises no revision. */
  isPersonal: boolean;
  /** Filled with what the answer is made of. */
  sources: Sources;
};

export type Answer = {
  answers: Map<string, Promise<unknown>> | undefined;
  kept: KeptAnswers | undefined;
  /** Of a read that is of no one project. */
  caches?: Caches | undefined;
  /** What was worked out earlier and held against what it would be now, where that is done: once for an answer. */
  checked: Set<string>;
  /** Something may have been: what is worked out is worked out anew each time. */
  isWritten?: boolean;
};

/** The answer, or what is worked out for it. */
export type Scope = { answer: Answer; sources: Sources; isPersonal: boolean };

export const currentScope = new AsyncLocalStorage<Scope>();

/** More than one answer is made of: what reads on and on, such as a ZIP, holds no more than this. */
const mostKept = 300;

/** For the rest of this answer. */
export function keepFor<T>(
  answers: Map<string, Promise<unknown>>,
  key: string,
  answer: Promise<T>,
): Promise<T> {
  if (answers.size >= mostKept) answers.clear();
  answers.set(key, answer);
  // Who asks again after a failure gets another try.
  answer.catch(() => answers.delete(key));
  return answer;
}
