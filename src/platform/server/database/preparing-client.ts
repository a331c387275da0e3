import pg from 'pg';

/** What is longer is a list of values, and hardly comes a second time. */
const longestText = 4_000;
const mostNames = 400;

/**
 * A name for a statement that comes more than once: the database then reads and plans it once for a connection. The
 * name stands for the text, over all connections.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #seenOnce = new Set<string>();

  find(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known || text.length > longestText || this.#names.size >= mostNames) return known;
    if (!this.#seenOnce.delete(text)) {
      if (this.#seenOnce.size >= mostNames) this.#seenOnce.clear();
      this.#seenOnce.add(text);
      return undefined;
    }
    const name = `s${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}

const names = new StatementNames();

/** Drizzle names only what is prepared by hand; this names the rest. */
export class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver's method has eight forms; only what is sent is looked at.
  override query(query: any, ...rest: any[]): any {
    return super.query(isNameless(query) ? { ...query, name: names.find(query.text) } : query, ...rest);
  }
}

function isNameless(query: unknown): query is { text: string } {
  if (typeof query !== 'object' || query === null || 'submit' in query) return false;
  return 'text' in query && typeof query.text === 'string' && !('name' in query && query.name);
}
