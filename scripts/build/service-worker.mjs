import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';

/** Fonts of other scripts than ours are asked for by nobody who reads Dutch. */
const kept = /\.(js|css)$|latin-wght[^/]*\.woff2$/;

/** Made after the pages, whose files it has to know. */
export async function buildServiceWorker(fresh) {
  const web = join(fresh, 'web');
  const manifest = JSON.parse(readFileSync(join(web, '.vite', 'manifest.json'), 'utf8'));
  const files = Object.values(manifest)
    .flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
    .filter((file) => kept.test(file));
  const built = [...new Set(files)].sort().map((file) => `/${file}`);
  const name = createHash('sha256')
    .update(built.join('\n'))
    .update(readFileSync(join(web, 'app.html')));
  await bundle({
    entryPoints: { 'service-worker': 'src/app/web/service-worker.ts' },
    outdir: web,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    minify: true,
    sourcemap: false,
    define: {
      builtFiles: JSON.stringify(built),
      builtName: JSON.stringify(name.digest('base64url').slice(0, 12)),
    },
  });
}
