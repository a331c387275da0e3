import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { codePicture } from '#/platform/server/pdf/code-picture';

it('is a picture that a phone reads', async () => {
  const text = 'https://truweel.example/fittings?id=12&project=3';
  const { image } = codePicture({ text, caption: 'Ketel' });
  const { data, info } = await sharp(image)
    .resize({ width: 400, kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(text);
});
