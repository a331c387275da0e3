// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { currentSession, newSession } from '#/features/work/intake/web/session';

afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

it('begins a conversation on a page that came over plain http, where the browser makes no UUID', () => {
  const { getRandomValues } = globalThis.crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(globalThis.crypto) });
  const session = newSession();
  expect(session).toMatch(/^[\da-f-]{36}$/);
  expect(currentSession()).toBe(session);
});
