/** A kind of record ('quotes'), or one field of it ('quotes.amount'). */
type Named = string;

function kindOf(named: Named): string {
  return named.split('.', 1)[0] ?? named;
}

/** Where a whole record came or went, whatever field of it is shown is another; so is a whole record by any of its fields. */
function isSame(one: Named, other: Named): boolean {
  return one === other || ((one === kindOf(one) || other === kindOf(other)) && kindOf(one) === kindOf(other));
}

/** Whether what a read shows is among what was changed; both are as `shows` of a call names them. */
export function isShown(shows: readonly Named[], changed: readonly Named[]): boolean {
  return shows.some((shown) => changed.some((one) => isSame(shown, one)));
}

/** What was changed of a kind: its fields, or all of a record where they are not known. */
export function namesOfChange(kind: string, fields: readonly string[] | null): Named[] {
  return fields === null ? [kind] : fields.map((field) => `${kind}.${field}`);
}

/** A proxy refuses an answer whose headers are long: of a change of very many fields only their kinds are told. */
const mostInHeader = 1_000;

export function headerOfChange(changed: ReadonlySet<Named>): string {
  const all = [...changed].join(',');
  return all.length <= mostInHeader ? all : [...new Set([...changed].map(kindOf))].join(',');
}
