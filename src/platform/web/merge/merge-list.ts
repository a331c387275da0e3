import { valueKey } from '#/platform/web/merge/same-value';

type Entries = readonly unknown[];

/** What is in the one list more often than in the other. */
function without(list: Entries, other: Entries): unknown[] {
  const left = other.map(valueKey);
  return list.filter((entry) => {
    const found = left.indexOf(valueKey(entry));
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
}

function common(list: Entries, other: Entries): number {
  return list.length - without(list, other).length;
}

/**
 * A list in which two people changed different entries, with what each of them did; undefined where both changed the
 * same entry. Entries have no name of their own: a changed one is one that went and one that came.
 */
export function mergeLists(base: Entries, mine: Entries, theirs: Entries): unknown[] | undefined {
  const goneByMe = without(base, mine);
  const goneByThem = without(base, theirs);
  const cameByMe = without(mine, base);
  const cameByThem = without(theirs, base);
  if (common(goneByMe, goneByThem) > 0 && cameByMe.length + cameByThem.length > 0) return undefined;
  // One more of what the other took away.
  if (common(goneByMe, cameByThem) + common(goneByThem, cameByMe) > 0) return undefined;
  const goneByMeAlone = without(goneByMe, goneByThem).map(valueKey);
  // What both added is there once: they added the same.
  const coming = without(cameByMe, cameByThem);
  const merged = theirs.flatMap((entry) => {
    const place = goneByMeAlone.indexOf(valueKey(entry));
    if (place < 0) return [entry];
    goneByMeAlone.splice(place, 1);
    return coming.splice(0, 1);
  });
  return [...merged, ...coming];
}
