import type { IDToken } from 'openid-client';
import type { Identity } from '#/platform/server/database/sign-in-store';

function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() ? value.trim().slice(0, 500) : null;
}

/** Only a web address may become the source of a picture. */
function webAddress(value: unknown): string | null {
  const address = text(value);
  return address && URL.canParse(address) && new URL(address).protocol === 'https:' ? address : null;
}

/** What a provider's claims say of a person; a provider without first and last names usually has one name. */
export function identityOf(claims: IDToken): Identity {
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
