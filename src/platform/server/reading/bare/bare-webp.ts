import { exifOfTurn, turnOf } from '#/platform/server/reading/bare/turned';

/** The points, how they are seen through, how they move, and their colours. */
const needed = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const [saysExif, saysXmp] = [0x08, 0x04];

function turnChunk(turn: number): Buffer {
  const exif = exifOfTurn(turn);
  const head = Buffer.from('EXIF\0\0\0\0', 'latin1');
  head.writeUInt32LE(exif.length, 4);
  return Buffer.concat([head, exif]);
}

/** Without all that stands beside the picture, and behind it. */
export function bareWebp(bytes: Buffer): Buffer {
  const kept: Buffer[] = [];
  let turn: number | undefined;
  const fileEnd = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  for (let at = 12; at + 8 <= fileEnd; ) {
    const length = bytes.readUInt32LE(at + 4);
    // Each begins at an even place.
    const end = Math.min(at + 8 + length + (length % 2), bytes.length);
    const type = bytes.toString('latin1', at, at + 4);
    if (type === 'EXIF') turn ??= turnOf(bytes.subarray(at + 8, end));
    if (needed.has(type)) kept.push(Buffer.from(bytes.subarray(at, end)));
    at = end;
  }
  const [head] = kept;
  const isExtended = head !== undefined && head.length > 8 && head.toString('latin1', 0, 4) === 'VP8X';
  if (isExtended) head[8] = ((head[8] ?? 0) & ~(saysExif | saysXmp)) | (turn === undefined ? 0 : saysExif);
  if (isExtended && turn !== undefined) kept.push(turnChunk(turn));
  const bare = Buffer.concat([bytes.subarray(0, 12), ...kept]);
  bare.writeUInt32LE(bare.length - 8, 4);
  return bare;
}
