import { describe, expect, it } from 'vitest';
import { isWorthCompressing } from '../../scripts/build/compress.mjs';
import { workerEntries } from '../../scripts/build/server.mjs';

describe('worker entries', () => {
  it('names each after its file', () => {
    expect(workerEntries(['src/features/reading/scan/server/read.worker.ts', 'src/core/day.ts'])).toEqual({
      'workers/read': 'src/features/reading/scan/server/read.worker.ts',
    });
  });

  it('refuses two of one name', () => {
    expect(() => workerEntries(['src/a/read.worker.ts', 'src/b/read.worker.ts'])).toThrow(/one name/);
  });
});

describe('what is compressed', () => {
  it.each([
    ['assets/main.js', 5000, true],
    ['assets/main.js', 500, false],
    ['landing.html', 5000, false],
    ['assets/figtree.woff2', 50_000, false],
    ['./.vite/manifest.json', 5000, false],
  ])('%s of %i bytes: %s', (name, bytes, expected) => {
    expect(isWorthCompressing(name, bytes)).toBe(expected);
  });
});
