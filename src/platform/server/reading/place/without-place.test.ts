import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withoutPlace } from '#/platform/server/reading/place/without-place';
import { sampleHeic, samplePdf } from '../../../../../tests/support/sample-files';
import { cameraPhoto, chunk, photoOf } from '../../../../../tests/support/sample-photos';

const degrees = [51, 1, 3, 1, 0, 1];

/** 51° 3′ 0″ as a camera writes it, whichever way round its numbers are. */
const latitudes = [true, false].map((isLittle) => {
  const bytes = new DataView(new ArrayBuffer(24));
  for (const [index, value] of degrees.entries()) bytes.setUint32(index * 4, value, isLittle);
  return Buffer.from(bytes.buffer);
});
const tellsLatitude = (bytes: Uint8Array) => latitudes.some((each) => Buffer.from(bytes).includes(each));

const gpsExif = {
  IFD0: { Make: 'Truweel' },
  IFD2: { DateTimeOriginal: '2026:07:01 14:30:00' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '51/1 3/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '3/1 43/1 0/1',
  },
};
const picture = () =>
  sharp({ create: { width: 48, height: 32, channels: 3, background: '#a86' } }).withExif(gpsExif);

/** What libexif reads of it: it is written anew from what was understood. */
async function readAgain(bytes: Buffer): Promise<Buffer> {
  const { exif } = await sharp(await sharp(bytes).keepExif().jpeg().toBuffer()).metadata();
  return exif ?? Buffer.alloc(0);
}

const points = async (bytes: Buffer) => (await sharp(bytes).raw().toBuffer()).toString('base64');

/** How many bytes are others. */
function countChanged(one: Buffer, other: Buffer): number {
  return one.reduce((count, byte, index) => count + (byte === other[index] ? 0 : 1), 0);
}

describe('a picture for outsiders', () => {
  it.each(['jpeg', 'webp', 'png', 'avif'] as const)(
    'doesn’t tell where it was taken, and is the same for the rest: %s',
    async (format) => {
      const original = await picture().toFormat(format).toBuffer();
      const kept = Buffer.from(original);
      const stripped = withoutPlace(original);
      expect(original.equals(kept)).toBe(true);
      expect([tellsLatitude(original), tellsLatitude(stripped)]).toEqual([true, false]);
      expect(stripped.length).toBe(original.length);
      expect(countChanged(original, stripped)).toBeLessThan(200);
      expect(await points(stripped)).toBe(await points(original));
      const [before, after] = [await readAgain(original), await readAgain(stripped)];
      expect([tellsLatitude(before), tellsLatitude(after)]).toEqual([true, false]);
      for (const word of ['2026:07:01 14:30:00', 'Truweel']) expect(after.includes(word)).toBe(true);
      expect(withoutPlace(stripped).equals(stripped)).toBe(true);
    },
  );

  it('is the very same where it tells no place', async () => {
    const plain = [await cameraPhoto({ at: '2026:07:01 14:30:00', orientation: 6 }), sampleHeic(), samplePdf];
    for (const format of ['png', 'webp', 'avif'] as const) plain.push(await photoOf(format));
    for (const bytes of plain) expect(withoutPlace(bytes).equals(bytes)).toBe(true);
  });

  it('nor does one of an iPhone, wherever it keeps what the camera noted', async () => {
    const { exif = Buffer.alloc(0) } = await sharp(await picture().jpeg().toBuffer()).metadata();
    const head = Buffer.from('\0\0\0\0mdat\0\0\0\x06', 'latin1');
    head.writeUInt32BE(head.length + exif.length);
    const original = Buffer.concat([sampleHeic(), head, exif]);
    const stripped = withoutPlace(original);
    expect([tellsLatitude(original), tellsLatitude(stripped)]).toEqual([true, false]);
    expect(stripped.subarray(0, sampleHeic().length).equals(sampleHeic())).toBe(true);
    expect(stripped.includes('2026:07:01 14:30:00')).toBe(true);
  });

  it('nor does one that stands behind it, or the film of a phone that moves', async () => {
    const box = (name: string, data: string) => {
      const bytes = Buffer.from(`\0\0\0\0${name}${data}`, 'latin1');
      bytes.writeUInt32BE(bytes.length);
      return bytes;
    };
    const film = [
      box('ftyp', 'mp42'),
      box('udta', box('\xa9xyz', '\0\x12\x15\xc7+51.0543+003.7174/').toString('latin1')),
      box('loci', '\0\0\0\0\x15\xc7Gent\0\0\0\x03\xb7'),
      box('meta', 'com.apple.quicktime.location.ISO6709 +51.0543+003.7174+010.000/'),
    ];
    const second = await picture().jpeg().toBuffer();
    const original = Buffer.concat([await photoOf(), second, ...film]);
    const stripped = withoutPlace(original);
    expect(stripped.length).toBe(original.length);
    expect(tellsLatitude(stripped)).toBe(false);
    for (const place of ['51.0543', '003.7174', 'Gent', '\xa9xyz'])
      expect(stripped.includes(Buffer.from(place, 'latin1'))).toBe(false);
    expect(stripped.includes('mp42')).toBe(true);
  });
});

