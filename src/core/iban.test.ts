import fc from 'fast-check';
import { composeIBAN } from 'ibantools';
import { describe, expect, it } from 'vitest';
import { formatIban, isIban, readIban, sameIban } from '#/core/iban';

describe('an account number', () => {
  it.each(['BE47 9991 6063 3080', 'be47999160633080', 'NL91ABNA0417164300', 'DE89 3704 0044 0532 0130 00'])(
    '%s is one',
    (iban) => {
      expect(isIban(iban)).toBe(true);
    },
  );

  it.each(['', 'BE47 9991 6063 3081', 'BE4799916063308', '47 9991 6063 3080', 'BE47-geen-rekening'])(
    '%j is none',
    (iban) => {
      expect(isIban(iban)).toBe(false);
    },
  );

  it('is judged as another reader of the standard judges it, and betrays any one wrong digit', () => {
    const accounts = fc.integer({ min: 1, max: 9_999_999_999 }).map((account) => {
      const check = String(account % 97 || 97).padStart(2, '0');
      return composeIBAN({ countryCode: 'BE', bban: `${String(account).padStart(10, '0')}${check}` });
    });
    fc.assert(
      fc.property(
        accounts,
        fc.integer({ min: 2, max: 15 }),
        fc.integer({ min: 1, max: 9 }),
        (iban, at, by) => {
          expect(isIban(iban ?? '')).toBe(true);
          const wrong = [...(iban ?? '')];
          wrong[at] = String((Number(wrong[at]) + by) % 10);
          expect(isIban(wrong.join(''))).toBe(false);
        },
      ),
    );
  });

  it('is shown in fours', () => {
    expect(formatIban('be47999160633080')).toBe('BE47 9991 6063 3080');
  });

  it.each([
    ['the same, written otherwise', 'BE47 9991 6063 3080', 'be47999160633080', true],
    ['another one', 'BE64 9991 2345 0152', 'BE47 9991 6063 3080', false],
    ['none before', 'BE64 9991 2345 0152', null, false],
    ['none now', null, 'BE64 9991 2345 0152', false],
    ['none at all', null, null, true],
  ])('compares with another: %s', (_, now, before, same) => {
    expect(sameIban(now, before)).toBe(same);
  });

  it.each([
    ['BE64 9991 2345 0152', 'BE64 9991 2345 0152'],
    ['be64999123450152', 'BE64 9991 2345 0152'],
    ['BE64-9991-2345-0152', 'BE64 9991 2345 0152'],
    ['NL91ABNA0417164300', 'NL91 ABNA 0417 1643 00'],
    ['BE64 9991 2345 0153', undefined],
    ['BE64 9991 2345 015', undefined],
    ['XX64 9991 2345 0152', undefined],
    ['999-1234501-52', undefined],
    ['', undefined],
  ])('%j is read as %j', (typed, shown) => {
    expect(readIban(typed)).toBe(shown);
  });
});
