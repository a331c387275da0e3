import { describe, expect, it } from 'vitest';
import {
  amountInput,
  day,
  line,
  optionalLine,
  optionalText,
  quantityInput,
  requiredLine,
  requiredText,
  text,
} from '#/core/shapes';

describe('what comes over the wire', () => {
  it.each([
    ['12.5', '12.50'],
    [12.5, '12.50'],
    [0, '0.00'],
    [' 7 ', '7.00'],
    ['99999999.99', '99999999.99'],
    ['00099999999.990', '99999999.99'],
  ])('takes %j as the amount %s', (given, taken) => {
    expect(amountInput.parse(given)).toBe(taken);
  });

  it.each(['-1', '1.005', 'veel', '', null, Number.NaN, Number.POSITIVE_INFINITY, 1e-7, {}, true])(
    'refuses %j as an amount, in Dutch',
    (given) => {
      const { error } = amountInput.safeParse(given);
      expect(error?.issues[0]?.message).toBe(
        'Vul een bedrag in van 0 of meer, met hoogstens twee decimalen.',
      );
    },
  );

  it.each(['100000000', 100_000_000, '100000000.00', '99999999999999999999999999.5'])(
    'says of %j that it is too much',
    (given) => {
      const { error } = amountInput.safeParse(given);
      expect(error?.issues[0]?.message).toBe('Vul een bedrag in van hoogstens € 99.999.999,99.');
    },
  );

  it('takes quantities with three decimals', () => {
    expect(quantityInput.parse('2.125')).toBe('2.125');
    expect(quantityInput.safeParse('2.1255').success).toBe(false);
  });

  it('cleans texts: no blanks around, no NUL, blank is nothing', () => {
    expect(text(10).parse('  dak\u0000 ')).toBe('dak');
    expect(optionalText(10).parse('   ')).toBeNull();
    expect(optionalText(10).parse(undefined)).toBeNull();
    expect(requiredText(10, 'Vul in.').safeParse(' ').error?.issues[0]?.message).toBe('Vul in.');
    expect(text(3).safeParse('lang').error?.issues[0]?.message).toBe('Hoogstens 3 tekens.');
  });

  it('makes one line of a name, and leaves the lines of a text', () => {
    expect(requiredLine(40, 'Vul in.').parse(' Dak\r\n\tklik\u2028hier\u0000 ')).toBe('Dak klik hier');
    expect(requiredLine(40, 'Vul in.').safeParse('\n').error?.issues[0]?.message).toBe('Vul in.');
    expect(line(3).safeParse('a\nbc').error?.issues[0]?.message).toBe('Hoogstens 3 tekens.');
    expect(optionalLine(10).parse('\n')).toBeNull();
    expect(optionalText(20).parse('een\ntwee')).toBe('een\ntwee');
  });

  it('takes only real days', () => {
    expect(day.safeParse('2026-02-29').success).toBe(false);
    expect(day.parse('2028-02-29')).toBe('2028-02-29');
  });
});
