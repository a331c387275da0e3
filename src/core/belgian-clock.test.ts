import { describe, expect, it } from 'vitest';
import { momentInBelgium } from '#/core/belgian-clock';

describe('a clock in Belgium', () => {
  it.each([
    ['2026-01-15T12:00:00', '2026-01-15T11:00:00.000Z'],
    ['2026-07-01T00:30:00', '2026-06-30T22:30:00.000Z'],
    // The night on which it is set forward, and back.
    ['2026-03-29T01:59:59', '2026-03-29T00:59:59.000Z'],
    ['2026-03-29T03:00:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T03:30:00', '2026-10-25T02:30:00.000Z'],
    ['2026-13-01T00:00:00', undefined],
    ['gisteren', undefined],
  ])('that shows %s is at %s', (local, moment) => {
    expect(momentInBelgium(local)).toBe(moment);
  });
});
