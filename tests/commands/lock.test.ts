import { readFileSync } from 'node:fs';
import { minVersion, satisfies } from 'semver';
import { describe, expect, it } from 'vitest';

type Locked = {
  version?: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
  engines?: Record<string, string>;
};

function readJson(name: string) {
  return JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));
}

const lock: Record<string, Locked> = readJson('package-lock.json').packages;
const floor = minVersion(readJson('package.json').engines.node)?.version ?? '';

/** As Node.js looks a package up: beside the one that asks for it, then ever further out. */
function findLocked(from: string, name: string): Locked | undefined {
  const found = lock[`${from ? `${from}/` : ''}node_modules/${name}`];
  if (found || !from) return found;
  return findLocked(from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)), name);
}

describe('the lock', () => {
  it('has the packages of every platform, so that `npm ci` accepts it on each', () => {
    const asked = Object.entries(lock).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies).map(([name, range]) => ({ path, name, range })),
    );
    const missing = asked.filter(({ path, name, range }) => {
      const version = findLocked(path, name)?.version;
      return !version || !satisfies(version, range);
    });
    expect(asked.length).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  });

  it('has no package that the oldest Node.js we name is too old for', () => {
    const refused = Object.entries(lock).filter(([, { engines }]) => !satisfies(floor, engines?.node ?? '*'));
    expect(refused.map(([path, { engines }]) => `${path} ${engines?.node}`)).toEqual([]);
  });

  it('names no registry', () => {
    expect(Object.entries(lock).filter(([, { resolved }]) => resolved)).toEqual([]);
  });
});
