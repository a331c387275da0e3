/** Does work of one queue, so many at a time; as soon as one has ended the next is looked for. */
export type Queue = {
  look: () => void;
  /** Does all that is due, and answers when it is done. */
  drain: () => Promise<void>;
  /** No new work; answers when what is under way has ended. */
  stop: () => Promise<void>;
};

type Parts<Job> = {
  atOnce: number;
  claim: (count: number) => Promise<Job[]>;
  run: (job: Job) => Promise<void>;
  warn: (error: unknown) => void;
};

export function createQueue<Job>({ atOnce, claim, run, warn }: Parts<Job>): Queue {
  const running = new Set<Promise<void>>();
  let looking: Promise<void> | undefined;
  let again = false;
  let isStopping = false;

  function begin(job: Job): void {
    const work = run(job)
      .catch(warn)
      .finally(() => {
        running.delete(work);
        look();
      });
    running.add(work);
  }

  async function fill(): Promise<void> {
    while (again) {
      again = false;
      const room = atOnce - running.size;
      if (isStopping || room <= 0) return;
      const taken = await claim(room);
      for (const job of taken) begin(job);
      again ||= taken.length > 0;
    }
  }

  /** One look at a time; who asks meanwhile gets another at its end. */
  function lookNow(): Promise<void> {
    again = true;
    looking ??= fill().finally(() => {
      looking = undefined;
      if (again) look();
    });
    return looking;
  }

  function look(): void {
    if (!isStopping) lookNow().catch(warn);
  }

  return {
    look,
    drain: async () => {
      for (;;) {
        await lookNow();
        if (running.size === 0) return;
        await Promise.race(running);
      }
    },
    stop: async () => {
      isStopping = true;
      await looking?.catch(() => undefined);
      await Promise.all(running);
    },
  };
}
