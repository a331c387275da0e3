import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import type { Method } from '#/core/call';
import { AppError } from '#/core/errors';
import type { Database } from '#/platform/server/database/engine/database';
import {
  type Claim,
  claimKey,
  findAnswer,
  releaseKey,
  type StoredAnswer,
  storeAnswer,
} from '#/platform/server/database/stores/idempotency-store';

/** Longer than a claim lasts, so that who waits for a process that died takes over rather than gives up. */
const longestWaitMs = 30_000;

const keyHeader = 'idempotency-key';

/** The other headers are nobody's business here, and stay. */
export const keyHeaders = z.looseObject({
  [keyHeader]: z
    .string()
    .regex(/^[\x21-\x7e]{1,255}$/, 'Een Idempotency-Key heeft 1 tot 255 tekens, zonder spaties of accenten.')
    .optional()
    .describe(
      'A name that the sender gives to this one call. Sent again within a day, the same call is answered as before and not done again; another call under the same name is refused (422). A refused call may be sent again under its name.',
    ),
});

function keyOf(headers: Record<string, unknown>): string | undefined {
  const key = headers[keyHeader];
  return typeof key === 'string' ? key : undefined;
}

/** One transaction around what a call writes and, where it came with a key, the answer that is kept for it. */
export type Transact<T> = (work: (tx: Database) => Promise<T>) => Promise<T>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a creating call that came with a key, while nobody else does it. */
    claim: Claim | undefined;
  }
}

/** An answer that was given before. */
export class Replayed {
  readonly answer: StoredAnswer;

  constructor(answer: StoredAnswer) {
    this.answer = answer;
  }
}

/** Somebody else took the key over: what was written is undone with this, and theirs counts. */
class Overtaken extends Error {}

/** Claims the key of a creating call, or answers what was answered before. */
export function idempotencyHook(db: Database, method: Method): preHandlerAsyncHookHandler {
  return async (request, reply) => {
    const key = keyOf(request.headers);
    const { user, link } = request.visitor;
    const holder = user ? `user ${user.id}` : link && `link ${link.id}`;
    if (key === undefined || holder === undefined) return;
    const fingerprint = fingerprintOf([method, request.url, request.form?.sent ?? request.body]);
    const claim: Claim = { holder, userId: user?.id ?? null, key, id: randomUUID(), fingerprint };
    const earlier = await claimOrWait(db, claim, Date.now() + longestWaitMs);
    if (earlier) return replay(reply, earlier);
    // Told meanwhile that it took too long: no handler comes after this.
    if (reply.sent) await releaseKey(db, claim);
    else request.claim = claim;
  };
}

export function replay(reply: FastifyReply, { status, body }: StoredAnswer): FastifyReply {
  return reply
    .code(status)
    .header('idempotent-replayed', 'true')
    .type('application/json; charset=utf-8')
    .send(body);
}

type Claimed = Pick<FastifyRequest, 'claim' | 'log'>;

/**
 * Does the work of a claimed key. The answer is written in the same transaction as the work, so that neither a crash
 * nor a lost connection leaves the one without the other.
 */
export async function underClaim<T, Result>(
  db: Database,
  { claim, log }: Claimed,
  toAnswer: (made: T) => StoredAnswer,
  work: (transact: Transact<T>) => Promise<Result>,
): Promise<Result | Replayed> {
  if (!claim) return work((write) => db.transaction(write));
  try {
    return await work((write) =>
      db.transaction(async (tx) => {
        const made = await write(tx);
        if (!(await storeAnswer(tx, claim, toAnswer(made)))) throw new Overtaken();
        return made;
      }),
    );
  } catch (error) {
    if (error instanceof Overtaken) return new Replayed(await waitForAnswer(db, claim));
    // A claim that can't be given back now ends by itself.
    await releaseKey(db, claim).catch((err: unknown) => log.warn({ err }, 'a claim was not given back'));
    throw error;
  }
}

/**
 * Undefined: the claim is ours. Asks again and again rather than to wait for a lock: the embedded engine has one
 * connection, and everybody would wait with it.
 */
async function claimOrWait(db: Database, claim: Claim, deadline: number): Promise<StoredAnswer | undefined> {
  for (let round = 0; ; round += 1) {
    if (await claimKey(db, claim)) return undefined;
    const answer = await lookIn(db, claim, deadline, round);
    if (answer !== 'free') return answer;
  }
}

async function waitForAnswer(db: Database, claim: Claim): Promise<StoredAnswer> {
  const answer = await lookIn(db, claim, Date.now() + longestWaitMs, 0);
  if (answer === 'free') throw stillBusy();
  return answer;
}

/** Waits until there is an answer, or until the key is free. */
async function lookIn(
  db: Database,
  claim: Claim,
  deadline: number,
  round: number,
): Promise<StoredAnswer | 'free'> {
  for (let turn = round; ; turn += 1) {
    const found = await findAnswer(db, claim);
    if (!found) return 'free';
    if (found.fingerprint !== claim.fingerprint) throw sentOtherwise();
    if (found.answer) return found.answer;
    if (Date.now() > deadline) throw stillBusy();
    await sleep(Math.min(300, 25 * (turn + 1)));
  }
}

function sentOtherwise(): AppError {
  return new AppError(
    'unusable',
    'Een eerdere poging kwam al aan, met andere gegevens. Sluit dit venster en kijk na wat er bewaard is.',
  );
}

function stillBusy(): AppError {
  return new AppError(
    'overloaded',
    'Uw eerste poging wordt nog verwerkt. Probeer het zo dadelijk opnieuw: er wordt niets dubbel bewaard.',
  );
}

function fingerprintOf(sent: unknown): string {
  return createHash('sha256').update(canonical(sent)).digest('base64url');
}

/** The same text for the same fields, in whatever order they were sent. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
