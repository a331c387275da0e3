import { describe, expect, it } from 'vitest';
import { day } from '#/core/day';
import { tokenLine } from '#/features/programs/tokens/rules/words';

const token = {
  ...{ id: 1, name: 'Thuisserver', projectId: 2, projectName: 'Kerkstraat 12', isOpen: true },
  createdAt: '2026-03-01T09:00:00.000Z',
  expiresAt: '2026-06-01T09:00:00.000Z',
};

describe('the line about a program', () => {
  it.each([
    ['read', null, 'Leest Kerkstraat 12 · nog niet gebruikt · werkt tot 1 juni 2026'],
    [
      'inbox',
      '2026-03-04T23:30:00.000Z',
      'Postvak van Kerkstraat 12 · laatst gebruikt vandaag · werkt tot 1 juni 2026',
    ],
    [
      'read',
      '2026-03-04T09:00:00.000Z',
      'Leest Kerkstraat 12 · laatst gebruikt gisteren · werkt tot 1 juni 2026',
    ],
    [
      'read',
      '2026-03-02T09:00:00.000Z',
      'Leest Kerkstraat 12 · laatst gebruikt op 2 maart 2026 · werkt tot 1 juni 2026',
    ],
  ] as const)('of %s, used %s', (right, lastUsedAt, text) => {
    expect(tokenLine({ ...token, right, lastUsedAt }, day('2026-03-05'))).toBe(text);
  });
});
