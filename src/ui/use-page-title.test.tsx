// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { usePageTitle } from '#/ui/use-page-title';

afterEach(cleanup);

it('names the page before the product', () => {
  renderHook(() => usePageTitle('Offertes'));
  expect(document.title).toBe('Offertes · Truweel');
});

it('doesn’t name the product twice', () => {
  renderHook(() => usePageTitle('Truweel'));
  expect(document.title).toBe('Truweel');
});
