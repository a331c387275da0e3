import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const features = join(root, 'src', 'features');

/** The paths of the app's pages, read from every feature's page.ts: a plain script can't import those. */
export function listPagePaths() {
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^[^/\\]+[/\\][^/\\]+[/\\]page\.ts$/.test(file),
  );
  return files.map((file) => {
    const path = /^ {2}path: '(\/[^']*)',$/m.exec(readFileSync(join(features, file), 'utf8'))?.[1];
    if (path === undefined) throw new Error(`src/features/${file} has no line with its path.`);
    return path;
  });
}
