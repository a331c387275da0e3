import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '#/core/page';

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

/** The build names its parts as seen from `src/app/web`. */
export function keyOfScreen(screen: string): string {
  return `../../${screen}`;
}

function screenOf(manifest: Manifest, { path, screen }: Page): string {
  const key = keyOfScreen(screen);
  if (manifest[key]?.isDynamicEntry) return key;
  throw new Error(
    `The build fetches no ${screen} for the page ${path}: its page.ts and its web/screen.ts have to name the same file.`,
  );
}

/**
 * The app's page, which for each screen names at once what that screen will ask for one after the other: on a phone
 * every step is a journey to the server and back.
 */
export function readAppPages(webDir: string, pages: readonly Page[]): (path: string) => string {
  const html = readFileSync(join(webDir, 'app.html'), 'utf8');
  const manifest: Manifest = JSON.parse(readFileSync(join(webDir, '.vite/manifest.json'), 'utf8'));
  const byPath = new Map(
    pages.map((page): [string, string] => {
      const files = [...filesOf(manifest, screenOf(manifest, page))].filter((file) => !html.includes(file));
      const links = [
        ...files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
        ...firstCalls.map((call) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${call}">`),
      ];
      return [page.path, html.replace('</head>', `${links.join('')}</head>`)];
    }),
  );
  return (path) => byPath.get(path) ?? html;
}
