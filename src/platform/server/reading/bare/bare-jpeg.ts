import { exifOfTurn, turnOf } from '#/platform/server/reading/bare/turned';
import { endOfPoints } from '#/platform/server/reading/place/jpeg-parts';

const [startOfScan, endOfPicture, comment] = [0xda, 0xd9, 0xfe];
const [firstApplication, lastApplication] = [0xe0, 0xef];
const exifHead = 'Exif\0\0';

/** What a program needs to show the points as they were meant. */
const needed: Readonly<Record<number, string>> = { 224: 'JFIF\0', 226: 'ICC_PROFILE\0', 238: 'Adobe' };

function isNeeded(marker: number, content: Buffer): boolean {
  if (marker === comment) return false;
  if (marker < firstApplication || marker > lastApplication) return true;
  const head = needed[marker];
  return head !== undefined && content.toString('latin1', 0, head.length) === head;
}

function turnSegment(turn: number): Buffer {
  const content = Buffer.concat([Buffer.from(exifHead, 'latin1'), exifOfTurn(turn)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** Without all that stands beside the picture, and behind it; undefined where it isn’t built as one. */
export function bareJpeg(bytes: Buffer): Buffer | undefined {
  const kept: Buffer[] = [];
  let turn: number | undefined;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === endOfPicture) break;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end < at + 4 || end > bytes.length) return undefined;
    const content = bytes.subarray(at + 4, end);
    if (marker === 0xe1 && content.toString('latin1', 0, exifHead.length) === exifHead)
      turn ??= turnOf(content);
    const until = marker === startOfScan ? endOfPoints(bytes, end) : end;
    if (isNeeded(marker, content)) kept.push(bytes.subarray(at, until));
    at = until;
  }
  const isEnded = at >= bytes.length || (bytes[at] === 0xff && bytes[at + 1] === endOfPicture);
  if (!isEnded) return undefined;
  return Buffer.concat([
    bytes.subarray(0, 2),
    ...(turn === undefined ? [] : [turnSegment(turn)]),
    ...kept,
    Buffer.from([0xff, endOfPicture]),
  ]);
}
