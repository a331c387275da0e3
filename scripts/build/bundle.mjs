import { root } from '../prepare/paths.mjs';
import { quickDrizzle } from './quick-drizzle.mjs';

/** Of these hardly anything is used: taken in, the rest of their many files is never read. */
const takenIn = /^(zod|drizzle-orm|fastify-type-provider-zod)(\/|$)/;

/** Other packages stay outside: Node loads them from node_modules. */
const packagesOutside = {
  name: 'packages outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^.#/]/ }, ({ kind, path }) =>
      kind === 'entry-point' || takenIn.test(path) ? undefined : { path, external: true },
    );
  },
};

export async function bundle(options) {
  // esbuild exists only once the packages are installed.
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    plugins: [packagesOutside, quickDrizzle],
    sourcemap: true,
    logLevel: 'warning',
    ...options,
  });
}
