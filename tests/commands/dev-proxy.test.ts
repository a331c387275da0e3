import { describe, expect, it } from 'vitest';
import { sessionCookie } from '#/platform/server/identity/sessions';
import { devProxy, pageSource } from '../../scripts/dev-proxy.mjs';

const page = 'text/html,application/xhtml+xml';

describe('who answers in development', () => {
  it.each([
    ['/api/projects', true],
    ['/api', true],
    ['/inloggen?terug=/quotes', true],
    ['/apiary', false],
    ['/@vite/client', false],
  ])('%s is always the server: %s', (url, expected) => {
    const [pattern = ''] = Object.keys(devProxy);
    expect(new RegExp(pattern).test(url)).toBe(expected);
  });

  it('gives a visitor the page of the server', () => {
    expect(pageSource({ url: '/', headers: { accept: page } })).toBeUndefined();
  });

  it('gives who signed in the app from the sources', () => {
    const cookie = `theme=dark; ${sessionCookie}=abc`;
    expect(pageSource({ url: '/quotes', headers: { accept: page, cookie } })).toBe('/app.html');
  });

  it('leaves scripts and styles to Vite', () => {
    expect(pageSource({ url: '/main.tsx', headers: { accept: '*/*' } })).toBe('/main.tsx');
  });
});
