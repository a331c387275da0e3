import { crc32 } from 'node:zlib';
import { blankExifPlace } from '#/platform/server/reading/place/exif-place';
import { blankXmpPlace } from '#/platform/server/reading/place/xmp-place';

const begin = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, 8).equals(begin);
}

const texts = new Set(['tEXt', 'zTXt', 'iTXt']);
/** What a camera noted, as programs that have no place for it write it, and what they call a place themselves. */
const tellsPlace = /^raw profile type (?:exif|app1|xmp)$|gps|latitude|longitude|location/i;
const xmpKeyword = 'XML:com.adobe.xmp';

function keywordOf(data: Buffer): string {
  const end = data.subarray(0, 80).indexOf(0);
  return data.toString('latin1', 0, end < 0 ? 0 : end);
}

/** The same chunk without a place; undefined where it has to go as a whole. */
function withoutPlace(chunk: Buffer, type: string): Buffer | undefined {
  const data = chunk.subarray(8, -4);
  const keyword = texts.has(type) ? keywordOf(data) : undefined;
  const isXmp = keyword === xmpKeyword;
  const isPacked = type === 'zTXt' || (type === 'iTXt' && data[(keyword?.length ?? 0) + 1] === 1);
  if (keyword !== undefined && (tellsPlace.test(keyword) || (isXmp && isPacked))) return undefined;
  if (type !== 'eXIf' && !isXmp) return chunk;
  const changed = Buffer.from(chunk);
  if (isXmp) blankXmpPlace(changed.subarray(8, -4));
  else blankExifPlace(changed.subarray(8, -4));
  if (changed.equals(chunk)) return chunk;
  changed.writeUInt32BE(crc32(changed.subarray(4, -4)), changed.length - 4);
  return changed;
}

export function pngWithoutPlace(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) break;
    const chunk = withoutPlace(bytes.subarray(at, end), bytes.toString('latin1', at + 4, at + 8));
    if (chunk) kept.push(chunk);
    at = end;
  }
  kept.push(bytes.subarray(at));
  return Buffer.concat(kept);
}
