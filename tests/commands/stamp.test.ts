import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isBuildSource } from '../../scripts/prepare/built.mjs';
import { hasStamp, listFiles, stampOf, writeStamp } from '../../scripts/prepare/stamp.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'truweel-stamp-'));
  mkdirSync(join(folder, 'src/core'), { recursive: true });
  writeFileSync(join(folder, 'src/core/day.ts'), 'one');
  writeFileSync(join(folder, 'src/main.ts'), 'two');
  writeFileSync(join(folder, 'package.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const stamp = (extra?: string[]) => stampOf(folder, listFiles(folder, ['src', 'package.json']), extra);

describe('the stamp of a set of files', () => {
  it('takes in every file below the folders and leaves out what is not there', () => {
    expect(listFiles(folder, ['src', 'package.json', 'public'])).toEqual([
      'package.json',
      'src/core/day.ts',
      'src/main.ts',
    ]);
  });

  it('stays the same while nothing changes', () => {
    expect(stamp()).toBe(stamp());
  });

  it('changes with a content, a name, a removal and a circumstance', () => {
    const first = stamp();
    expect(stamp(['v22'])).not.toBe(first);
    writeFileSync(join(folder, 'src/main.ts'), 'three');
    const edited = stamp();
    expect(edited).not.toBe(first);
    renameSync(join(folder, 'src/main.ts'), join(folder, 'src/start.ts'));
    const renamed = stamp();
    expect(renamed).not.toBe(edited);
    rmSync(join(folder, 'src/start.ts'));
    expect(stamp()).not.toBe(renamed);
  });

  it('is recognised after it was written, and no other is', () => {
    const file = join(folder, 'dist/.stamp');
    expect(hasStamp(file, 'abc')).toBe(false);
    writeStamp(file, 'abc');
    expect(hasStamp(file, 'abc')).toBe(true);
    expect(hasStamp(file, 'abcd')).toBe(false);
  });
});

describe('a build source', () => {
  it.each([
    ['src/core/day.ts', true],
    ['src/core/day.test.ts', false],
    ['src/ui/button.test.tsx', false],
  ])('%s: %s', (file, expected) => {
    expect(isBuildSource(file)).toBe(expected);
  });
});
