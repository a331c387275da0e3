import { readFile } from 'node:fs/promises';

/** Only this: what else the module has stays as it is. */
const theirs = /^function is\(value, type\) \{$[\s\S]*?^\}$/m;

/**
 * The same answer, looked up once for each class: drizzle asks what a thing is thousands of times to put one statement
 * together, and walked up its classes each time, which was a third of the work of putting it together.
 */
const ours = `const answers = new WeakMap();
function is(value, type) {
  if (!value || typeof value !== "object") return false;
  const kind = Object.getPrototypeOf(value);
  if (!kind) return false;
  let known = answers.get(kind);
  if (!known) answers.set(kind, (known = new Map()));
  let answer = known.get(type);
  if (answer === undefined) known.set(type, (answer = walk(value, type)));
  return answer;
}`;

export function rememberIs(code) {
  const walk = theirs.exec(code)?.[0];
  if (!walk) throw new Error('drizzle no longer has `is` as it was: see how it tells what a thing is now.');
  return code.replace(walk, () => `${walk.replace('function is(', 'function walk(')}\n${ours}`);
}

/** @type {import('esbuild').Plugin} */
export const quickDrizzle = {
  name: 'quick-drizzle',
  setup(build) {
    build.onLoad({ filter: /[\\/]drizzle-orm[\\/]entity\.js$/ }, async ({ path }) => ({
      contents: rememberIs(await readFile(path, 'utf8')),
    }));
  },
};
