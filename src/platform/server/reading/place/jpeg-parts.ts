import type { NotedPart, Range } from '#/platform/server/reading/place/noted-part';

const begin = Buffer.from([0xff, 0xd8, 0xff]);
const exif = 'Exif\0\0';
const xmp = 'http://ns.adobe.com/xap/1.0/\0';
const moreXmp = 'http://ns.adobe.com/xmp/extension/\0';
/** After its name: which packet it continues, how long that is, and where this piece stands in it. */
const moreXmpHead = moreXmp.length + 32 + 4 + 4;

const [startOfScan, endOfPicture, application1] = [0xda, 0xd9, 0xe1];

export function isJpeg(bytes: Buffer): boolean {
  return bytes.subarray(0, 3).equals(begin);
}

/** The next marker after compressed points: those write FF 00 where they need an FF. */
export function endOfPoints(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next > 0 && (next < 0xd0 || next > 0xd7) && next !== 0xff) return at;
  }
  return bytes.length;
}

/** One picture of the file: what is noted in it, and where it ends. */
function readPicture(bytes: Buffer, start: number): { parts: NotedPart[]; end: number } {
  const parts: NotedPart[] = [];
  const continued: Range[] = [];
  let at = start + 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === endOfPicture) {
      at += 2;
      break;
    }
    const content = at + 4;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (marker === application1) {
      const head = bytes.toString('latin1', content, Math.min(content + moreXmp.length, end));
      if (head.startsWith(exif)) parts.push({ holds: 'exif', ranges: [{ start: content, end }] });
      if (head.startsWith(xmp)) parts.push({ holds: 'xmp', ranges: [{ start: content + xmp.length, end }] });
      if (head === moreXmp) continued.push({ start: content + moreXmpHead, end });
    }
    at = marker === startOfScan ? endOfPoints(bytes, end) : end;
  }
  if (continued.length > 0) parts.push({ holds: 'xmp', ranges: continued });
  // The marker of the end is two bytes, where the file has no more than those.
  return { parts, end: Math.min(Math.max(at, start + 2), bytes.length) };
}

/** A phone may put more pictures behind the first, and a film: `pictureEnd` is where the first ends. */
export function jpegParts(bytes: Buffer): { parts: NotedPart[]; pictureEnd: number } {
  const first = readPicture(bytes, 0);
  const parts = first.parts;
  for (let at = bytes.indexOf(begin, first.end); at >= 0; ) {
    const next = readPicture(bytes, at);
    parts.push(...next.parts);
    at = bytes.indexOf(begin, next.end);
  }
  return { parts, pictureEnd: first.end };
}
