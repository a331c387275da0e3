import { hashKey, type QueryKey } from '@tanstack/react-query';

/** Which revision each project has by what this tab changed last. */
let changedHere: ReadonlyMap<number, number> = new Map();
const known = new Map<string, ReadonlyMap<number, number>>();

/** '7=124,9=3', as the answer to a change says it. */
export function noteChangedHere(said: string | null): void {
  if (!said) return;
  const changed = said.split(',').map((each) => each.split('=').map(Number));
  changedHere = new Map([
    ...changedHere,
    ...changed.map(([id = 0, revision = 0]) => [id, revision] as const),
  ]);
}

/** Of a read that is of no one project and so has no revision: it knows what this tab changed before it was asked. */
export async function notingChangedHere<Answer>(key: QueryKey, ask: () => Promise<Answer>): Promise<Answer> {
  const before = changedHere;
  const answer = await ask();
  known.set(hashKey(key), before);
  return answer;
}

/** The revision of a project that a read knows at least. */
export function leastKnown(key: QueryKey, projectId: number): number {
  return known.get(hashKey(key))?.get(projectId) ?? -1;
}
