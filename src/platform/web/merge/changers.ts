export type Changer = { readonly id: number; readonly name: string } | null;

const changers = new Map<string, Changer>();

const keyOf = (kind: string, id: number) => `${kind} ${id}`;

/** Who changed a record last, for a form that is open on it when the new version arrives: say it before that is read. */
export function noteChanger(kind: string, id: number, by: Changer): void {
  changers.set(keyOf(kind, id), by);
}

/** Null where nobody told. */
export function findChanger(kind: string, id: number): Changer {
  return changers.get(keyOf(kind, id)) ?? null;
}
