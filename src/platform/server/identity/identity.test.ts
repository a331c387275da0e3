import { describe, expect, it } from 'vitest';
import { identityOf } from '#/platform/server/identity/identity';

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

  it('is taken without what can’t be stored', () => {
    expect(
      identityOf({ ...claims, given_name: 'A\u0000nn', family_name: '\u0000 ', name: 'x\ud800' }),
    ).toMatchObject({
      firstName: 'Ann',
      lastName: null,
    });
    const long = identityOf({ ...claims, given_name: `${'x'.repeat(499)}😀` }).firstName;
    expect(long).toBe(`${'x'.repeat(499)}\ufffd`);
  });

  it.each(['a\u0000b', '\ud800', 'x'.repeat(501)])('is nobody where it knows them by %j', (sub) => {
    expect(() => identityOf({ ...claims, sub })).toThrow('can’t be kept');
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
