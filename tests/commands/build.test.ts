import { describe, expect, it } from 'vitest';
import { isWorthCompressing } from '../../scripts/build/compress.mjs';
import { workerEntries } from '../../scripts/build/server.mjs';
import { chunkFiles, pageFiles } from '../../scripts/test/bundle-files.mjs';

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
    ['assets/main.js', 900, false],
    ['landing.html', 5000, false],
    ['assets/figtree.woff2', 50_000, false],
    ['./.vite/manifest.json', 5000, false],
  ])('%s of %i bytes: %s', (name, bytes, expected) => {
    expect(isWorthCompressing(name, bytes)).toBe(expected);
  });
});

const manifest = {
  'index.html': { file: 'assets/main.js', css: ['assets/main.css'], imports: ['_react.js'], isEntry: true },
  '_react.js': { file: 'assets/react.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_react.js'] },
  'src/dashboard.tsx': { file: 'assets/dashboard.js', imports: ['_react.js'], css: ['assets/main.css'] },
  'src/quotes.tsx': { file: 'assets/quotes.js' },
  'landing.html': { file: 'assets/landing.js', imports: ['_shared.js'], isEntry: true },
};

describe('what a screen loads', () => {
  it('counts each script and style once, and no chunk that it does not need', () => {
    expect(chunkFiles(manifest, ['index.html', 'src/dashboard.tsx']).sort()).toEqual([
      'assets/dashboard.js',
      'assets/main.css',
      'assets/main.js',
      'assets/react.js',
      'assets/shared.js',
    ]);
  });

  it('fails on a chunk that the build does not have', () => {
    expect(() => chunkFiles(manifest, ['src/gone.tsx'])).toThrow(/src\/gone\.tsx/);
  });

  it('follows what a page asks for', () => {
    const html = `<link rel="icon" href="/icon.svg"><link rel="stylesheet" crossorigin href="/assets/main.css">
      <script type="module" src="/assets/landing.js"></script>`;
    expect(pageFiles(manifest, html).sort()).toEqual([
      'assets/landing.js',
      'assets/main.css',
      'assets/react.js',
      'assets/shared.js',
    ]);
  });
});
