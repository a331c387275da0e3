import type { Task } from '#/features/site/shared/planning/contract';

/** What disappears behind a work, as a sentence names it. */
export type Covered = 'de leidingen' | 'het onderdak en de isolatie' | 'wat straks verdwijnt';

/** Somebody looks, chooses, orders or takes away: nothing disappears behind that. */
const noCovering =
  /offerte|bestel|keuz|kiezen|opmet|keuring|attest|premie|afkap|afbr|afbra|uitbr|sloop|slop|stripp|verwijder|weghalen|oplever|schilder|poets|kuisen|schoonma/;

const words: readonly (readonly [pattern: RegExp, covered: Covered])[] = [
  [
    /dakbedek|roofing|epdm|dakpan|pannen leggen|leien|dak vernieuw|dakwerken|onderdak/,
    'het onderdak en de isolatie',
  ],
  [
    /pleister|plakwerk|bezetwerk|stuc|gyproc|gipsplaat|gipsplat|gipskarton|voorzetwand|plafond/,
    'de leidingen',
  ],
  [
    /chape|dekvloer|bevloer|vloerwerk|^vloer(?:en)? (?:leggen|plaatsen)|vloertegel|betegel|tegelwerk|tegels|parket|laminaat|gietvloer/,
    'de leidingen',
  ],
  [/isoler|isolatie|crepi|gevelbekled|spouwvul|aanaard|sleuven dicht|beton stort/, 'wat straks verdwijnt'],
];

const categories: Readonly<Record<string, Covered>> = {
  Vloeren: 'de leidingen',
  Dakwerk: 'het onderdak en de isolatie',
  Isolatie: 'wat straks verdwijnt',
};

type Named = Pick<Task, 'title' | 'description' | 'category'>;

/** By its title, then by its description, then by its category; undefined where nothing disappears behind it. */
function coveredByWords({ title, description, category }: Named): Covered | undefined {
  const text = title.toLowerCase();
  if (noCovering.test(text)) return undefined;
  const find = (within: string) => words.find(([pattern]) => pattern.test(within))?.[1];
  return find(text) ?? find((description ?? '').toLowerCase()) ?? categories[category ?? ''];
}

/** What disappears behind a task. What somebody said goes before what its words say. */
export function coveredBy(task: Named & Pick<Task, 'covers'>): Covered | undefined {
  if (task.covers === false) return undefined;
  return coveredByWords(task) ?? (task.covers ? 'wat straks verdwijnt' : undefined);
}
