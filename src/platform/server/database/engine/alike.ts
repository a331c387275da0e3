/** Whether two answers say the same to the last place. What it doesn't know, such as a function, it takes for another. */
export function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one))
    return (
      Array.isArray(other) && one.length === other.length && one.every((each, at) => isAlike(each, other[at]))
    );
  const kind = Object.getPrototypeOf(one);
  if (kind !== Object.getPrototypeOf(other)) return false;
  if (one instanceof Map) return isAlike([...one], [...(other as typeof one)]);
  if (one instanceof Set) return isAlike([...one], [...(other as typeof one)]);
  if (one instanceof Date) return Object.is(one.getTime(), (other as Date).getTime());
  if (kind !== Object.prototype && kind !== null) return false;
  const names = Object.keys(one);
  // In one order too: it is the order in which an answer is written out.
  const others = Object.keys(other);
  return (
    names.length === others.length &&
    names.every((name, at) => name === others[at] && isAlike(one[name as never], other[name as never]))
  );
}
