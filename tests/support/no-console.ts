import { afterEach, beforeEach, expect, vi } from 'vitest';

const watched = ['error', 'warn'] as const;
let said: string[] = [];

/** A test that expects one replaces it: `vi.spyOn(console, 'error').mockImplementation(() => {})`. */
beforeEach(() => {
  said = [];
  for (const method of watched) {
    vi.spyOn(console, method).mockImplementation((...parts) => {
      said.push(`console.${method}: ${parts.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(said).toEqual([]);
});
