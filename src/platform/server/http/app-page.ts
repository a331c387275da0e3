import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pagePaths } from '#/core/pages';

type Chunk = { file: string; imports?: string[]; isDynamicEntry?: boolean };
type Manifest = Record<string, Chunk>;

/** What every screen asks first, before it knows anything. */
const firstCalls = ['/api/auth/user', '/api/projects'];

/** The files of a screen: itself and all it imports, in the order in which they are found. */
function filesOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
  return found;
}

/** The part of the build that the router fetches for a page: `quotes-page`, or `quotes-screen` where features meet. */
function screenOf(manifest: Manifest, name: string): string {
  const files = [`${name}-page.tsx`, `${name}-screen.tsx`];
  const [key, ...others] = Object.keys(manifest).filter(
    (key) => manifest[key]?.isDynamicEntry && files.includes(basename(key)),
  );
  if (key === undefined || others.length > 0) throw new Error(`The build has no one screen for ${name}.`);
  return key;
}

/**
 * The app's page, which for each screen names at once what that screen will ask for one after the other: on a phone
 * every step is a journey to the server and back.
 */
export function readAppPages(webDir: string): (path: string) => string {
  const html = readFileSync(join(webDir, 'app.html'), 'utf8');
  const manifest: Manifest = JSON.parse(readFileSync(join(webDir, '.vite/manifest.json'), 'utf8'));
  const pages = new Map(
    Object.entries(pagePaths).map(([name, path]): [string, string] => {
      const files = [...filesOf(manifest, screenOf(manifest, name))].filter((file) => !html.includes(file));
      const links = [
        ...files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
        ...firstCalls.map((call) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${call}">`),
      ];
      return [path, html.replace('</head>', `${links.join('')}</head>`)];
    }),
  );
  return (path) => pages.get(path) ?? html;
}
