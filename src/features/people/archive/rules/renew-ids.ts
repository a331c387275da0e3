import type { ArchivedRow } from '#/features/people/archive/rules/format';

/** Where an id stands in a row, `lines.*.itemId`, and of which table it is. */
export type IdPlace = { readonly path: readonly string[]; readonly target: string };

export function placesOf(ids: Readonly<Record<string, string>>): IdPlace[] {
  return Object.entries(ids).map(([path, target]) => ({ path: path.split('.'), target }));
}

type Renew = (target: string, id: unknown) => unknown;

/** The same row with another id wherever one stands. What is empty stays so. */
export function renewIds(row: ArchivedRow, places: readonly IdPlace[], renew: Renew): ArchivedRow {
  return places.reduce(
    (renewed, { path, target }) => at(renewed, path, (id) => renew(target, id)) as ArchivedRow,
    row,
  );
}

function at(
  value: unknown,
  [step, ...further]: readonly string[],
  change: (id: unknown) => unknown,
): unknown {
  if (value === null || value === undefined) return value;
  if (step === undefined) return change(value);
  if (step === '*') return Array.isArray(value) ? value.map((each) => at(each, further, change)) : value;
  if (typeof value !== 'object' || !Object.hasOwn(value, step)) return value;
  return { ...value, [step]: at((value as ArchivedRow)[step], further, change) };
}
