import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import type { CustomFetch } from 'openid-client';
import { z } from 'zod';

/** Who was signed out at the provider: a person everywhere, or one sign-in of theirs. */
export type EndedElsewhere = {
  issuer: string;
  subject: string | undefined;
  sid: string | undefined;
  jti: string;
};

const event = 'http://schemas.openid.net/event/backchannel-logout';
export const tokenSeconds = 300;
const toleranceSeconds = 60;

/** Never one of the kinds that a shared secret, or nothing, can make. */
const algorithms = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
];

const claims = z
  .object({
    iss: z.string(),
    jti: z.string().min(1).max(500),
    sub: z.string().optional(),
    sid: z.string().optional(),
    events: z.object({ [event]: z.object({}) }),
    // With one it would pass for the token of a sign-in.
    nonce: z.undefined().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined);

type Expected = { issuer: string; clientId: string; jwksUri: string; fetch: CustomFetch | undefined };

export class InvalidLogoutToken extends Error {}

/** OpenID Connect Back-Channel Logout 1.0, 2.6. That a token comes once is the caller's to see to. */
export function createLogoutTokenReader({ issuer, clientId, jwksUri, fetch }: Expected) {
  const keys = createRemoteJWKSet(new URL(jwksUri), {
    timeoutDuration: 10_000,
    ...(fetch
      ? {
          [customFetch]: (url, options) =>
            fetch(url, { ...options, body: undefined, headers: Object.fromEntries(options.headers) }),
        }
      : {}),
  });
  return async (token: string): Promise<EndedElsewhere> => {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience: clientId,
      algorithms,
      requiredClaims: ['iat', 'jti', 'events'],
      maxTokenAge: tokenSeconds,
      clockTolerance: toleranceSeconds,
    }).catch((error: unknown) => {
      const isAbout = error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout);
      throw isAbout ? new InvalidLogoutToken(error.code) : error;
    });
    const read = claims.safeParse(payload);
    if (!read.success) throw new InvalidLogoutToken('it says something else');
    const { iss, sub, sid, jti } = read.data;
    return { issuer: iss, subject: sub, sid, jti };
  };
}
