import type { FastifyReply } from 'fastify';
import { AppError } from '#/core/errors';
import { disconnectSignal } from '#/platform/server/http/disconnect-signal';

/** Files of one person in hand, waiting or being worked on; and of everybody, for they are in memory. */
export const ownShare = 5;
const mostInHand = 40;
/** Of one file as a whole: far more than ten pictures of pages take, read in every way that is tried. */
const mostWorkMs = 300_000;
const retryAfterSeconds = 10;

/** A file or a text that somebody sent, on its way through the threads that read and judge it. */
export class Job {
  readonly person: number;
  readonly signal: AbortSignal;
  #leftMs: number;

  constructor(person: number, signal: AbortSignal, workMs = mostWorkMs) {
    this.person = person;
    this.signal = signal;
    this.#leftMs = workMs;
  }

  /** How long may still be worked on it. */
  get leftMs(): number {
    return Math.max(0, this.#leftMs);
  }

  spend(ms: number): void {
    this.#leftMs -= ms;
  }
}

type Asked = { user: { id: number }; reply: FastifyReply };

export type HeavyWork = {
  /**
   * Works on what one person sent, until they hang up. Throws 503, at once, where they have their share in hand or
   * everybody together has too much. `ahead` tells how many go first.
   */
  run: <T>(asked: Asked, work: (job: Job, ahead: number) => Promise<T>) => Promise<T>;
};

/** One for all kinds of heavy work, so that nobody has more by asking for different things. */
export function createHeavyWork(): HeavyWork {
  const inHand = new Map<number, number>();
  let all = 0;
  const count = (person: number, change: number) => {
    all += change;
    const own = (inHand.get(person) ?? 0) + change;
    if (own > 0) inHand.set(person, own);
    else inHand.delete(person);
  };
  return {
    run({ user: { id: person }, reply }, work) {
      const own = inHand.get(person) ?? 0;
      if (own >= ownShare) throw shareIsFull();
      if (all >= mostInHand) throw new AppError('overloaded');
      const others = inHand.size - (own > 0 ? 1 : 0);
      count(person, 1);
      // One other holds up nobody: there are two threads of each kind, or more.
      const ahead = own + Math.max(0, others - 1);
      return work(new Job(person, disconnectSignal(reply)), ahead).finally(() => count(person, -1));
    },
  };
}

function shareIsFull(): AppError {
  const message = `Er worden al ${ownShare} bestanden of teksten van u gelezen. Wacht tot er een klaar is en probeer het dan opnieuw.`;
  return new AppError('overloaded', message, undefined, retryAfterSeconds);
}
