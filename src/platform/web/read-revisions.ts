import { hashKey, type QueryKey } from '@tanstack/react-query';

/** As of which revision of its project each read was answered last. */
const revisions = new Map<string, number>();

export function noteRevision(key: QueryKey, revision: number): void {
  revisions.set(hashKey(key), revision);
}

export function findRevision(key: QueryKey): number | undefined {
  return revisions.get(hashKey(key));
}
