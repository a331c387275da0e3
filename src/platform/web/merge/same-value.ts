/** As a record keeps it: blank is nothing, and a space at the end of a text is none. */
function asKept(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') return value.trim() || null;
  if (Array.isArray(value)) return value.map(asKept);
  if (typeof value !== 'object') return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, asKept(inner)] as const);
  return Object.fromEntries(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** One text for all values that a record can't tell apart. */
export function valueKey(value: unknown): string {
  return JSON.stringify(asKept(value));
}

export function isSameValue(one: unknown, other: unknown): boolean {
  return valueKey(one) === valueKey(other);
}
