import { join } from 'node:path';
import { root } from '../prepare/paths.mjs';
import { packageCommand, run } from '../prepare/run.mjs';
import { bundle } from './bundle.mjs';

const env = { ...process.env, NODE_ENV: 'production' };

export async function buildWeb(fresh) {
  const vite = packageCommand('vite');
  const out = join(fresh, 'web');
  const args = ['build', '--manifest', '--outDir', out, '--emptyOutDir', '--logLevel', 'warn'];
  await run(process.execPath, [vite, ...args], { env });
}

/** The pages that need no sign-in are HTML before any script runs. */
export async function prerender(fresh) {
  await bundle({
    entryPoints: { prerender: 'src/app/web/prerender.tsx' },
    outdir: join(fresh, 'prerender'),
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    define: { 'import.meta.env.DEV': 'false', 'import.meta.env.PROD': 'true', 'import.meta.env.SSR': 'true' },
  });
  await run(process.execPath, [join(fresh, 'prerender', 'prerender.js'), join(fresh, 'web')], {
    env,
    cwd: root,
  });
}
