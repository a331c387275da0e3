import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { features } from '#/app/server/features';
import { keyOfScreen, readAppPages } from '#/platform/server/http/app-page';

const built = join(import.meta.dirname, '../../../../dist/web');

const pages = features.flatMap(({ page }) => page ?? []);

it.each(pages)('names the files of $path before the browser asks for them', ({ path, screen }) => {
  const html = readAppPages(built, pages)(path);
  const files = [...html.matchAll(/rel="modulepreload"[^>]*href="([^"]+)"/g)].map((match) => match[1] ?? '');
  const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'));
  expect(files).toContain(`/${manifest[keyOfScreen(screen)].file}`);
  for (const file of files) expect(existsSync(join(built, file)), file).toBe(true);
});

it('refuses a build in which a page has no screen', () => {
  const folder = mkdtempSync(join(tmpdir(), 'truweel-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'app.html'), '<head></head>');
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  expect(() => readAppPages(folder, pages)).toThrow(
    'The build fetches no features/front/about/web/about-page.tsx for the page /about',
  );
});
