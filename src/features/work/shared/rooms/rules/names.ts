/** Names are the same where only capitals and blanks differ. */
export function sameName(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('nl-BE');
}

/** 'Keuken, badkamer' is two rooms. Each once, as it was first written. */
export function namesIn(text: string): string[] {
  const found = new Map<string, string>();
  for (const part of text.split(/[,;]/)) {
    const name = part.trim().replace(/\s+/g, ' ');
    if (name && !found.has(sameName(name))) found.set(sameName(name), name);
  }
  return [...found.values()];
}

/** In the order in which they were chosen; null where there are none. */
export function namesOf(ids: readonly number[], names: ReadonlyMap<number, string>): string | null {
  return ids.flatMap((id) => names.get(id) ?? []).join(', ') || null;
}

const usual = [
  'Kelder',
  'Gang',
  'Living',
  'Keuken',
  'Badkamer',
  'Slaapkamer',
  'Zolder',
  'Dak',
  'Voorgevel',
  'Achtergevel',
  'Tuin',
];
/** There is often more than one: they are counted. */
const counted = 'Slaapkamer';

/** What a house usually has and this one has not been given yet. */
export function proposedNames(rooms: readonly { name: string }[]): string[] {
  const known = new Set(rooms.map(({ name }) => sameName(name)));
  return usual.flatMap((name) => {
    if (name !== counted) return known.has(sameName(name)) ? [] : [name];
    let number = 1;
    while (known.has(sameName(`${name} ${number}`))) number += 1;
    return [`${name} ${number}`];
  });
}
