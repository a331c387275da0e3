import { describe, expect, it } from 'vitest';
import { displayName, initials } from '#/features/account/rules';

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
