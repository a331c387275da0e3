import { describe, expect, it } from 'vitest';
import { describeIbanChange, ibanChangeTitle } from '#/features/papers/invoices/rules/iban-change';
import { ibanChangeOf } from '#/features/papers/shared/invoices/rules/invoice';

const known = 'BE47 9991 6063 3080';
const other = 'BE64 9991 2345 0152';
const by = { changedBy: 'Els Editor', changedAt: '2026-11-15T23:30:00.000Z' };
const change = { from: known, ...by };
const updatedAt = '2026-11-16T08:00:00.000Z';
const nobody = { changedBy: null, changedAt: updatedAt };

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
    ['another account', 'pending', known, other, by, { from: known, to: other, ...by }],
    ['a late invoice', 'overdue', known, other, by, { from: known, to: other, ...by }],
    ['an account where there was none', 'pending', null, other, by, { from: null, to: other, ...by }],
    ['one of which nobody knows who', 'pending', known, other, null, { from: known, to: other, ...nobody }],
    ['a paid invoice', 'paid', known, other, by, null],
    ['an account that came back', 'pending', known, 'be47999160633080', by, null],
    ['an account that went away', 'pending', known, null, by, null],
  ] as const)('is told or not: %s', (_, status, knownIban, iban, found, told) => {
    expect(ibanChangeOf({ status, knownIban, updatedAt }, iban, found)).toEqual(told);
  });
});
