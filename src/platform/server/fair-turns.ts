type Waiter = { start: () => void };

/**
 * Lets so many work at once, each person one at a time, so that with two or more at once nobody can hold up another.
 * Who waits is served person after person: somebody's second piece of work comes after another's first.
 */
export class FairTurns {
  #free: number;
  readonly #working = new Set<number>();
  /** In the order of their turns. */
  readonly #waiting = new Map<number, Waiter[]>();

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  async take<T>(person: number, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    await this.#wait(person, signal);
    try {
      return await work();
    } finally {
      this.#free += 1;
      this.#working.delete(person);
      this.#goLast(person);
      this.#startNext();
    }
  }

  /** Who had a turn comes after all who wait for one. */
  #goLast(person: number): void {
    const own = this.#waiting.get(person);
    if (!own) return;
    this.#waiting.delete(person);
    this.#waiting.set(person, own);
  }

  #wait(person: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiter = {
        start: () => {
          signal.removeEventListener('abort', leave);
          resolve();
        },
      };
      const leave = () => {
        const own = this.#waiting.get(person)?.filter((other) => other !== waiter) ?? [];
        if (own.length > 0) this.#waiting.set(person, own);
        else this.#waiting.delete(person);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.set(person, [...(this.#waiting.get(person) ?? []), waiter]);
      this.#startNext();
    });
  }

  #startNext(): void {
    for (const [person, [next, ...others]] of this.#waiting) {
      if (this.#free === 0) return;
      if (next === undefined || this.#working.has(person)) continue;
      this.#waiting.delete(person);
      if (others.length > 0) this.#waiting.set(person, others);
      this.#free -= 1;
      this.#working.add(person);
      next.start();
    }
  }
}
