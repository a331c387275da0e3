import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';

/** Made of our own lists of categories and units at every build, so that it can't lag behind them. */
export async function buildTemplate(fresh) {
  const outdir = join(fresh, 'template');
  await bundle({
    entryPoints: { template: 'src/features/work/meetstaat/server/export/template.ts' },
    outdir,
  });
  const { makeTemplate } = await import(pathToFileURL(join(outdir, 'template.js')).href);
  const folder = join(fresh, 'web', 'templates');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'meetstaat-sjabloon.xlsx'), makeTemplate());
}
