import { describe, expect, it } from 'vitest';
import type { Home } from '#/features/home/contract';
import { toldByIntake } from '#/features/home/rules/from-intake';

const blank = { city: null, postcode: null, firstUseYear: null } as Home;

describe('what the intake knows of the home', () => {
  it.each([
    ['Gent', { city: 'Gent' }],
    ['9000 Gent', { city: 'Gent', postcode: '9000' }],
    ['Sint-Niklaas (9100)', { city: 'Sint-Niklaas', postcode: '9100' }],
    ['Kerkstraat 12345', { city: 'Kerkstraat 12345' }],
    ['', {}],
  ])('is read from the place ‘%s’', (locatie, told) => {
    expect(toldByIntake({ locatie, bouwjaar: null }, blank)).toEqual(told);
  });

  it('is the year, where it is one', () => {
    expect(toldByIntake({ locatie: null, bouwjaar: '1962' }, blank)).toEqual({ firstUseYear: 1962 });
    expect(toldByIntake({ locatie: null, bouwjaar: 'oud' }, blank)).toEqual({});
  });

  it('never takes the place of what was filled in', () => {
    const filled = { ...blank, postcode: '8000', firstUseYear: 1930 };
    expect(toldByIntake({ locatie: '9000 Gent', bouwjaar: '1962' }, filled)).toEqual({});
  });
});
