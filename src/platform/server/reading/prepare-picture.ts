import sharp, { type Sharp } from 'sharp';
import { eraseLeaders } from '#/platform/server/reading/erase-leaders';
import { eraseRules } from '#/platform/server/reading/erase-rules';
import { flipBands } from '#/platform/server/reading/flip-bands';
import { darkerThanAround, type Gray } from '#/platform/server/reading/gray';
import { decodeHeic, isHeic, type Pixels } from '#/platform/server/reading/heic';
import type { PageMode } from '#/platform/server/reading/picture-task';
import { damagedPicture, hugePicture, unreadable } from '#/platform/server/reading/refusals';
import { findSkew } from '#/platform/server/reading/skew';

/** A phone makes 12 to 50 million points. */
const mostInputPixels = 64_000_000;
/** Small print is read best at this width of the paper. */
const readingWidth = 2_200;
const mostPixels = 9_000_000;
/** The reader takes nothing longer than 32,767 points. */
const longestSide = 16_000;
/** A line of text needs more, and no paper is a longer strip: what is left of it would take ages and hold nothing. */
const fewestPixels = 24;
const longestShape = 20;
const skewWidth = 900;
/** Below this the reader follows the lines by itself. */
const leastSkew = 0.4;

export type Prepared = {
  /** For the reader: shades of grey, as a PGM, which takes no time to pack and unpack. */
  page: Buffer;
  width: number;
  height: number;
  preview: Uint8Array | undefined;
};

type Wanted = { mode: PageMode; quarterTurns: number; previewWidth: number | undefined };

/** A picture that was decoded once, upright by what the camera noted. */
export async function openPicture(
  bytes: Uint8Array,
  page = 0,
): Promise<{ upright: Buffer; pageCount: number }> {
  if (isHeic(bytes))
    return { upright: await uprightOf(await decodeHeic(bytes, mostInputPixels)), pageCount: 1 };
  const options = { limitInputPixels: false, failOn: 'error', page } as const;
  const { width, height, orientation, pages } = await sharp(bytes, options)
    .metadata()
    .catch(() => {
      throw damagedPicture();
    });
  if (width * height > mostInputPixels) throw hugePicture();
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (shorter < fewestPixels || longer > shorter * longestShape) throw unreadable();
  const turned = orientation !== undefined && orientation > 4;
  const scale = scaleFor(turned ? height : width, turned ? width : height);
  const upright = await sharp(bytes, options)
    .rotate()
    .flatten({ background: 'white' })
    .resize({ width: Math.round((turned ? height : width) * Math.min(1, scale)) })
    .toColourspace('srgb')
    .png({ compressionLevel: 0 })
    .toBuffer()
    .catch(() => {
      throw damagedPicture();
    });
  return { upright, pageCount: Math.max(1, pages ?? 1) };
}

/** The decoder of HEIC has turned it already. */
async function uprightOf({ data, width, height }: Pixels): Promise<Buffer> {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (shorter < fewestPixels || longer > shorter * longestShape) throw unreadable();
  return sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: 'white' })
    .resize({ width: Math.round(width * Math.min(1, scaleFor(width, height))) })
    .toColourspace('srgb')
    .png({ compressionLevel: 0 })
    .toBuffer();
}

function scaleFor(width: number, height: number): number {
  return Math.min(
    readingWidth / Math.min(width, height),
    Math.sqrt(mostPixels / (width * height)),
    longestSide / Math.max(width, height),
  );
}

export async function preparePicture(upright: Buffer, wanted: Wanted): Promise<Prepared> {
  const turned = wanted.quarterTurns
    ? await sharp(upright)
        .rotate(wanted.quarterTurns * 90)
        .png({ compressionLevel: 0 })
        .toBuffer()
    : upright;
  // In shades of grey from here on: three colours take three times as long, and nothing reads them.
  const whole = await toGray(sharp(turned));
  const small = await toGray(fromGray(whole).resize({ width: skewWidth }));
  const found = findSkew(small);
  const skew = Math.abs(found) < leastSkew ? 0 : found;
  const straight = skew === 0 ? whole : await straighten(whole, skew, paperOf(small));
  const scale = scaleFor(straight.width, straight.height);
  const width = Math.max(32, Math.round(straight.width * scale));
  const gray = await toGray(fromGray(straight).resize({ width, kernel: 'cubic' }));
  if (wanted.mode !== 'raw') {
    await flipBands(gray);
    const dark = darkerThanAround(gray, Math.round(gray.width / 60), 0.18);
    eraseRules(gray, dark);
    eraseLeaders(gray, dark);
  }
  return {
    page: Buffer.concat([Buffer.from(`P5\n${gray.width} ${gray.height}\n255\n`), gray.data]),
    width: gray.width,
    height: gray.height,
    preview: wanted.previewWidth ? await drawPreview(turned, skew, wanted.previewWidth) : undefined,
  };
}

function fromGray({ data, width, height }: Gray): Sharp {
  return sharp(data, { raw: { width, height, channels: 1 } });
}

/** How light most of a page is. */
function paperOf({ data }: Gray): number {
  const counts = new Uint32Array(256);
  for (const level of data) counts[level] = (counts[level] ?? 0) + 1;
  return counts.indexOf(Math.max(...counts));
}

async function straighten(picture: Gray, skew: number, paper: number): Promise<Gray> {
  const background = { r: paper, g: paper, b: paper };
  return toGray(fromGray(picture).rotate(-skew, { background }));
}

async function toGray(picture: Sharp): Promise<Gray> {
  const { data, info } = await picture
    .grayscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    data: new Uint8Array(data.buffer, data.byteOffset, data.length),
    width: info.width,
    height: info.height,
  };
}

/** Made small before it is turned: that is as straight, and takes less. */
async function drawPreview(picture: Buffer, skew: number, width: number): Promise<Uint8Array> {
  const small = await sharp(picture)
    .resize({ width, withoutEnlargement: true })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const straight = skew === 0 ? sharp(small) : sharp(small).rotate(-skew, { background: 'white' });
  return new Uint8Array(await straight.jpeg({ quality: 70 }).toBuffer());
}
