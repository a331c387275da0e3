import { damagedPicture, hugePicture } from '#/platform/server/reading/refusals';

/** Four bytes a point: red, green, blue and how much of it covers. */
export type Pixels = { data: Uint8Array; width: number; height: number };

const brands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);

/** What an iPhone makes. AVIF is in the same kind of box, but sharp can read it. */
export function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 64)).toString('latin1');
  return head.slice(4, 8) === 'ftyp' && brands.has(head.slice(8, 12)) && !head.slice(8, 40).includes('avif');
}

/** The decoder makes room for whatever the file claims: its claims are read first. */
export async function decodeHeic(bytes: Uint8Array, mostPixels: number): Promise<Pixels> {
  const largest = Math.max(0, ...claimedSizes(bytes).map(({ width, height }) => width * height));
  if (largest === 0) throw damagedPicture();
  if (largest > mostPixels) throw hugePicture();
  try {
    const { default: decode } = await import('heic-decode');
    const { data, width, height } = await decode({ buffer: bytes });
    return { data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength), width, height };
  } catch {
    throw damagedPicture();
  }
}

type Size = { width: number; height: number };

/** What every 'ispe' (image spatial extents) box says. */
function claimedSizes(bytes: Uint8Array): Size[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sizes: Size[] = [];
  for (let at = buffer.indexOf('ispe'); at >= 0 && sizes.length < 200; at = buffer.indexOf('ispe', at + 4))
    if (at + 16 <= buffer.length)
      sizes.push({ width: buffer.readUInt32BE(at + 8), height: buffer.readUInt32BE(at + 12) });
  return sizes;
}

/** Of the picture itself, which is the largest of its parts, turned as its 'irot' box says. */
export function heicSize(bytes: Buffer): Size | undefined {
  const [largest] = claimedSizes(bytes).toSorted(
    (one, other) => other.width * other.height - one.width * one.height,
  );
  if (!largest) return undefined;
  const turn = bytes.indexOf('irot');
  const isOnItsSide = turn >= 0 && ((bytes[turn + 4] ?? 0) & 1) === 1;
  return isOnItsSide ? { width: largest.height, height: largest.width } : largest;
}

/** Its boxes end where the file does: one that was cut off goes on beyond it. */
export function isWholeHeic(bytes: Buffer): boolean {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const claimed = bytes.readUInt32BE(at);
    // 0: up to the end of the file; 1: the length stands after the name, in eight bytes.
    if (claimed === 0) return true;
    const length = claimed === 1 ? readLong(bytes, at + 8) : claimed;
    if (length < 8) return false;
    at += length;
  }
  return at === bytes.length;
}

function readLong(bytes: Buffer, at: number): number {
  return at + 8 <= bytes.length ? Number(bytes.readBigUInt64BE(at)) : 0;
}

const exifMark = Buffer.from('Exif\0\0', 'latin1');

/** What the camera noted, where the file has it. */
export function heicExif(bytes: Buffer): Buffer | undefined {
  for (let at = bytes.indexOf(exifMark); at >= 0; at = bytes.indexOf(exifMark, at + 1)) {
    const order = bytes.toString('latin1', at + exifMark.length, at + exifMark.length + 2);
    if (order === 'II' || order === 'MM') return bytes.subarray(at);
  }
  return undefined;
}
