import { isBuiltin } from 'node:module';
import { root } from '../prepare/paths.mjs';
import { quickDrizzle } from './quick-drizzle.mjs';

/** Of these hardly anything is used: taken in, the rest of their many files is never read. What they import stays out. */
const trimmed = /^(zod|drizzle-orm|fastify-type-provider-zod)(\/|$)/;
/** These are hundreds of small files, with what they import, that every start would look up and read one by one. */
const joined = /^(fastify|@fastify\/(error|helmet|multipart|rate-limit|swagger)|prom-client)(\/|$)/;
const ofTrimmed = /[\\/]node_modules[\\/](zod|drizzle-orm|fastify-type-provider-zod)[\\/]/;
const ofPackage = /[\\/]node_modules[\\/]/;

function isTakenIn({ kind, path, importer }) {
  if (kind === 'entry-point' || trimmed.test(path)) return true;
  if (isBuiltin(path) || ofTrimmed.test(importer)) return false;
  return joined.test(path) || ofPackage.test(importer);
}

/** Other packages stay outside: Node loads them from node_modules. */
const packagesOutside = {
  name: 'packages outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^.#/]/ }, (asked) =>
      isTakenIn(asked) ? undefined : { path: asked.path, external: true },
    );
  },
};

/** Packages of the older kind ask for what Node itself has by `require`. */
const requireForThem = {
  js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
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
    banner: options.platform === 'browser' ? {} : requireForThem,
    sourcemap: true,
    // What is read is held as text for as long as the program runs: comments and indents were half of it, and one letter
    // outside Latin-1 in a comment makes every letter of its file take two bytes.
    minifyWhitespace: true,
    lineLimit: 160,
    logLevel: 'warning',
    ...options,
  });
}
