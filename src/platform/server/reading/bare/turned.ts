const orientationTag = 0x0112;
const short = 3;
const [uprightAlready, mostTurns] = [1, 8];

/** How a picture has to be turned to stand upright, as its camera noted it; undefined where it stands upright. */
export function turnOf(exif: Buffer): number | undefined {
  const start = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? 6 : 0;
  if (exif.length < start + 8) return undefined;
  const order = exif.toString('latin1', start, start + 2);
  if (order !== 'II' && order !== 'MM') return undefined;
  const isLittle = order === 'II';
  const short2 = (at: number) => (isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const first = start + (isLittle ? exif.readUInt32LE(start + 4) : exif.readUInt32BE(start + 4));
  if (first + 2 > exif.length) return undefined;
  const count = short2(first);
  for (let at = first + 2; at < first + 2 + count * 12 && at + 12 <= exif.length; at += 12) {
    if (short2(at) !== orientationTag || short2(at + 2) !== short) continue;
    const turn = short2(at + 8);
    return turn > uprightAlready && turn <= mostTurns ? turn : undefined;
  }
  return undefined;
}

/** What a camera would note that noted nothing but how it was held. */
export function exifOfTurn(turn: number): Buffer {
  const exif = Buffer.alloc(26);
  exif.write('MM\0*', 'latin1');
  exif.writeUInt32BE(8, 4);
  exif.writeUInt16BE(1, 8);
  exif.writeUInt16BE(orientationTag, 10);
  exif.writeUInt16BE(short, 12);
  exif.writeUInt32BE(1, 14);
  exif.writeUInt16BE(turn, 18);
  return exif;
}

/** The same that says nothing at all: a directory without entries. */
export const emptyExif = Buffer.from('MM\0*\0\0\0\x08\0\0\0\0\0\0', 'latin1');
