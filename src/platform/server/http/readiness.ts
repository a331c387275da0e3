import { z } from 'zod';
import { defineCall } from '#/core/call';
import { AppError, type FieldError } from '#/core/errors';
import type { Route } from '#/platform/server/http/handler';

const ok = z.object({ status: z.literal('ok') });

const getLive = defineCall({
  method: 'GET',
  path: '/api/health/live',
  who: 'anyone',
  summary: 'Whether the process answers, whatever it needs',
  output: ok,
});

const getReady = defineCall({
  method: 'GET',
  path: '/api/health/ready',
  who: 'anyone',
  summary:
    'Whether requests may be sent here: database, files and migrations are in order and it isn’t stopping',
  output: ok,
});

const getVersion = defineCall({
  method: 'GET',
  path: '/api/version',
  who: 'anyone',
  summary: 'The version of the program',
  output: z.object({ version: z.string() }),
});

/** Answers the sentence that says what is wrong, if anything is. */
export type ReadyCheck = { readonly name: string; readonly find: () => Promise<string | undefined> };

const patienceMs = 3_000;
/** Anybody may ask: however often, what is behind is asked once in a while. */
const keptMs = 1_000;

function tooLate(): Promise<string> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('Geen antwoord binnen drie seconden.'), patienceMs).unref();
  });
}

async function findProblems(checks: readonly ReadyCheck[]): Promise<FieldError[]> {
  const found = await Promise.all(
    checks.map(async ({ name, find }) => ({ path: name, message: await Promise.race([find(), tooLate()]) })),
  );
  return found.flatMap(({ path, message }) => (message === undefined ? [] : [{ path, message }]));
}

function keep<T>(work: () => Promise<T>): () => Promise<T> {
  let kept: { at: number; answer: Promise<T> } | undefined;
  return () => {
    const now = performance.now();
    if (!kept || now - kept.at > keptMs) kept = { at: now, answer: work() };
    return kept.answer;
  };
}

type Readiness = { route: Route; version: string; isStopping: () => boolean; checks: readonly ReadyCheck[] };

export function readinessRoutes({ route, version, isStopping, checks }: Readiness): void {
  const problemsOf = keep(() => findProblems(checks));

  route(getLive, () => ({ status: 'ok' as const }));
  route(getVersion, () => ({ version }));
  route(getReady, async () => {
    const stopping = isStopping() ? [{ path: 'stopping', message: 'Dit proces stopt.' }] : [];
    const problems = [...stopping, ...(await problemsOf())];
    if (problems.length === 0) return { status: 'ok' as const };
    throw new AppError('overloaded', `Niet klaar: ${problems.map(({ path }) => path).join(', ')}.`, problems);
  });
}
