import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withoutMetadata } from '#/platform/server/reading/bare/without-metadata';
import { sampleHeic, samplePdf, sampleTiff } from '../../../../../tests/support/sample-files';
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

function bareOf(original: Buffer): Buffer {
  const bare = withoutMetadata(original);
  if (!bare) throw new Error('it was not known how it is built');
  return bare;
}

/** With a remark, with what a program noted, and with what says that it begins again. */
async function notedGif(): Promise<{ original: Buffer; plain: Buffer }> {
  const frames = await Promise.all(
    ['#a33', '#3a3'].map((background) =>
      sharp({ create: { width: 20, height: 10, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const plain = await sharp(frames, { join: { animated: true } })
    .gif({ loop: 3 })
    .toBuffer();
  const end = 13 + ((plain[10] ?? 0) & 0x80 ? 3 * 2 ** (((plain[10] ?? 0) & 7) + 1) : 0);
  const remark = Buffer.from('\x21\xfe\x0aAn Peeters\0', 'latin1');
  const program = Buffer.from('\x21\xff\x0bXMP DataXMP\x0bx:xmpmeta/>\0', 'latin1');
  const behind = Buffer.from('An Peeters');
  const original = Buffer.concat([plain.subarray(0, end), remark, program, plain.subarray(end), behind]);
  return { original, plain };
}

describe('a picture that goes with a house', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'tiff'] as const)(
    'is the same points and nothing else: %s',
    async (format) => {
      const original = await picture().toFormat(format).toBuffer();
      const kept = Buffer.from(original);
      const bare = bareOf(original);
      expect(original.equals(kept)).toBe(true);
      expect([tells(original), tells(bare)]).toEqual([true, false]);
      expect(await points(bare)).toBe(await points(original));
      if (format !== 'avif') expect((await sharp(bare).metadata()).exif).toBeUndefined();
      expect(bareOf(bare).equals(bare)).toBe(true);
    },
  );

  it.each(['jpeg', 'png', 'webp', 'tiff'] as const)('still stands upright: %s', async (format) => {
    const original = await picture(6).toFormat(format).toBuffer();
    expect((await sharp(original).metadata()).orientation).toBe(6);
    const bare = bareOf(original);
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
    const bare = bareOf(original);
    expect(tells(bare)).toBe(false);
    expect((await sharp(bare).metadata()).icc).toBeDefined();
    expect(await points(bare)).toBe(await points(coloured));
    const png = await photoOf('png');
    const said = chunk('tEXt', Buffer.from('Author\0An Peeters', 'latin1'));
    const written = Buffer.concat([png.subarray(0, 33), said, png.subarray(33), Buffer.from('An Peeters')]);
    expect(bareOf(written).equals(png)).toBe(true);
  });

  it('may be a scan of more pages, of which nothing stays that no page needs', async () => {
    const scan = await sampleTiff();
    const written = Buffer.concat([scan, Buffer.from('An Peeters')]);
    const bare = bareOf(written);
    expect([tells(written), tells(bare)]).toEqual([true, false]);
    expect((await sharp(bare).metadata()).pages).toBe(2);
    for (const page of [0, 1])
      expect(await sharp(bare, { page }).raw().toBuffer()).toEqual(
        await sharp(scan, { page }).raw().toBuffer(),
      );
  });

  it('may move, and begins again as often as it did', async () => {
    const { original, plain } = await notedGif();
    const bare = bareOf(original);
    expect([tells(original), tells(bare)]).toEqual([true, false]);
    const { pages, loop } = await sharp(bare).metadata();
    expect([pages, loop]).toEqual([2, 3]);
    expect(await sharp(bare, { pages: -1 }).raw().toBuffer()).toEqual(
      await sharp(plain, { pages: -1 }).raw().toBuffer(),
    );
  });

  it('may be one of an iPhone, and is none where nobody knows how it is built', async () => {
    const bare = bareOf(sampleHeic());
    expect(bare.length).toBe(sampleHeic().length);
    expect(withoutMetadata(samplePdf)).toBeUndefined();
    const jpeg = await picture().jpeg().toBuffer();
    const odd = Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, 1]), jpeg.subarray(2)]);
    expect(withoutMetadata(odd)).toBeUndefined();
  });

  it('is never more than refused, whatever is broken in it', async () => {
    const originals: Buffer[] = await Promise.all(
      (['jpeg', 'webp', 'png', 'avif', 'tiff'] as const).map((format) =>
        picture(6).toFormat(format).toBuffer(),
      ),
    );
    originals.push((await notedGif()).original);
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
