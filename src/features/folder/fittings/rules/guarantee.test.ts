import { describe, expect, it } from 'vitest';
import { day } from '#/core/day';
import {
  legalGuaranteeUntil,
  nextMaintenanceOf,
  wrongDays,
} from '#/features/folder/fittings/rules/guarantee';

describe('the days of a fitting', () => {
  it('give two years on goods, also from a leap day', () => {
    expect(legalGuaranteeUntil(day('2026-11-18'))).toBe('2028-11-18');
    expect(legalGuaranteeUntil(day('2024-02-29'))).toBe('2026-02-28');
  });

  it.each([
    ['2026-01-31', null, 1, '2026-02-28'],
    ['2025-01-01', '2026-03-15', 24, '2028-03-15'],
    [null, '2026-03-15', 12, '2027-03-15'],
    [null, null, 12, null],
    ['2026-01-31', null, null, null],
  ])('delivered %s, last maintained %s, every %s months: next on %s', (delivered, last, months, next) => {
    const deliveredOn = delivered ? day(delivered) : null;
    const lastMaintained = last ? day(last) : null;
    expect(nextMaintenanceOf({ deliveredOn, lastMaintained, maintainEveryMonths: months })).toBe(next);
  });

  it('refuse a guarantee that ends before the delivery, and take one of the same day', () => {
    expect(wrongDays({ deliveredOn: '2026-01-02', guaranteeUntil: '2026-01-01' })).toMatch(
      /voor de levering/,
    );
    expect(wrongDays({ deliveredOn: '2026-01-02', guaranteeUntil: '2026-01-02' })).toBeUndefined();
    expect(wrongDays({ deliveredOn: null, guaranteeUntil: '2026-01-02' })).toBeUndefined();
  });
});
