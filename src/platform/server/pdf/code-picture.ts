import { crc32, deflateSync } from 'node:zlib';
import encodeQR from 'qr';
import type { PdfPicture } from '#/platform/server/pdf/content';

/** White around it, without which a phone doesn’t see where it begins. */
const quietZone = 4;
/** Points on paper: as wide as a phone reads from a step away. */
const codeHeight = 110;

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

/** A PNG of one bit a point: black where it is dark. */
function pngOf(dots: readonly (readonly boolean[])[]): Uint8Array {
  const side = dots.length;
  const rowBytes = Math.ceil(side / 8);
  const pixels = Buffer.alloc(side * (rowBytes + 1));
  for (const [y, row] of dots.entries()) {
    for (const [x, isDark] of row.entries()) {
      const at = y * (rowBytes + 1) + 1 + (x >> 3);
      if (!isDark) pixels[at] = (pixels[at] ?? 0) | (0x80 >> (x & 7));
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A QR code to print: it says `text` to a phone, and its caption to people. */
export function codePicture({ text, caption }: { text: string; caption: string }): PdfPicture {
  const dots = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  return { image: pngOf(dots), width: 1, height: 1, highest: codeHeight, caption };
}
