import { describe, expect, it } from 'vitest';
import { identityOf } from '#/platform/server/sign-in/identity';

const claims = { iss: 'https://issuer.example', sub: 'p-1', aud: 'x', exp: 1, iat: 1 };

describe('what a provider says of a person', () => {
  it('is taken where it is given, and guessed from one name where it is not', () => {
    expect(identityOf({ ...claims, given_name: 'Ann', family_name: 'Van Damme', name: 'X Y' })).toMatchObject(
      {
        firstName: 'Ann',
        lastName: 'Van Damme',
      },
    );
    expect(identityOf({ ...claims, name: 'Ann Van Damme' })).toMatchObject({
      firstName: 'Ann',
      lastName: 'Van Damme',
    });
    expect(identityOf({ ...claims, name: ' ' })).toMatchObject({
      firstName: null,
      lastName: null,
      email: null,
    });
  });

  it('counts an address as verified only when it says so in so many words', () => {
    expect(identityOf({ ...claims, email: 'a@x.example', email_verified: 'true' }).emailVerified).toBe(false);
    expect(identityOf({ ...claims, email: 'a@x.example', email_verified: true }).emailVerified).toBe(true);
  });

  it.each(['javascript:alert(1)', 'http://x.example/a.png', 'data:image/png;base64,x', 12])(
    'gives no picture from %s',
    (picture) => {
      expect(identityOf({ ...claims, picture }).profileImageUrl).toBeNull();
    },
  );
});
