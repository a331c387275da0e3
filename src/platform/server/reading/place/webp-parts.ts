import type { NotedPart } from '#/platform/server/reading/place/noted-part';

export function isWebp(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
}

const holdsOf: Readonly<Record<string, NotedPart['holds']>> = { EXIF: 'exif', 'XMP ': 'xmp' };

export function webpParts(bytes: Buffer): NotedPart[] {
  const parts: NotedPart[] = [];
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4);
    const start = at + 8;
    const holds = holdsOf[bytes.toString('latin1', at, at + 4)];
    if (holds) parts.push({ holds, ranges: [{ start, end: start + length }] });
    // Each begins at an even place.
    at = start + length + (length % 2);
  }
  return parts;
}
