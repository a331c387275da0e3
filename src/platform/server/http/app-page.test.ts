import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { pagePaths } from '#/core/pages';
import { readAppPages } from '#/platform/server/http/app-page';

const built = join(import.meta.dirname, '../../../../dist/web');

it.each(Object.entries(pagePaths))('names the files of %s before the browser asks for them', (name, path) => {
  const files = [...readAppPages(built)(path).matchAll(/rel="modulepreload"[^>]*href="([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );
  expect(files.filter((file) => new RegExp(`/${name}-(page|screen)-`).test(file))).toHaveLength(1);
  for (const file of files) expect(existsSync(join(built, file)), file).toBe(true);
});

it('refuses a build in which a page has no screen', () => {
  const folder = mkdtempSync(join(tmpdir(), 'truweel-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'app.html'), '<head></head>');
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  expect(() => readAppPages(folder)).toThrow('The build has no one screen for dashboard.');
});
