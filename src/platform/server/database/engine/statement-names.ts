import { createHash } from 'node:crypto';

/** What is longer is a list of values, and hardly comes a second time. */
const longestText = 4_000;
const mostNames = 400;

/** What a server says of a name that it lost, or that it has from somebody else: a pooler is in between. */
const lostName = new Set(['26000', '42P05']);

/**
 * A name for a statement that comes more than once: the database then reads and plans it once for a connection. The
 * name is made from the text, so that it means the same in every process, also where a pooler lets them share connections.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #seenOnce = new Set<string>();
  #isOn: boolean;

  constructor({ isOn = true } = {}) {
    this.#isOn = isOn;
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  find(text: string): string | undefined {
    if (!this.#isOn) return undefined;
    const known = this.#names.get(text);
    if (known || text.length > longestText || this.#names.size >= mostNames) return known;
    if (!this.#seenOnce.delete(text)) {
      if (this.#seenOnce.size >= mostNames) this.#seenOnce.clear();
      this.#seenOnce.add(text);
      return undefined;
    }
    const name = nameOf(text);
    this.#names.set(text, name);
    return name;
  }

  /** Once and for all: a pooler that loses one name loses them all. */
  turnOff(): void {
    if (!this.#isOn) return;
    this.#isOn = false;
    process.emitWarning(
      'A pooler between this server and the database does not keep prepared statements: going on without them. DATABASE_PREPARE=false says so from the start.',
    );
  }
}

/** The server cuts names off at 63 bytes. */
export function nameOf(text: string): string {
  return `t_${createHash('sha256').update(text).digest('base64url').slice(0, 32)}`;
}

export function isLostName(error: unknown): boolean {
  return error instanceof Error && 'code' in error && lostName.has(String(error.code));
}
