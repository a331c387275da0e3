import { describe, expect, it } from 'vitest';
import { day } from '#/core/day';
import { deviceName, seenText } from '#/features/people/account/rules/devices';
import { displayName, initials } from '#/features/people/shared/account/rules';

describe('what to call somebody', () => {
  it.each([
    [{ firstName: 'Katrien', lastName: 'De Smet', email: 'k@x.example' }, 'Katrien De Smet', 'KS'],
    [{ firstName: 'Katrien', lastName: null, email: 'k@x.example' }, 'Katrien', 'K'],
    [{ firstName: null, lastName: null, email: 'k@x.example' }, 'k@x.example', 'K'],
    [{ firstName: null, lastName: null, email: null }, 'Gebruiker', 'G'],
  ])('%j is %s', (user, name, letters) => {
    expect(displayName(user)).toBe(name);
    expect(initials(user)).toBe(letters);
  });
});

describe('what to call a device', () => {
  it.each([
    ['Chrome', 'Windows', 'Chrome op Windows'],
    ['Safari', null, 'Safari'],
    [null, 'Linux', 'Linux'],
    [null, null, 'Onbekend toestel'],
  ])('%s and %s', (browser, system, name) => {
    expect(deviceName({ browser, system })).toBe(name);
  });

  it('is told with when it was first and last seen, in Belgian time', () => {
    const session = { createdAt: '2026-11-03T23:30:00.000Z', lastSeenAt: '2026-11-14T22:59:00.000Z' };
    const today = day('2026-11-15');
    expect(seenText({ ...session, isCurrent: false }, today)).toBe(
      'Aangemeld op 4 november 2026 · laatst gezien gisteren om 23:59',
    );
    expect(seenText({ ...session, isCurrent: true }, today)).toBe(
      'Aangemeld op 4 november 2026 · nu in gebruik',
    );
    const now = '2026-11-15T09:05:00.000Z';
    expect(seenText({ createdAt: now, lastSeenAt: now, isCurrent: false }, today)).toBe(
      'Aangemeld vandaag · laatst gezien vandaag om 10:05',
    );
  });
});
