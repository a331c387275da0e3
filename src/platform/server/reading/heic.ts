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
  const largest = Math.max(0, ...claimedSizes(bytes));
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

/** Width × height of every 'ispe' (image spatial extents) box. */
function claimedSizes(bytes: Uint8Array): number[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sizes: number[] = [];
  for (let at = buffer.indexOf('ispe'); at >= 0 && sizes.length < 200; at = buffer.indexOf('ispe', at + 4))
    if (at + 16 <= buffer.length) sizes.push(buffer.readUInt32BE(at + 8) * buffer.readUInt32BE(at + 12));
  return sizes;
}
