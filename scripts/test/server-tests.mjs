import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const support = 'tests/support/';
/** What gives a test a database, and what says that any will do. */
const databases = ['template-database.ts', 'test-database.ts'].map((name) => support + name);
const anyEngine = `${support}any-engine.ts`;
/** What of a feature PostgreSQL may do otherwise: it waits for a lock, or does something by itself. */
const locks = /\.for\('update'|advisory|\bexclusively\b/;
const jobs = /\bjobs\b/;
/**
 * And what a test has to do for that to show: the embedded engine is PostgreSQL as well, with the same driver in front,
 * but on one connection. It sends several at once, has jobs done, or speaks to the engine itself.
 */
const atOnce = /\bPromise\.(all|allSettled)\(/;
const byItself = /\b(jobs|drain|exclusively|snapshot|transaction|pg_trigger)\b/;
/** What says that a test is about one engine, by the word it uses. */
const oneEngine = `${support}one-engine.ts`;
const words = { embedded: /\bdescribeOnEmbedded\b/, postgres: /\bdescribeOnPostgres\b/ };

function isServerTest(path) {
  if (path.startsWith('tests/server/')) return path.endsWith('.test.ts');
  return /^src\/.*\/server\/.*\.test\.tsx?$/.test(path) || /^src\/.*\.server\.test\.tsx?$/.test(path);
}

function listFiles(root, folder) {
  return readdirSync(join(root, folder), { recursive: true }).map(
    (name) => `${folder}/${name.replaceAll('\\', '/')}`,
  );
}

function importsOf(root, path) {
  const text = readFileSync(join(root, path), 'utf8');
  return [...text.matchAll(/\bfrom '(\.[^']+)'/g)]
    .map(([, target]) => relative(root, resolve(root, dirname(path), target)).replaceAll('\\', '/'))
    .flatMap((target) => [target, `${target}.ts`])
    .filter((target) => target.startsWith('tests/') && existsSync(join(root, target)));
}

function reaches(root, path, isFound, seen = new Set()) {
  if (seen.has(path)) return false;
  seen.add(path);
  return importsOf(root, path).some((target) => isFound(target) || reaches(root, target, isFound, seen));
}

function concerns(root, path, engine) {
  return (
    !importsOf(root, path).includes(oneEngine) || words[engine].test(readFileSync(join(root, path), 'utf8'))
  );
}

/** The platform has the engines, the triggers, the migrations and the jobs. */
function canDiffer(root, path) {
  if (path.startsWith('src/platform/') || importsOf(root, path).includes(oneEngine)) return true;
  const text = readFileSync(join(root, path), 'utf8');
  if (!atOnce.test(text) && !byItself.test(text)) return false;
  const [, wing, room] = /^(src\/features\/[^/]+)\/(?:shared\/)?([^/]+)/.exec(path) ?? [];
  if (!wing) return true;
  // What other wings use of a room stands in its wing's `shared/`, its stores too.
  const sources = [`${wing}/${room}`, `${wing}/shared/${room}`]
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => listFiles(root, folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const has = (pattern) => (file) => pattern.test(readFileSync(join(root, file), 'utf8'));
  return (
    sources.filter((file) => file.includes('/server/')).some(has(locks)) ||
    sources.filter((file) => file === `${wing}/${room}/feature.ts`).some(has(jobs))
  );
}

/**
 * Which server tests run on an engine, and which once: those that open no database, or say by what they import that
 * the engine makes no difference. `all` are these and those that concern the other engine. On PostgreSQL only what can
 * differ there, or everything.
 */
export function listServerTests(root, engine, { isEverything = false } = {}) {
  const all = [...listFiles(root, 'src'), ...listFiles(root, 'tests')].filter(isServerTest).sort();
  const opens = (path) => reaches(root, path, (target) => databases.includes(target));
  const isOnce = (path) => !opens(path) || importsOf(root, path).includes(anyEngine);
  const once = all.filter(isOnce);
  const isWanted = (path) => isEverything || engine === 'embedded' || canDiffer(root, path);
  const each = all.filter((path) => !once.includes(path) && concerns(root, path, engine) && isWanted(path));
  return { all, once, each };
}
