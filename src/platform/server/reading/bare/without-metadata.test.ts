import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withoutMetadata } from '#/platform/server/reading/bare/without-metadata';
import { sampleHeic, samplePdf } from '../../../../../tests/support/sample-files';
import { chunk, photoOf } from '../../../../../tests/support/sample-photos';

const noted = {
  IFD0: { Make: 'Truweel', Artist: 'An Peeters' },
  IFD2: { DateTimeOriginal: '2026:07:01 14:30:00' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 3/1 0/1' },
};
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><dc:creator>An Peeters</dc:creator></x:xmpmeta>';

function picture(orientation?: number) {
  const drawn = sharp({ create: { width: 48, height: 32, channels: 3, background: '#a86' } });
  const turned = orientation === undefined ? drawn : drawn.withMetadata({ orientation });
  return turned.withExif(noted).withXmp(xmp);
}

const points = async (bytes: Buffer) => (await sharp(bytes).raw().toBuffer()).toString('base64');
const tells = (bytes: Buffer) =>
  ['Truweel', 'An Peeters', '2026:07:01', 'x:xmpmeta'].some((word) => bytes.includes(word));

describe('a picture that goes with a house', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'is the same points and nothing else: %s',
    async (format) => {
      const original = await picture().toFormat(format).toBuffer();
      const kept = Buffer.from(original);
      const bare = withoutMetadata(original);
      expect(original.equals(kept)).toBe(true);
      expect([tells(original), tells(bare)]).toEqual([true, false]);
      expect(await points(bare)).toBe(await points(original));
      if (format !== 'avif') expect((await sharp(bare).metadata()).exif).toBeUndefined();
      expect(withoutMetadata(bare).equals(bare)).toBe(true);
    },
  );

  it.each(['jpeg', 'png', 'webp'] as const)('still stands upright: %s', async (format) => {
    const original = await picture(6).toFormat(format).toBuffer();
    expect((await sharp(original).metadata()).orientation).toBe(6);
    const bare = withoutMetadata(original);
    expect(tells(bare)).toBe(false);
    expect((await sharp(bare).metadata()).orientation).toBe(6);
    expect(await points(bare)).toBe(await points(original));
  });

  it('keeps its colours, and nothing that stands behind it', async () => {
    const coloured = await picture().withIccProfile('p3').jpeg().toBuffer();
    const remark = Buffer.from('\xff\xfe\0\x0cAn Peeters', 'latin1');
    const original = Buffer.concat([
      ...[coloured.subarray(0, 2), remark, coloured.subarray(2)],
      ...[await picture().jpeg().toBuffer(), Buffer.from('\0\0\0\x18ftypmp42An Peeters', 'latin1')],
    ]);
    const bare = withoutMetadata(original);
    expect(tells(bare)).toBe(false);
    expect((await sharp(bare).metadata()).icc).toBeDefined();
    expect(await points(bare)).toBe(await points(coloured));
    const png = await photoOf('png');
    const said = chunk('tEXt', Buffer.from('Author\0An Peeters', 'latin1'));
    const written = Buffer.concat([png.subarray(0, 33), said, png.subarray(33), Buffer.from('An Peeters')]);
    expect(withoutMetadata(written).equals(png)).toBe(true);
  });

  it('may be one of an iPhone, and what is no picture stays whole', async () => {
    const bare = withoutMetadata(sampleHeic());
    expect(bare.length).toBe(sampleHeic().length);
    expect(withoutMetadata(samplePdf).equals(samplePdf)).toBe(true);
  });

  it('is never more than refused, whatever is broken in it', async () => {
    const originals = await Promise.all(
      (['jpeg', 'webp', 'png', 'avif', 'tiff'] as const).map((format) =>
        picture(6).toFormat(format).toBuffer(),
      ),
    );
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (const original of originals) {
      for (let round = 0; round < 200; round += 1) {
        const length = random(2) ? original.length : 16 + random(original.length - 16);
        const broken = Buffer.from(original.subarray(0, length));
        for (let at = 0; at < 8; at += 1) broken[8 + random(broken.length - 8)] = random(256);
        expect(() => withoutMetadata(broken)).not.toThrow();
      }
    }
  });
});
