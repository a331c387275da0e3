import { describe, expect, it } from 'vitest';
import { formatShareOf } from '#/core/percent';

describe('a share of a whole', () => {
  it.each([
    [0, '0,0% van het budget'],
    [77.94, '77,9% van het budget'],
    [999.9, '999,9% van het budget'],
    [1_000, '10 keer het budget'],
    [47_605.5, '476 keer het budget'],
    [123_456_789, '1.234.567 keer het budget'],
  ])('of %d per cent is told as a person would', (percent, told) => {
    expect(formatShareOf(percent, 'het budget')).toBe(told);
  });
});
