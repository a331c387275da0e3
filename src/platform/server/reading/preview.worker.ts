import sharp from 'sharp';
import { AppError } from '#/core/errors';
import { decodeHeic, isHeic } from '#/platform/server/reading/heic';
import type { PreviewOutcome, PreviewTask } from '#/platform/server/reading/previewer';
import { damagedPicture, hugePicture } from '#/platform/server/reading/refusals';

const mostInputPixels = 64_000_000;
const quality = 82;

async function open(bytes: Uint8Array) {
  if (isHeic(bytes)) {
    const { data, width, height } = await decodeHeic(bytes, mostInputPixels);
    return sharp(data, { raw: { width, height, channels: 4 } });
  }
  const options = { limitInputPixels: false, failOn: 'error' } as const;
  const { width, height } = await sharp(bytes, options).metadata();
  if (width * height > mostInputPixels) throw hugePicture();
  return sharp(bytes, options).rotate();
}

export async function work({ bytes, longestSide }: PreviewTask): Promise<PreviewOutcome> {
  try {
    const picture = await open(bytes);
    const jpeg = await picture
      .flatten({ background: 'white' })
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .jpeg({ quality })
      .toBuffer();
    return { ok: true, jpeg: new Uint8Array(jpeg) };
  } catch (error) {
    const told = error instanceof AppError ? error : damagedPicture();
    return { ok: false, code: told.code, message: told.message };
  }
}
