import { tooMany } from '#/core/errors';

/** So often one program may ask of one server, searches of an assistant counted by each read that they make. */
const mostAsked = 1_200;
const windowMs = 60_000;
/** Of so many programs at once is known how often they asked. */
const mostKnown = 10_000;

type Window = { endsAt: number; count: number };

/**
 * Throws 429 at who asks too often. In memory: every read of every program would otherwise be a write, and what is kept
 * from being overwhelmed is this server.
 */
export function createPace(max = mostAsked): (tokenHash: string, now: number) => void {
  const windows = new Map<string, Window>();
  return (tokenHash, now) => {
    const known = windows.get(tokenHash);
    const window = known && known.endsAt > now ? known : { endsAt: now + windowMs, count: 0 };
    window.count += 1;
    if (window.count > max) throw tooMany(Math.ceil((window.endsAt - now) / 1000));
    if (window === known) return;
    // The newest last, so that the first has the least left of its minute.
    windows.delete(tokenHash);
    windows.set(tokenHash, window);
    const [oldest] = windows.keys();
    if (windows.size > mostKnown && oldest !== undefined) windows.delete(oldest);
  };
}
