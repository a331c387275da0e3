import { fold } from '#/core/search-text';

const significant = 5;
const shortest = 3;

/** Letters and digits only, without accents: 'Dakwerken Coppé bv' reads 'dakwerkencoppebv'. */
function plain(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}]/gu, '');
}

function startsAlike(one: string, other: string): boolean {
  const start = one.slice(0, significant);
  return start.length >= shortest && other.includes(start);
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

type Named = { name: string; company: string | null };

/**
 * The contact that a scanned company name is probably of: the first five letters of one name occur in the other,
 * either way round. Several 'Dakwerken …' match alike, so that the longest common beginning wins; it stays a suggestion.
 */
export function matchContact<C extends Named>(
  companyName: string | null | undefined,
  contacts: readonly C[],
): C | undefined {
  const wanted = plain(companyName ?? '');
  let best: { contact: C; score: number } | undefined;
  for (const contact of contacts) {
    const name = plain(contact.company || contact.name);
    if (!startsAlike(wanted, name) && !startsAlike(name, wanted)) continue;
    const score = name === wanted ? Number.POSITIVE_INFINITY : sharedStart(wanted, name);
    if (!best || score > best.score) best = { contact, score };
  }
  return best?.contact;
}
