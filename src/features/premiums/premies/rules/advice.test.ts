import { describe, expect, it } from 'vitest';
import { regionOf, regionWarning } from '#/features/premiums/premies/rules/advice';
import { simulate } from '#/features/premiums/premies/rules/simulate';
import { inputWith, table2025 } from '../../../../../tests/support/premie-cases';

function warn(changes: Record<string, unknown>): string {
  const { waarschuwingen } = simulate(inputWith({ investeringen: { dak: 6000 }, ...changes }), table2025);
  return waarschuwingen.join('\n').replaceAll('\u00a0', ' ');
}

describe('the warnings of a caring adviser', () => {
  it.each([
    ['built after 2006', { gebouwOuderdom: 'na2006' }, 'na 1 januari 2006 aangesloten'],
    ['not lived in', { gebouwFunctie: 'nietbewonen' }, 'U bewoont dit gebouw niet'],
    ['not domiciled', { gedomicilieerd: 'nee' }, 'niet gedomicilieerd'],
    ['a small invoice', { investeringen: { dak: '999.99' } }, 'minstens € 1.000,00 zonder btw'],
  ])('speak of %s, and only then, without touching the amount', (_, changes, text) => {
    expect(warn(changes)).toContain(text);
    expect(warn({})).not.toContain(text);
    if (!('investeringen' in changes)) {
      const input = inputWith({ investeringen: { dak: 6000 }, ...changes });
      expect(simulate(input, table2025).totaal).toBe('2100.00');
    }
  });

  it('always speak of old invoices and of what changed since', () => {
    expect(warn({})).toContain('ouder zijn dan 2 jaar');
    expect(warn({})).toContain('veranderd op 1 maart 2026');
    expect(warn({})).toContain('veranderd op 30 juni 2026: de EPC-labelpremie is gestopt');
    expect(warn({})).toContain('officiële simulator');
  });

  it('name the works that categories 1 and 2 lost', () => {
    const works = { investeringen: { dak: 6000, warmtepomp: 9000 } };
    expect(warn({ ...works, inkomen: 90000 })).toContain(
      'Voor u is dat van belang: Dakisolatie en dakwerken.',
    );
    expect(warn({ ...works, inkomen: 30000 })).not.toContain('van belang');
  });
});

describe('the region of a place', () => {
  it.each([
    ['1000 Brussel', 'brussels'],
    ['1299', 'brussels'],
    ['1300 Waver', 'wallonia'],
    ['1499', 'wallonia'],
    ['1500 Halle', 'flanders'],
    ['3999', 'flanders'],
    ['4000 Luik', 'wallonia'],
    ['Namen, 5000', 'wallonia'],
    ['7999', 'wallonia'],
    ['8000 Brugge', 'flanders'],
    ['B-9050 Gentbrugge', 'flanders'],
    ['Gent', undefined],
    ['+32495123456', undefined],
  ])('%s is in %s', (place, region) => {
    expect(regionOf(place)).toBe(region);
  });

  it('is only a reason to warn outside Flanders', () => {
    expect(regionWarning('1000 Brussel')).toContain('Brussel');
    expect(regionWarning('4000 Luik')).toContain('Wallonië');
    expect(regionWarning('9000 Gent')).toBeUndefined();
    expect(regionWarning(undefined)).toBeUndefined();
  });
});
