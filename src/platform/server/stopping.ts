import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Whether this process was told to end: it says not to be ready, and goes on answering. */
export type Stopping = { readonly isStopping: boolean };

/** A proxy that looks every few seconds has then seen that nothing new should come here. */
const noticeMs = 5_000;

export class Ending implements Stopping {
  #isStopping = false;

  get isStopping(): boolean {
    return this.#isStopping;
  }

  begin(): void {
    this.#isStopping = true;
  }
}

/** Who asks something of a process that ends is answered, and comes back on a new connection: at another process. */
export function closePolitely(http: FastifyInstance, stopping: Stopping): void {
  http.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping.isStopping) reply.header('connection', 'close');
    done(null, payload);
  });
}

/** A turn of the event loop in which nothing was asked takes some microseconds. */
const idleTurnMs = 0.05;

/**
 * A connection that the system took and this process did not is cut off when listening ends; what comes later is
 * refused, which a proxy can mend. One connection is taken a turn, so this ends listening right after some turns in
 * which none came and nothing was done.
 */
async function stopListening(http: FastifyInstance, atMostMs: number): Promise<void> {
  const until = performance.now() + atMostMs;
  let isTaken = false;
  const note = () => {
    isTaken = true;
  };
  http.server.on('connection', note);
  for (let idleTurns = 0; idleTurns < 3 && performance.now() < until; ) {
    isTaken = false;
    const begun = performance.now();
    await new Promise((resolve) => setImmediate(resolve));
    idleTurns = !isTaken && performance.now() - begun < idleTurnMs ? idleTurns + 1 : 0;
  }
  http.server.off('connection', note);
  http.server.close();
}

type Drain = { hasProxy: boolean; seconds: number };

/**
 * Answers for a moment longer where a proxy has to notice, then takes nothing new and lets what is under way end. Who
 * is still sending after `seconds` is cut off.
 */
export async function drain(http: FastifyInstance, { hasProxy, seconds }: Drain): Promise<void> {
  const deadline = setTimeout(() => http.server.closeAllConnections(), seconds * 1000);
  if (hasProxy) await wait(Math.min(noticeMs, (seconds * 1000) / 3));
  await stopListening(http, Math.min(1_000, seconds * 100));
  await http.close();
  clearTimeout(deadline);
}
