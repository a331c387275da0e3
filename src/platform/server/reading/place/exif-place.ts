const camerasPart = 0x8769;
const placePart = 0x8825;
/** A real one has three or four, of which one with a place, and few and short values in it. */
const [mostDirectories, mostPlaces, mostEntries, longestValue] = [50, 10, 100, 65_536];
/** How many bytes one value takes, by its type (TIFF 6.0, section 2). */
const typeBytes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

type Tiff = { view: DataView; bytes: Uint8Array; isLittle: boolean };

function openTiff(exif: Uint8Array): Tiff | undefined {
  const head = Buffer.from(exif.buffer, exif.byteOffset, Math.min(exif.byteLength, 6)).toString('latin1');
  const start = head === 'Exif\0\0' ? 6 : 0;
  const place = [exif.buffer, exif.byteOffset + start, exif.byteLength - start] as const;
  if (exif.byteLength < start + 8) return undefined;
  const [view, bytes] = [new DataView(...place), new Uint8Array(...place)];
  const order = view.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return undefined;
  const isLittle = order === 0x4949;
  return view.getUint16(2, isLittle) === 42 ? { view, bytes, isLittle } : undefined;
}

/** Where its entries begin and end; undefined where it is not whole. */
function directoryAt({ view, isLittle }: Tiff, at: number) {
  if (at < 8 || at + 2 > view.byteLength) return undefined;
  const count = view.getUint16(at, isLittle);
  const end = at + 2 + count * 12;
  return end + 4 <= view.byteLength ? { count, first: at + 2, end } : undefined;
}

function blankDirectory(tiff: Tiff, at: number): void {
  const { view, bytes, isLittle } = tiff;
  const directory = directoryAt(tiff, at);
  if (!directory) return;
  const end = Math.min(directory.end, directory.first + mostEntries * 12);
  for (let entry = directory.first; entry < end; entry += 12) {
    const length =
      (typeBytes[view.getUint16(entry + 2, isLittle)] ?? 0) * view.getUint32(entry + 4, isLittle);
    const valueAt = view.getUint32(entry + 8, isLittle);
    if (length > 4 && length <= longestValue && valueAt >= 8) bytes.fill(0, valueAt, valueAt + length);
  }
  bytes.fill(0, at, directory.end + 4);
}

/** What stands behind it moves up, so that nothing else changes its place. */
function removeEntry({ view, bytes, isLittle }: Tiff, at: number, entry: number): void {
  const count = view.getUint16(at, isLittle);
  const end = at + 2 + count * 12 + 4;
  bytes.copyWithin(entry, entry + 12, end);
  bytes.fill(0, end - 12, end);
  view.setUint16(at, count - 1, isLittle);
}

/** Overwrites where a picture was taken in what its camera noted (Exif 2.32, 4.6.6). */
export function blankExifPlace(exif: Uint8Array): void {
  const tiff = openTiff(exif);
  if (!tiff) return;
  const { view, isLittle } = tiff;
  const waiting = [view.getUint32(4, isLittle)];
  const seen = new Set<number>();
  let removed = 0;
  for (let at = waiting.pop(); at !== undefined && seen.size < mostDirectories; at = waiting.pop()) {
    const directory = seen.has(at) ? undefined : directoryAt(tiff, at);
    seen.add(at);
    if (!directory) continue;
    waiting.push(view.getUint32(directory.end, isLittle));
    for (let entry = directory.end - 12; entry >= directory.first; entry -= 12) {
      const number = view.getUint16(entry, isLittle);
      const valueAt = view.getUint32(entry + 8, isLittle);
      if (number === camerasPart) waiting.push(valueAt);
      if (number !== placePart || removed === mostPlaces) continue;
      removed += 1;
      if (!seen.has(valueAt)) blankDirectory(tiff, valueAt);
      removeEntry(tiff, at, entry);
    }
  }
}
