/** What a person does with a browser, however it is steered. */
export type Browser = {
  goto: (url: string) => Promise<void>;
  /** The size of the page itself, without the window around it. */
  resize: (width: number, height: number) => Promise<void>;
  /** Runs inside the page: it may use nothing but what it is given. A promise is waited for. */
  run: <Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** With the pointer. */
  clickAt: (point: Point) => Promise<void>;
  /** On the keyboard, into whatever has the focus. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** The files that an input holds, without the window in which a person would look for them. */
  choose: (selector: string, ...files: string[]) => Promise<void>;
  /** The folder where a download lands. */
  downloads: string;
  close: () => Promise<void>;
};

export type Point = { x: number; y: number };

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown';

/** How long anything may take that must come: a busy machine with two cores included. */
export const patience = 30_000;

/** Asks again and again until there is an answer; a browser has no event for what we wait for. */
export async function until<Found>(
  what: () => string,
  look: () => Promise<Found | undefined | false | null>,
): Promise<Found> {
  const end = Date.now() + patience;
  for (;;) {
    let cause: unknown;
    // A page that is left in the middle of the question answers with an error: the next one is asked.
    const found = await look().catch((error: unknown) => {
      cause = error;
    });
    if (found) return found;
    if (Date.now() > end) throw new Error(`This did not come: ${what()}.`, { cause });
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

export function asScript(work: (...args: never) => unknown, args: readonly unknown[]): string {
  return `(${work})(${args.map((arg) => JSON.stringify(arg) ?? 'undefined').join(', ')})`;
}
