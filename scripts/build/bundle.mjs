import { root } from '../prepare/paths.mjs';

/** Packages stay outside: Node loads them from node_modules. */
export async function bundle(options) {
  // esbuild exists only once the packages are installed.
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
    ...options,
  });
}
