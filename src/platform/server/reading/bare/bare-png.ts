import { crc32 } from 'node:zlib';
import { exifOfTurn, turnOf } from '#/platform/server/reading/bare/turned';

/** Beside those that every PNG has: what the points and their colours are, and how it moves. */
const needed = new Set([
  ...['tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'cLLI', 'bKGD', 'hIST', 'pHYs', 'sPLT'],
  ...['acTL', 'fcTL', 'fdAT'],
]);
const isCritical = (type: string) => /^[A-Z]/.test(type);
const headLength = 25;

function turnChunk(turn: number): Buffer {
  const exif = exifOfTurn(turn);
  const chunk = Buffer.alloc(exif.length + 12);
  chunk.writeUInt32BE(exif.length);
  chunk.write('eXIf', 4, 'latin1');
  exif.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}

/** Without all that stands beside the picture, and behind it. */
export function barePng(bytes: Buffer): Buffer {
  const kept: Buffer[] = [];
  let turn: number | undefined;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) break;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'eXIf') turn ??= turnOf(bytes.subarray(at + 8, end - 4));
    if (isCritical(type) || needed.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') break;
    at = end;
  }
  const [head = Buffer.alloc(0), ...rest] = kept;
  const turned = turn === undefined || head.length !== headLength ? [] : [turnChunk(turn)];
  return Buffer.concat([bytes.subarray(0, 8), head, ...turned, ...rest]);
}
