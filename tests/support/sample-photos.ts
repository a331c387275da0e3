import { crc32 } from 'node:zlib';
import sharp from 'sharp';

type Drawn = { width?: number; height?: number; color?: string };

function draw({ width = 40, height = 30, color = '#7a8' }: Drawn) {
  return sharp({ create: { width, height, channels: 3, background: color } });
}

let drawn = 0;

/** Another colour each time, so that no two hold the same bytes. */
export async function photoOf(
  format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg',
  size: Drawn = {},
): Promise<Buffer> {
  drawn += 1;
  const color = `#${(0x101010 + drawn * 0x010307).toString(16).slice(-6)}`;
  return draw({ color, ...size })
    .toFormat(format, { quality: 90 })
    .toBuffer();
}

type Noted = {
  /** '2026:07:01 14:30:00', as a camera writes it. */
  at?: string;
  zone?: string;
  orientation?: number;
  /** Where it stood. */
  gps?: true;
};

/** As a camera makes it, with what it notes. */
export async function cameraPhoto({ at, zone, orientation, gps }: Noted, size: Drawn = {}): Promise<Buffer> {
  drawn += 1;
  const picture = draw({ color: `#${(0x203040 + drawn * 7).toString(16).slice(-6)}`, ...size }).withExif({
    IFD2: {
      ...(at === undefined ? {} : { DateTimeOriginal: at }),
      ...(zone === undefined ? {} : { OffsetTimeOriginal: zone }),
    },
    ...(gps ? { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 3/1 0/1' } } : {}),
  });
  return (orientation === undefined ? picture : picture.withMetadata({ orientation })).jpeg().toBuffer();
}

export function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A few bytes that claim to be a picture of so many points. */
export function claimedPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', Buffer.from('789c63000100000500010d0a2db4', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
