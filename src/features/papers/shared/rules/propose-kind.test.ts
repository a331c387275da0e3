import { describe, expect, it } from 'vitest';
import { proposeKind } from '#/features/papers/shared/rules/propose-kind';
import { subsidyTypeNames } from '#/features/premiums/premies/contract';

const line = (description: string, net: string) => ({ description, net });

describe('the kind of work of a paper', () => {
  it.each([
    ['Vernieuwen van hellend dak met keramische pannen', 'Dakisolatie en dakwerken'],
    ['Plaatsen lucht-water warmtepomp 8 kW', 'Warmtepomp'],
    ['Warmtepompboiler 200 l', 'Warmtepompboiler'],
    ['Na-isolatie van de spouw', 'Muurisolatie'],
    ['Isolation et étanchéité de la toiture', 'Dakisolatie en dakwerken'],
    ['Electriciteitswerken gelijkvloers', 'Sanitair en elektriciteit'],
    ['Aluminium buitenschrijnwerk', 'Ramen en deuren'],
    ['Binnendeuren in eik', undefined],
    ['Dakraam met gordijn', undefined],
    ['Badkar en dweil', undefined],
    ['Saldo volgens offerte', undefined],
  ])('of ‘%s’ is %s', (description, kind) => {
    expect(proposeKind({ description })).toBe(kind);
  });

  it('is that of more than half of the money', () => {
    const roof = line('Dakpannen leveren en plaatsen', '600.00');
    expect(proposeKind({ lines: [roof, line('Stelling', '500.00')] })).toBe('Dakisolatie en dakwerken');
    expect(proposeKind({ lines: [roof, line('Stelling', '600.00')] })).toBeUndefined();
  });

  it('is a name under which papers are filed', () => {
    const proposed = ['dakpan', 'schuifraam', 'vloerisolatie', 'spouwmuur', 'warmtepomp', 'douche']
      .concat(['warmtepompboiler', 'zonnepanelen', 'zonneboiler', 'ventilatie', 'asbest'])
      .map((description) => proposeKind({ description }));
    expect(subsidyTypeNames).toEqual(expect.arrayContaining(proposed));
  });
});
