/** How many records of each kind point at a contact. */
export type ContactUsage = { quotes: number; invoices: number; items: number; tasks: number };

const words: readonly { kind: keyof ContactUsage; one: string; many: string }[] = [
  { kind: 'quotes', one: 'offerte', many: 'offertes' },
  { kind: 'invoices', one: 'factuur', many: 'facturen' },
  { kind: 'items', one: 'meetstaatitem', many: 'meetstaatitems' },
  { kind: 'tasks', one: 'taak', many: 'taken' },
];

/** '2 offertes, 1 factuur en 3 taken'; undefined where nothing uses it. */
export function describeUsage(usage: ContactUsage): string | undefined {
  const parts = words
    .filter(({ kind }) => usage[kind] > 0)
    .map(({ kind, one, many }) => `${usage[kind]} ${usage[kind] === 1 ? one : many}`);
  const last = parts.pop();
  if (last === undefined) return undefined;
  return parts.length === 0 ? last : `${parts.join(', ')} en ${last}`;
}
