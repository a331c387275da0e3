import { describe, expect, it } from 'vitest';
import type { Page } from '#/core/page';
import { safeReturnTo } from '#/platform/server/identity/sign-in-routes';

const pages: Page[] = [
  { path: '/', title: '', screen: '' },
  { path: '/quotes', title: '', screen: '', hasRecords: true },
  { path: '/budget', title: '', screen: '' },
];

describe('where a browser goes after signing in', () => {
  it.each(['/', '/quotes', '/?uitnodigingen=1', '/quotes?id=12&nieuw=1', '/quotes/12', '/quotes/7?id=7'])(
    'may be %s',
    (page) => {
      expect(safeReturnTo(page, pages)).toBe(page);
    },
  );

  it.each([
    undefined,
    '',
    '//elders.example',
    'https://elders.example/',
    '/\\elders.example',
    '/bestaat-niet',
    '/quotes/',
    '/quotes/0',
    '/quotes/12/13',
    '/quotes/een',
    '/budget/12',
    '/api/logout',
    '/?terug=//elders.example',
    '/?a=b#c',
    '/\n?a=b',
  ])('is the dashboard where %j was asked', (page) => {
    expect(safeReturnTo(page, pages)).toBe('/');
  });
});
