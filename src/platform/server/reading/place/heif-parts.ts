import type { NotedPart, Range } from '#/platform/server/reading/place/noted-part';

type Box = { type: string; start: number; end: number };

/** HEIC and AVIF: both are boxes in boxes (ISO/IEC 14496-12), with what is noted as items (ISO/IEC 23008-12). */
export function isHeif(bytes: Buffer): boolean {
  return bytes.toString('latin1', 4, 8) === 'ftyp';
}

function boxesIn(bytes: Buffer, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end; ) {
    const claimed = bytes.readUInt32BE(at);
    const isLong = claimed === 1 && at + 16 <= end;
    const length = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : claimed === 0 ? end - at : claimed;
    if (length < 8 || at + length > end) break;
    const type = bytes.toString('latin1', at + 4, at + 8);
    boxes.push({ type, start: at + (isLong ? 16 : 8), end: at + length });
    at += length;
  }
  return boxes;
}

/** Reads whole numbers one after the other; beyond the end they are 0. */
function numbersFrom(bytes: Buffer, start: number, end: number) {
  let at = start;
  return {
    isAtEnd: () => at >= end,
    next: (length: number) => {
      let value = 0;
      for (let index = 0; index < length; index += 1)
        value = value * 256 + (at + index < end ? (bytes[at + index] ?? 0) : 0);
      at += length;
      return value;
    },
  };
}

/** Which items hold what is noted, by number. */
function notedItems(bytes: Buffer, { start, end }: Box): Map<number, NotedPart['holds']> {
  const items = new Map<number, NotedPart['holds']>();
  const first = start + (bytes[start] === 0 ? 6 : 8);
  for (const box of boxesIn(bytes, first, end)) {
    if (box.type !== 'infe') continue;
    const numbers = numbersFrom(bytes, box.start, box.end);
    const version = numbers.next(1);
    numbers.next(3);
    const id = numbers.next(version === 3 ? 4 : 2);
    const typeAt = box.start + 4 + (version === 3 ? 4 : 2) + 2;
    const type = bytes.toString('latin1', typeAt, typeAt + 4);
    if (type === 'Exif') items.set(id, 'exif');
    if (type === 'mime') items.set(id, 'xmp');
  }
  return items;
}

const mostItems = 10_000;

type Extents = { id: number; ranges: Range[] };

/** Where each item stands in the file. */
function readExtents(bytes: Buffer, { start, end }: Box, dataStart: number): Extents[] {
  const numbers = numbersFrom(bytes, start, end);
  const version = numbers.next(1);
  numbers.next(3);
  const [sizes, more] = [numbers.next(1), numbers.next(1)];
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 4, sizes & 15, more >> 4];
  const indexBytes = version > 0 ? more & 15 : 0;
  const count = Math.min(numbers.next(version < 2 ? 2 : 4), mostItems);
  const isTold = offsetBytes + lengthBytes > 0;
  const found: Extents[] = [];
  for (let item = 0; item < count && !numbers.isAtEnd(); item += 1) {
    const id = numbers.next(version < 2 ? 2 : 4);
    const isInMeta = version > 0 && (numbers.next(2) & 15) === 1;
    numbers.next(2);
    const base = numbers.next(baseBytes) + (isInMeta ? dataStart : 0);
    const extents = numbers.next(2);
    const ranges: Range[] = [];
    for (let extent = 0; isTold && extent < extents && !numbers.isAtEnd(); extent += 1) {
      numbers.next(indexBytes);
      const from = base + numbers.next(offsetBytes);
      const to = from + numbers.next(lengthBytes);
      if (to > from && to <= bytes.length) ranges.push({ start: from, end: to });
    }
    found.push({ id, ranges });
  }
  return found;
}

/** Before what the camera noted stands how far away it begins. */
function afterHead(bytes: Buffer, ranges: readonly Range[]): Range[] {
  const [first, ...rest] = ranges;
  if (!first || first.end - first.start < 8) return [];
  const start = first.start + 4 + bytes.readUInt32BE(first.start);
  return start < first.end ? [{ start, end: first.end }, ...rest] : [];
}

const mostMarks = 20;
const exifMark = Buffer.from('Exif\0\0', 'latin1');

/** Whatever stands after the mark of a camera's notes, also where no item tells of it. */
function markedParts(bytes: Buffer): NotedPart[] {
  const parts: NotedPart[] = [];
  for (
    let at = bytes.indexOf(exifMark);
    at >= 0 && parts.length < mostMarks;
    at = bytes.indexOf(exifMark, at + 6)
  )
    parts.push({ holds: 'exif', ranges: [{ start: at, end: bytes.length }] });
  return parts;
}

/** What the file says was noted, where it says that it stands. */
export function heifItems(bytes: Buffer): NotedPart[] {
  return boxesIn(bytes, 0, bytes.length)
    .filter(({ type }) => type === 'meta')
    .flatMap(({ start, end }): NotedPart[] => {
      const inside = boxesIn(bytes, start + 4, end);
      const [info, places, data] = ['iinf', 'iloc', 'idat'].map((type) =>
        inside.find((box) => box.type === type),
      );
      if (!info || !places) return [];
      const items = notedItems(bytes, info);
      return readExtents(bytes, places, data?.start ?? 0).flatMap(({ id, ranges }) => {
        const holds = items.get(id);
        if (!holds) return [];
        return [{ holds, ranges: holds === 'exif' ? afterHead(bytes, ranges) : ranges }];
      });
    });
}

export function heifParts(bytes: Buffer): NotedPart[] {
  return [...heifItems(bytes), ...markedParts(bytes)];
}
