import { expect, it } from 'vitest';
import { features } from '#/app/server/features';
import { screens } from '#/app/web/features';
import { finds } from '#/app/web/finds';
import { pageAt } from '#/core/page';

it('finds the records of every feature that does not say otherwise', () => {
  const silent = features
    .filter(({ records, find }) => records && find === undefined)
    .filter(({ name }) => !finds.some((find) => find.name === name && find.records))
    .map(
      ({ name }) =>
        `search finds nothing of ${name}: add its web/find.ts to src/app/web/finds.ts, or say \`find: nothing\` in its feature.ts`,
    );
  expect(silent).toEqual([]);
});

it('leads to screens that are there, of features that are there', () => {
  const pages = screens.map(({ page }) => page);
  for (const { name, screen, views = [] } of finds) {
    expect(features.map((feature) => feature.name)).toContain(name);
    for (const path of [...(screen ? [screen.page.path] : []), ...views.map((view) => view.path)])
      expect([path, pageAt(pages, path.split('?')[0] ?? '')?.path]).not.toContain(undefined);
  }
});