const xmpOf = (inside: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/" xmlns:gps="urn:g"><rdf:Description ${inside}</x:xmpmeta>`;
const xmpText = xmpOf(
  `exif:GPSLatitude="51,3.258N" drone-dji:GpsLongtitude = '3.71' dc:title="Muur"><exif:GPSLongitude>3,43E</exif:GPSLongitude><exif:GPSAltitude/><geo:lat>51.05</geo:lat><dc:creator>An</dc:creator></rdf:Description>`,
);
const placeless = (text: string) =>
  ['51,3.258N', '3.71', '3,43E', '51.05', 'GPSAltitude'].every((each) => !text.includes(each)) &&
  ['xmlns:gps="urn:g"', 'dc:title="Muur"', '<dc:creator>An</dc:creator>'].every((each) =>
    text.includes(each),
  );

function segment(content: string): Buffer {
  const bytes = Buffer.from(`\xff\xe1\0\0${content}`, 'latin1');
  bytes.writeUInt16BE(bytes.length - 2, 2);
  return bytes;
}

function inJpeg(jpeg: Buffer, ...segments: Buffer[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

const headEnd = 8 + 25;

function inPng(png: Buffer, ...chunks: Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, headEnd), ...chunks, png.subarray(headEnd)]);
}

describe('what programs noted in a picture', () => {
  it('tells no place either: in a JPEG, also where it goes on in a second part', async () => {
    const more = (text: string) =>
      segment(`http://ns.adobe.com/xmp/extension/\0${'0'.repeat(32)}\0\0\0\x01\0\0\0\0${text}`);
    const half = Math.floor(xmpText.indexOf('3,43E')) + 2;
    const jpeg = await photoOf();
    const whole = inJpeg(jpeg, segment(`http://ns.adobe.com/xap/1.0/\0${xmpText}`));
    expect(placeless(withoutPlace(whole).toString('latin1'))).toBe(true);
    const parts = inJpeg(jpeg, more(xmpText.slice(0, half)), more(xmpText.slice(half)));
    const text = withoutPlace(parts).toString('latin1');
    expect([text.includes('3,'), text.includes('43E'), text.includes('51,3.258N')]).toEqual([
      false,
      false,
      false,
    ]);
    expect(await points(withoutPlace(whole))).toBe(await points(whole));
  });

  it('nor in a PNG, as text or packed, and its checksums are right', async () => {
    const png = await photoOf('png');
    const itxt = (isPacked: boolean) =>
      chunk(
        'iTXt',
        Buffer.concat([
          Buffer.from(`XML:com.adobe.xmp\0${isPacked ? '\x01' : '\0'}\0\0\0`, 'latin1'),
          isPacked ? deflateSync(xmpText) : Buffer.from(xmpText),
        ]),
      );
    const open = withoutPlace(inPng(png, itxt(false)));
    expect(placeless(open.toString('latin1'))).toBe(true);
    expect((await sharp(open).metadata()).xmp?.toString()).toContain('Muur');
    const said = chunk('tEXt', Buffer.from('exif:GPSLatitude\x0051/1', 'latin1'));
    const raw = chunk('zTXt', Buffer.from('Raw profile type exif\0\0xx', 'latin1'));
    expect(withoutPlace(inPng(png, itxt(true), said, raw)).equals(png)).toBe(true);
  });
});

describe('a hostile picture', () => {
  it.each([
    ['names without an end', Buffer.from('<a:gps '.repeat(200_000))],
    ['values without an end', Buffer.from('a:gps="'.repeat(200_000))],
    ['elements without an end', Buffer.from('<a:gps>'.repeat(200_000))],
    ['one long word', Buffer.alloc(2_000_000, 'a')],
  ])('takes no time: %s', (_, text) => {
    const riff = Buffer.from('RIFF\0\0\0\0WEBPXMP \0\0\0\0', 'latin1');
    riff.writeUInt32LE(text.length, 16);
    const began = performance.now();
    expect(withoutPlace(Buffer.concat([riff, text])).length).toBe(riff.length + text.length);
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it('is never more than refused, whatever is broken in it', async () => {
    const originals = await Promise.all(
      (['jpeg', 'webp', 'png', 'avif', 'tiff'] as const).map((format) =>
        picture().toFormat(format).toBuffer(),
      ),
    );
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (const original of [...originals, sampleHeic().subarray(0, 4_000)]) {
      for (let round = 0; round < 200; round += 1) {
        const broken = Buffer.from(
          original.subarray(0, random(2) ? original.length : random(original.length)),
        );
        for (let at = 0; at < 8 && broken.length > 16; at += 1)
          broken[8 + random(broken.length - 8)] = random(256);
        expect(() => withoutPlace(broken)).not.toThrow();
      }
    }
  });
});
