import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePaths } from '#/core/pages';

type Chunk = { file: string; imports?: string[] };
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

/**
 * The app's page, which for each screen names at once what that screen will ask for one after the other: on a phone
 * every step is a journey to the server and back.
 */
export function readAppPages(webDir: string): (path: string) => string {
  const html = readFileSync(join(webDir, 'app.html'), 'utf8');
  const manifestFile = join(webDir, '.vite/manifest.json');
  const manifest: Manifest = existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {};
  const pages = new Map(
    Object.entries(pagePaths).map(([name, path]) => {
      const key = Object.keys(manifest).find((source) =>
        source.endsWith(`features/${name}/web/${name}-page.tsx`),
      );
      const files = key ? [...filesOf(manifest, key)].filter((file) => !html.includes(file)) : [];
      const links = [
        ...files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
        ...firstCalls.map((call) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${call}">`),
      ];
      return [path as string, html.replace('</head>', `${key ? links.join('') : ''}</head>`)] as const;
    }),
  );
  return (path) => pages.get(path) ?? html;
}
