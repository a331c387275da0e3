import { describe, expect, it } from 'vitest';
import type { Home } from '#/features/work/shared/home/contract';
import { describeHome, homeFromIntake } from '#/features/work/shared/home/rules/from-intake';

const blank = { city: null, postcode: null, firstUseYear: null, livingArea: null, epcLabel: null } as Home;
const none = { locatie: null, bouwjaar: null, oppervlakteM2: null, epc: null };

describe('what the intake knows of the home', () => {
  it.each([
    ['Gent', { city: 'Gent' }],
    ['9000 Gent', { city: 'Gent', postcode: '9000' }],
    ['Sint-Niklaas (9100)', { city: 'Sint-Niklaas', postcode: '9100' }],
    ['Kerkstraat 12345', { city: 'Kerkstraat 12345' }],
    ['', {}],
  ])('is read from the place ‘%s’', (locatie, told) => {
    expect(homeFromIntake({ ...none, locatie }, blank)).toEqual(told);
  });

  it('is the year, where it is one', () => {
    expect(homeFromIntake({ ...none, bouwjaar: '1962' }, blank)).toEqual({ firstUseYear: 1962 });
    expect(homeFromIntake({ ...none, bouwjaar: 'oud' }, blank)).toEqual({});
  });

  it.each([
    ['145.5', 'F', { livingArea: '145.5', epcLabel: 'F' }],
    ['veel', 'Onbekend', {}],
  ])('is the area ‘%s’ and the label ‘%s’, where they say something', (oppervlakteM2, epc, told) => {
    expect(homeFromIntake({ ...none, oppervlakteM2, epc }, blank)).toEqual(told);
  });

  it('never takes the place of what was filled in', () => {
    const filled: Home = { ...blank, postcode: '8000', firstUseYear: 1930, livingArea: '90', epcLabel: 'C' };
    const told = { locatie: '9000 Gent', bouwjaar: '1962', oppervlakteM2: '145', epc: 'F' };
    expect(homeFromIntake(told, filled)).toEqual({});
  });

  it('is told in a few words, and of nothing in none', () => {
    const told = { postcode: '9000', city: 'Gent', firstUseYear: 1962, livingArea: '145.5' };
    expect(describeHome({ ...told, epcLabel: 'F' })).toBe(
      '9000 Gent, bouwjaar 1962, 145,5 m² bewoonbaar, EPC-label F',
    );
    expect(describeHome({})).toBe('');
  });
});
