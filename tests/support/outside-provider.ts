import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT } from 'jose';
import Provider from 'oidc-provider';

export type OutsidePerson = {
  sub: string;
  name?: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  picture?: string;
};

export type OutsideProvider = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Who sits at the browser; undefined: somebody who cancels. */
  person: OutsidePerson | undefined;
  signedOut: number;
  /** A message that it signed, whatever it says. */
  signLogout: (said: Record<string, unknown>) => Promise<string>;
  stop: () => Promise<void>;
};

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const signingKey = privateKey.export({ format: 'jwk' });
export const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';

/** An identity provider as others run them: on another origin, with its own cookies and its own pages. */
export async function startOutsideProvider(
  redirectUri: string,
  { claimsAt = 'id-token' }: { claimsAt?: 'id-token' | 'userinfo' } = {},
): Promise<OutsideProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const outside: OutsideProvider = {
    issuer,
    clientId: 'truweel-outside',
    clientSecret: 'a-secret-of-the-test',
    person: undefined,
    signedOut: 0,
    signLogout: (said) =>
      new SignJWT({ events: { [logoutEvent]: {} }, ...said })
        .setProtectedHeader({ alg: 'RS256', kid: 'sleutel', typ: 'logout+jwt' })
        .sign(privateKey),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const people = new Map<string, OutsidePerson>();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: outside.clientId,
        client_secret: outside.clientSecret,
        redirect_uris: [redirectUri],
        backchannel_logout_uri: new URL('/api/auth/backchannel-logout', redirectUri).href,
        backchannel_logout_session_required: true,
        post_logout_redirect_uris: [`${new URL(redirectUri).origin}/`],
      },
    ],
    cookies: { keys: ['test'] },
    pkce: { required: () => true },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'picture'],
    },
    conformIdTokenClaims: claimsAt === 'userinfo',
    jwks: { keys: [{ ...signingKey, kid: 'sleutel', alg: 'RS256', use: 'sig' }] },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: async (_ctx, id) => ({
      accountId: id,
      claims: async () => ({ ...people.get(id), sub: id }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        accountId: oidc.session?.accountId,
        clientId: oidc.client?.clientId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (ctx) => {
          outside.signedOut += 1;
          ctx.body = 'signed out';
        },
      },
    },
  });
  const callback = provider.callback();
  server.on('request', async (req, res) => {
    if (!req.url?.startsWith('/interaction/')) return callback(req, res);
    const { person } = outside;
    if (person) people.set(person.sub, person);
    const result = person ? { login: { accountId: person.sub } } : { error: 'access_denied' };
    await provider.interactionFinished(req, res, result, { mergeWithLastSubmission: false });
  });
  return outside;
}
