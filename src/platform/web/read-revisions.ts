import { hashKey, type QueryKey } from '@tanstack/react-query';

type Read = {
  /** As of which revision of its project it was answered last. */
  readonly revision: number;
  /** What it shows, as `shows` of a call names it; undefined: anything. */
  readonly shows: readonly string[] | undefined;
};

const reads = new Map<string, Read>();

export function noteRead(key: QueryKey, read: Read): void {
  reads.set(hashKey(key), read);
}

export function findRead(key: QueryKey): Read | undefined {
  return reads.get(hashKey(key));
}
