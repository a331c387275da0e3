import { describe, expect, it } from 'vitest';
import { safeReturnTo } from '#/platform/server/sign-in/doors';

const pages = ['/', '/quotes'].map((path) => ({ path, title: '', screen: '' }));

describe('where a browser goes after signing in', () => {
  it.each(['/', '/quotes', '/?uitnodigingen=1', '/quotes?id=12&nieuw=1'])('may be %s', (page) => {
    expect(safeReturnTo(page, pages)).toBe(page);
  });

  it.each([
    undefined,
    '',
    '//elders.example',
    'https://elders.example/',
    '/\\elders.example',
    '/bestaat-niet',
    '/quotes/',
    '/api/logout',
    '/?terug=//elders.example',
    '/?a=b#c',
    '/\n?a=b',
  ])('is the dashboard where %j was asked', (page) => {
    expect(safeReturnTo(page, pages)).toBe('/');
  });
});
