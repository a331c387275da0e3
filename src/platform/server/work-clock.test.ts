import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { watchWork } from '#/platform/server/work-clock';

/** Until the processor gave this process so much. */
function work(ms: number): void {
  const start = process.cpuUsage();
  for (;;) {
    const { user, system } = process.cpuUsage(start);
    if (user + system >= ms * 1000) return;
  }
}

const never = () => {
  throw new Error('it was stopped');
};

describe('the clock of work', () => {
  it('counts what is worked', () => {
    const watched = watchWork(60_000, never);
    work(200);
    expect(watched.end()).toBeGreaterThanOrEqual(190);
  });

  it('does not count waiting, as on a machine that others use', async () => {
    const watched = watchWork(60_000, never);
    await sleep(500);
    expect(watched.end()).toBeLessThan(250);
  });

  it('shares out among all that are at work', () => {
    const [one, other] = [watchWork(60_000, never), watchWork(60_000, never)];
    work(400);
    const counted = [one.end(), other.end()];
    expect(counted[0]).toBeLessThan(300);
    expect(counted[0]).toBeGreaterThan(150);
  });

  it('stops what worked too long', async () => {
    const stopped = new Promise<void>((resolve) => {
      const watched = watchWork(50, (why) => {
        watched.end();
        if (why === 'work') resolve();
      });
    });
    work(60);
    await stopped;
  });

  it('stops what waits without end, says that it was the clock, and takes all that it was allowed for used', async () => {
    // As on a machine that has no time for it; what else this process does meanwhile would count.
    const idle = vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 0, system: 0 });
    const [why, used] = await new Promise<[string, number]>((resolve) => {
      const watched = watchWork(150, (reason) => resolve([reason, watched.end()]));
    });
    idle.mockRestore();
    expect([why, used >= 150]).toEqual(['clock', true]);
  });
});
