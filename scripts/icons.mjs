import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare/paths.mjs';

/**
 * Draws the icons of the home screen from the sign of the browser's tab, after that has changed:
 * `node scripts/icons.mjs`. A phone cuts a maskable one to its own shape: the sign stays within the middle.
 */
const { default: sharp } = await import('sharp');

const folder = join(root, 'src', 'app', 'web', 'public');
const background = '#faf6f0';
const icons = [
  { name: 'icon-180.png', size: 180, share: 0.74 },
  { name: 'icon-192.png', size: 192, share: 0.78 },
  { name: 'icon-512.png', size: 512, share: 0.78 },
  { name: 'icon-maskable-512.png', size: 512, share: 0.56 },
];

const sign = readFileSync(join(folder, 'favicon.svg'));

for (const { name, size, share } of icons) {
  const inner = Math.round(size * share);
  const drawn = await sharp(sign, { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, name));
}
