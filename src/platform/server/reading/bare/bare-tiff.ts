import { bareJpeg } from '#/platform/server/reading/bare/bare-jpeg';
import { isJpeg } from '#/platform/server/reading/place/jpeg-parts';

/** What a program needs to show the points as they were meant (TIFF 6.0, appendix A; supplement 2; 34675: its colours). */
const needed = new Set([
  ...[254, 255, 256, 257, 258, 259, 262, 263, 264, 265, 266, 273, 274, 277, 278, 279, 280, 281, 282, 283],
  ...[284, 290, 291, 292, 293, 296, 297, 301, 317, 318, 319, 320, 321, 322, 323, 324, 325, 332, 334, 336],
  ...[338, 339, 340, 341, 347, 512, 513, 514, 515, 517, 518, 519, 520, 521, 529, 530, 531, 532, 34675],
]);
/** Where the points are, and how many bytes they take there. */
const pointsAt = [
  [273, 279],
  [324, 325],
  [513, 514],
] as const;
const compressionTag = 259;
const jpegCompressions = new Set([6, 7]);
/** How many bytes one value takes, by its type (TIFF 6.0, section 2). */
const typeBytes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const [short, long] = [3, 4];
/** A real one has a page or a hundred, each with twenty entries, and no byte that is needed many times. */
const [mostPages, mostEntries, mostTimes] = [5_000, 500, 4];

type Numbers = { short: (at: number) => number; long: (at: number) => number };
type Entry = { tag: number; type: number; count: number; at: number; valueAt: number; length: number };

export function isTiff(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, 4);
  return head === 'II*\0' || head === 'MM\0*';
}

function numbersOf(bytes: Buffer): Numbers {
  const isLittle = bytes[0] === 0x49;
  return {
    short: (at) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at)),
    long: (at) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)),
  };
}

function entryAt(numbers: Numbers, at: number): Entry {
  const [type, count] = [numbers.short(at + 2), numbers.long(at + 4)];
  const length = (typeBytes[type] ?? 0) * count;
  return {
    tag: numbers.short(at),
    ...{ type, count, at, length, valueAt: length > 4 ? numbers.long(at + 8) : at + 8 },
  };
}

function valuesOf(numbers: Numbers, { type, count, valueAt }: Entry): number[] | undefined {
  if (type !== short && type !== long) return undefined;
  const [read, step] = type === short ? [numbers.short, 2] : [numbers.long, 4];
  return Array.from({ length: count }, (_, index) => read(valueAt + index * step));
}

/**
 * Of each page what is needed to show it, where it stood; everything else is empty, also what nothing points at.
 * Undefined where it isn’t built as one.
 */
export function bareTiff(bytes: Buffer): Buffer | undefined {
  if (bytes.length < 8) return undefined;
  const bare = Buffer.alloc(bytes.length);
  const numbers = numbersOf(bytes);
  let left = bytes.length * mostTimes;
  const isInside = (at: number, length: number) => at >= 8 && at + length <= bytes.length;
  const keep = (at: number, length: number) => {
    left -= length;
    if (left < 0 || !isInside(at, length)) return false;
    bytes.copy(bare, at, at, at + length);
    return true;
  };

  /** The points of a page; of those that are packed as a JPEG nothing that a camera noted. */
  function keepPoints(entries: readonly Entry[]): boolean {
    const find = (tag: number) => {
      const entry = entries.find((each) => each.tag === tag);
      return entry && valuesOf(numbers, entry);
    };
    const isJpegs = jpegCompressions.has(find(compressionTag)?.[0] ?? 0);
    return pointsAt.every(([where, many]) => {
      const lengths = find(many) ?? [];
      return (find(where) ?? []).every((at, index) => {
        const length = lengths[index] ?? 0;
        const part = bytes.subarray(at, at + length);
        return keep(at, length) && (!isJpegs || !isJpeg(part) || isBareJpeg(part));
      });
    });
  }

  /** Where the next page stands: nowhere after the last; undefined where it isn’t whole. */
  function keepPage(at: number): number | undefined {
    if (!isInside(at, 2)) return undefined;
    const count = numbers.short(at);
    const end = at + 2 + count * 12;
    if (count > mostEntries || !isInside(at, end + 4 - at)) return undefined;
    const entries = Array.from({ length: count }, (_, index) => entryAt(numbers, at + 2 + index * 12));
    const kept = entries.filter(({ tag }) => needed.has(tag));
    const isWhole = kept.every(({ valueAt, length }) => length <= 4 || keep(valueAt, length));
    if (!isWhole || !keepPoints(kept)) return undefined;
    left -= end - at;
    bytes.copy(bare, at, at, at + 2);
    if (bytes[0] === 0x49) bare.writeUInt16LE(kept.length, at);
    else bare.writeUInt16BE(kept.length, at);
    let to = at + 2;
    for (const entry of kept) to += bytes.copy(bare, to, entry.at, entry.at + 12);
    bytes.copy(bare, to, end, end + 4);
    return numbers.long(end);
  }

  bytes.copy(bare, 0, 0, 8);
  const seen = new Set<number>();
  for (let at = numbers.long(4); at !== 0; ) {
    if (seen.has(at) || seen.size === mostPages) return undefined;
    seen.add(at);
    const next = keepPage(at);
    if (next === undefined) return undefined;
    at = next;
  }
  return bare;
}

/** Whether nothing would go of it. */
function isBareJpeg(part: Buffer): boolean {
  return bareJpeg(part)?.length === part.length;
}
