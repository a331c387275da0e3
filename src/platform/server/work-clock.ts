/** How often it is looked at. */
const tickMs = 100;
/** What works without end is stopped by its work; what waits without end, by the clock. */
const mostWaiting = 10;

/** Everything that is worked on in this process at the moment: its processor time is shared out among them. */
let atWork = 0;

/** Too much work is too much on any machine; too long by the clock says that others keep this one busy. */
export type TooLong = 'work' | 'clock';

type Watched = {
  /** Stops counting; tells how long it worked, and of what was stopped all that it was allowed. */
  end: () => number;
};

/**
 * Counts how long something works, and calls `stop` where that is too long. A busy machine makes it take longer, not
 * work more: of every moment no more counts than what the processor gave this process, for each that was at work.
 */
export function watchWork(allowedMs: number, stop: (why: TooLong) => void): Watched {
  atWork += 1;
  const start = performance.now();
  let [lastMs, lastUsed] = [start, process.cpuUsage()];
  let worked = 0;
  let isTooMuch = false;
  const count = () => {
    const now = performance.now();
    const { user, system } = process.cpuUsage(lastUsed);
    worked += Math.min(now - lastMs, (user + system) / 1000 / atWork);
    [lastMs, lastUsed] = [now, process.cpuUsage()];
  };
  const timer = setInterval(() => {
    count();
    const isWork = worked >= allowedMs;
    isTooMuch = isWork || lastMs - start >= allowedMs * mostWaiting;
    if (isTooMuch) stop(isWork ? 'work' : 'clock');
  }, tickMs);
  return {
    end: () => {
      clearInterval(timer);
      count();
      atWork -= 1;
      return isTooMuch ? Math.max(worked, allowedMs) : worked;
    },
  };
}
