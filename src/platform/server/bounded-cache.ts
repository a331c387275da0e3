type Bounds<Value> = {
  mostBytes: number;
  mostEntries: number;
  /** Whatever is over `most` is not kept, and need not be counted to its end. */
  bytesOf: (value: Value, most: number) => number;
};

/** What an entry takes besides its key and its value: its places in the maps and the objects around the bytes. */
const entryBytes = 500;
/** One that fills a good part of the room would drive out all others. */
const largestShare = 1 / 8;

/** The entries that were used last, up to so many and so many bytes, the keys counted too. */
export class BoundedCache<Value> {
  readonly #bounds: Bounds<Value>;
  /** In the order of use. */
  readonly #entries = new Map<string, { value: Value; bytes: number }>();
  readonly #onRemove: (key: string) => void;
  #bytes = 0;

  constructor(bounds: Bounds<Value>, onRemove: (key: string) => void = () => undefined) {
    this.#bounds = bounds;
    this.#onRemove = onRemove;
  }

  get size(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  find(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** Whether there is room for it at all. */
  set(key: string, value: Value): boolean {
    this.remove(key);
    const { mostBytes, mostEntries, bytesOf } = this.#bounds;
    const most = mostBytes * largestShare;
    const around = entryBytes + 2 * key.length;
    const bytes = around + bytesOf(value, most - around);
    if (bytes > most) return false;
    this.#entries.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= mostBytes && this.#entries.size <= mostEntries) break;
      this.remove(oldest);
    }
    return true;
  }

  remove(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
    this.#onRemove(key);
  }
}
