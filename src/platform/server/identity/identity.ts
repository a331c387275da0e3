import type { IDToken } from 'openid-client';
import { isStorableText, toStorableText } from '#/core/storable';
import type { Identity } from '#/platform/server/database/stores/sign-in-store';

const longest = 500;

/** A provider is told by people too: what can't be stored is left out, and the rest is taken. */
function text(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  return toStorableText(toStorableText(value).trim().slice(0, longest)) || null;
}

/** Only a web address may become the source of a picture. */
function webAddress(value: unknown): string | null {
  const address = text(value);
  return address && URL.canParse(address) && new URL(address).protocol === 'https:' ? address : null;
}

type Claims = Readonly<Record<string, unknown>>;

/** Whether there is reason to ask the provider for more than the ID token holds. */
export function lacksSomething(claims: Claims): boolean {
  const hasName = text(claims.name) ?? text(claims.given_name) ?? text(claims.family_name);
  return !hasName || !text(claims.email);
}

/** The ID token goes first, which is signed. Whether an address is verified is only true of the address it was said with. */
export function mergeClaims(claims: IDToken, more: Claims): IDToken {
  const { email, email_verified, ...rest } = more;
  const address = text(claims.email) ? {} : { email, email_verified };
  const given = Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined));
  return { ...rest, ...given, ...address } as IDToken;
}

/** What a provider's claims say of a person; a provider without first and last names usually has one name. */
export function identityOf(claims: IDToken): Identity {
  // By this alone a person is known again: one that could be mistaken for another's is nobody's.
  if (!isStorableText(claims.sub) || claims.sub.length > longest) {
    throw new Error('the provider knows this person by something that can’t be kept');
  }
  const name = text(claims.name);
  const [first = null, ...rest] = name?.split(/\s+/) ?? [];
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: text(claims.email),
    emailVerified: claims.email_verified === true,
    firstName: text(claims.given_name) ?? first,
    lastName: text(claims.family_name) ?? (rest.join(' ') || null),
    profileImageUrl: webAddress(claims.picture),
  };
}
