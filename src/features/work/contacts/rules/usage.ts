/** How many records of a kind point at a contact, and what one and several of them are called. */
export type ContactUse = { count: number; one: string; many: string };

/** '3 taken, 2 offertes en 1 factuur'; undefined where nothing uses it. */
export function describeUsage(uses: readonly ContactUse[]): string | undefined {
  const parts = uses
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.one.localeCompare(b.one))
    .map(({ count, one, many }) => `${count} ${count === 1 ? one : many}`);
  const last = parts.pop();
  if (last === undefined) return undefined;
  return parts.length === 0 ? last : `${parts.join(', ')} en ${last}`;
}
