/** In the order in which they first occur; `Map.groupBy` needs a newer Node than the oldest we run on. */
export function groupBy<Key, Each>(all: Iterable<Each>, keyOf: (each: Each) => Key): Map<Key, Each[]> {
  const groups = new Map<Key, Each[]>();
  for (const each of all) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return groups;
}
