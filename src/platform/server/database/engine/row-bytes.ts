/** A place in a row or an object, and what a text or an object takes besides what is in it. */
const place = 8;
const head = 24;

/** What rows of the driver take in memory, rather too much than too little; no longer counted once it is over `most`. */
export function bytesOfRows(value: unknown, most: number): number {
  if (typeof value === 'string') return head + 2 * value.length;
  if (typeof value !== 'object' || value === null) return place;
  if (ArrayBuffer.isView(value)) return 4 * head + value.byteLength;
  let bytes = head;
  for (const each of Array.isArray(value) ? value : Object.values(value)) {
    if (bytes > most) return bytes;
    bytes += place + bytesOfRows(each, most - bytes);
  }
  return bytes;
}
