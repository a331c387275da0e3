import { describe, expect, it } from 'vitest';
import type { Help, PageHelp } from '#/core/help';
import type { Page } from '#/core/page';
import { findAbout, sectionsOf } from '#/features/front/help/rules/sections';

const page = (path: string, menu?: Page['menu']): Page => ({
  ...{ path, title: path, screen: '' },
  ...(menu && { menu }),
});
const about = (of: Page, rest: Partial<PageHelp> = {}): PageHelp => ({
  ...{ page: of, purpose: '', acts: ['', '', ''], words: [] },
  ...rest,
});
const figure = (key: string) => ({ key, name: key, words: key });

const helps: Help[] = [
  about(page('/nowhere')),
  { on: '/money', figures: [figure('other')] },
  about(page('/foot', { group: 'foot', place: 5 })),
  about(page('/later', { group: 'money', place: 20 })),
  about(page('/money', { group: 'money', place: 10 }), { figures: [figure('own')] }),
  about(page('/first', { group: 'first', place: 99 })),
];
const sections = sectionsOf(helps);

describe('the sections', () => {
  it('stand in the order of the menu, what is in none last', () => {
    expect(sections.map((section) => section.page.path)).toEqual([
      '/first',
      '/money',
      '/later',
      '/foot',
      '/nowhere',
    ]);
  });

  it('have the figures of the page itself, then those of others', () => {
    expect(sections[1]?.figures.map(({ key }) => key)).toEqual(['own', 'other']);
  });

  it('are found by a path or by the key of a figure', () => {
    expect(findAbout(sections, '/later')?.section.page.path).toBe('/later');
    expect(findAbout(sections, 'other')).toMatchObject({
      figure: { key: 'other' },
      section: { page: { path: '/money' } },
    });
    expect(findAbout(sections, 'nothing')).toBeUndefined();
  });
});
