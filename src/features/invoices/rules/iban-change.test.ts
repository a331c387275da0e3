import { describe, expect, it } from 'vitest';
import { describeIbanChange, ibanChangeTitle } from '#/features/invoices/rules/iban-change';
import { ibanChangeOf } from '#/features/invoices/rules/invoice';

const known = 'BE47 9991 6063 3080';
const other = 'BE64 9991 2345 0152';
const change = { from: known, changedBy: 'Els Editor', changedAt: '2026-11-15T23:30:00.000Z' };

describe('another account on an open invoice', () => {
  it('tells what it was, what it is, who changed it and when, on the Belgian day', () => {
    expect(describeIbanChange({ ...change, to: other })).toBe(
      'Het was BE47 9991 6063 3080, nu is het BE64 9991 2345 0152. Gewijzigd door Els Editor op 16-11-2026.',
    );
  });

  it('is called new where there was none, and owns up to not knowing who', () => {
    const added = { ...change, from: null, to: other, changedBy: null };
    expect(ibanChangeTitle(added)).toBe('Nieuw rekeningnummer');
    expect(describeIbanChange(added)).toBe(
      'Er was geen rekeningnummer, nu is het BE64 9991 2345 0152. Toegevoegd door iemand van wie de naam niet bekend is op 16-11-2026.',
    );
  });

  it.each([
    ['another account', 'pending', other, change, { ...change, to: other }],
    ['a late invoice', 'overdue', other, change, { ...change, to: other }],
    [
      'an account where there was none',
      'pending',
      other,
      { ...change, from: null },
      { ...change, from: null, to: other },
    ],
    ['a paid invoice', 'paid', other, change, null],
    ['an account that came back', 'pending', 'be47999160633080', change, null],
    ['an account that went away', 'pending', null, change, null],
    ['no change', 'pending', other, null, null],
  ] as const)('is told or not: %s', (_, status, iban, found, told) => {
    expect(ibanChangeOf(status, iban, found)).toEqual(told);
  });
});
