import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatStructured,
  hasRightCheckDigits,
  readCommunication,
} from '#/features/papers/shared/rules/structured-communication';

const tenDigits = fc.integer({ min: 0, max: 9_999_999_999 });
const withCheck = (value: number) =>
  `${String(value).padStart(10, '0')}${String(value % 97 || 97).padStart(2, '0')}`;

describe('the communication of a payment', () => {
  it.each([
    '+++123/4567/89002+++',
    '***123/4567/89002***',
    '123/4567/89002',
    '123 4567 89002',
    '123456789002',
    ' +++ 123 / 4567 / 89002 +++ ',
  ])('%s is a structured one', (typed) => {
    expect(readCommunication(typed)).toEqual({ kind: 'structured', digits: '123456789002' });
  });

  it.each(['+++123/4567/89003+++', '***123/4567/890***', '123/4567/89012', '+++hallo+++'])(
    '%s is a structured one with a mistake in it',
    (typed) => {
      expect(readCommunication(typed)).toEqual({ kind: 'mistyped' });
    },
  );

  it.each(['Factuur 2026/14', '123456789003', 'DV-F2156', '+32 470 55 01 20'])('%s is free text', (typed) => {
    expect(readCommunication(typed)).toEqual({ kind: 'free', text: typed });
  });

  it.each([null, '', '   '])('%j is none', (typed) => {
    expect(readCommunication(typed)).toEqual({ kind: 'none' });
  });

  it('has 97 as check digits where the number divides by 97', () => {
    expect(hasRightCheckDigits('000000009797')).toBe(true);
    expect(hasRightCheckDigits('000000009700')).toBe(false);
  });

  it('is read back from how it is written', () => {
    fc.assert(
      fc.property(tenDigits, (value) => {
        const digits = withCheck(value);
        expect(readCommunication(formatStructured(digits))).toEqual({ kind: 'structured', digits });
      }),
    );
  });

  it('betrays any one wrong digit and any two neighbours swapped', () => {
    fc.assert(
      fc.property(
        tenDigits,
        fc.integer({ min: 0, max: 11 }),
        fc.integer({ min: 1, max: 9 }),
        (value, at, by) => {
          const digits = withCheck(value);
          const wrong = [...digits];
          wrong[at] = String((Number(digits[at]) + by) % 10);
          expect(hasRightCheckDigits(wrong.join(''))).toBe(false);
          const swapped = [...digits];
          swapped[at] = digits[at + 1] ?? '';
          swapped[at + 1] = digits[at] ?? '';
          if (at < 9 && digits[at] !== digits[at + 1])
            expect(hasRightCheckDigits(swapped.join(''))).toBe(false);
        },
      ),
    );
  });
});
