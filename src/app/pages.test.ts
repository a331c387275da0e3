import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { features } from '#/app/server/features';
import { screens } from '#/app/web/features';
import { listPagePaths } from '../../scripts/prepare/pages.mjs';

const folder = join(import.meta.dirname, '../features');
const pages = features.flatMap(({ name, page }) => (page ? [{ name, page }] : []));

/** What is missing of a page, in a sentence that says where to put it. */
function lacks(): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return [
    ...files
      .filter((file) => /^[^/]+\/[^/]+\/page\.ts$/.test(file))
      .map((file) => file.split('/')[1] ?? '')
      .filter((name) => !pages.some((page) => page.name === name))
      .map((name) => `page.ts of ${name} is not told: add \`page\` to its feature.ts`),
    ...pages
      .filter(({ page }) => !screens.some((screen) => screen.page === page))
      .map(({ name }) => `the page ${name} has no screen: add its web/screen.ts to src/app/web/features.ts`),
    ...screens
      .filter(({ page }) => !pages.some((each) => each.page === page))
      .map(({ page }) => `the server does not know the page ${page.path}: add \`page\` to its feature.ts`),
    ...screens
      .filter(({ page, Icon }) => page.menu !== undefined && page.menu.group !== 'foot' && !Icon)
      .map(({ page }) => `${page.path} stands in the menu without an icon: give one in its web/screen.ts`),
    ...pages
      .filter(({ page }) => !files.includes(page.screen.replace('features/', '')))
      .map(({ name, page }) => `the page ${name} names ${page.screen}, which is no file: mend its page.ts`),
  ];
}

describe('the pages of the app', () => {
  it('are known to the server and have a screen', () => {
    expect(lacks()).toEqual([]);
  });

  it('have each a path and a place in the menu of their own', () => {
    for (const all of [
      pages.map(({ page }) => page.path),
      pages.flatMap(({ page: { menu } }) => (menu ? [`${menu.group} ${menu.place}`] : [])),
    ])
      expect(new Set(all).size).toBe(all.length);
  });

  it('are found by the scripts that walk them all', () => {
    expect(listPagePaths().toSorted()).toEqual(pages.map(({ page }) => page.path).toSorted());
  });
});
