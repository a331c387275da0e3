import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNamer } from '#/platform/server/storage/archive-names';

describe('the name of a file in an archive', () => {
  it.each([
    ['plan.pdf', 'map/plan.pdf'],
    ['Kerkstraat 12/bus: 3', 'map/Kerkstraat 12 bus 3'],
    ['../../etc/passwd', 'map/etc passwd'],
    ['CON.pdf', 'map/_CON.pdf'],
    ['...', 'map/naamloos'],
    ['dak\u202efdp.exe', 'map/dak fdp.exe'],
  ])('%s becomes %s', (given, path) => {
    expect(createNamer()('map/', given)).toBe(path);
  });

  it('is never given twice, also not to who does not see capitals', () => {
    const nameFor = createNamer();
    expect(['plan.pdf', 'Plan.pdf', 'plan.pdf'].map((name) => nameFor('', name))).toEqual([
      'plan.pdf',
      'Plan (2).pdf',
      'plan (3).pdf',
    ]);
  });

  it('never leaves its folder', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (given) => {
        const path = createNamer()('map/', given);
        expect(path).toMatch(/^map\/[^/\\]+$/);
        expect(path).not.toMatch(/^map\/\.{1,2}$/);
      }),
    );
  });
});
