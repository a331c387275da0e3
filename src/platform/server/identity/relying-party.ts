import type * as Oidc from 'openid-client';
import type { Identity } from '#/platform/server/database/stores/sign-in-store';
import { identityOf, lacksSomething, mergeClaims } from '#/platform/server/identity/identity';
import type { EndedElsewhere } from '#/platform/server/identity/logout-token';

export type ProviderSettings = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  /** Ask for the sign-in page even when the provider still knows the visitor. */
  alwaysAsk: boolean;
  /** How long it is waited for. */
  timeoutSeconds: number;
  /** How to reach an issuer that is this very process. */
  fetch?: Oidc.CustomFetch;
};

export type SignInStart = { url: URL; state: string; nonce: string; codeVerifier: string };

export type RelyingParty = ReturnType<typeof createRelyingParty>;

/** Loaded at the first sign-in. */
const load = () => import('openid-client');

/** Our side of OpenID Connect: authorization code with PKCE, state and nonce. */
export function createRelyingParty(settings: ProviderSettings) {
  let discovered: Promise<Oidc.Configuration> | undefined;

  /** At first use, because the issuer may start later than we do; a failure is tried again the next time. */
  function configuration(): Promise<Oidc.Configuration> {
    discovered ??= discover(settings).catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  }

  let readLogoutToken: ((token: string) => Promise<EndedElsewhere>) | undefined;

  /** Many providers keep what they know of a person here, and say in the ID token only who it is. */
  async function askUserInfo(accessToken: string, claims: Oidc.IDToken): Promise<Oidc.IDToken> {
    const config = await configuration();
    if (!config.serverMetadata().userinfo_endpoint) return claims;
    const { fetchUserInfo } = await load();
    return mergeClaims(claims, await fetchUserInfo(config, accessToken, claims.sub));
  }

  return {
    /** `confirms`: the provider has to ask again, whoever it still knows. */
    async start({ confirms }: { confirms: boolean }): Promise<SignInStart> {
      const oidc = await load();
      const config = await configuration();
      const codeVerifier = oidc.randomPKCECodeVerifier();
      const state = oidc.randomState();
      const nonce = oidc.randomNonce();
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: settings.redirectUri,
        scope: 'openid email profile',
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        ...(settings.alwaysAsk || confirms ? { prompt: 'login' } : {}),
        ...(confirms ? { max_age: '0' } : {}),
      });
      return { url, state, nonce, codeVerifier };
    },

    async finish(
      currentUrl: URL,
      expected: { state: string; nonce: string; codeVerifier: string },
    ): Promise<{
      identity: Identity;
      idToken: string | null;
      provedAt: Date | undefined;
      sid: string | null;
    }> {
      const oidc = await load();
      const tokens = await oidc.authorizationCodeGrant(await configuration(), currentUrl, {
        pkceCodeVerifier: expected.codeVerifier,
        expectedState: expected.state,
        expectedNonce: expected.nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('the provider sent no identity');
      const { auth_time: seconds } = claims;
      const provedAt = seconds === undefined ? undefined : new Date(seconds * 1000);
      const told = lacksSomething(claims) ? await askUserInfo(tokens.access_token, claims) : claims;
      const sid = typeof claims.sid === 'string' ? claims.sid.slice(0, 500) : null;
      return { identity: identityOf(told), idToken: tokens.id_token ?? null, provedAt, sid };
    },

    /** Throws InvalidLogoutToken for one that is not the provider's, not for us or not of now. */
    async readLogoutToken(token: string): Promise<EndedElsewhere> {
      const { createLogoutTokenReader } = await import('#/platform/server/identity/logout-token');
      const { issuer, jwks_uri: jwksUri } = (await configuration()).serverMetadata();
      if (!jwksUri) throw new Error('the provider publishes no keys');
      readLogoutToken ??= createLogoutTokenReader({
        issuer,
        jwksUri,
        clientId: settings.clientId,
        fetch: settings.fetch,
      });
      return readLogoutToken(token);
    },

    /** Where to send the browser to be signed out at the provider too, if it offers that. */
    async endSessionUrl(idToken: string, returnTo: string): Promise<URL | undefined> {
      const oidc = await load();
      const config = await configuration();
      if (!config.serverMetadata().end_session_endpoint) return undefined;
      return oidc.buildEndSessionUrl(config, { id_token_hint: idToken, post_logout_redirect_uri: returnTo });
    },
  };
}

async function discover(settings: ProviderSettings): Promise<Oidc.Configuration> {
  const oidc = await load();
  const insecure = settings.issuer.startsWith('http:');
  return oidc.discovery(
    new URL(settings.issuer),
    settings.clientId,
    { client_secret: settings.clientSecret },
    oidc.ClientSecretBasic(settings.clientSecret),
    {
      execute: insecure ? [oidc.allowInsecureRequests] : [],
      timeout: settings.timeoutSeconds,
      ...(settings.fetch ? { [oidc.customFetch]: settings.fetch } : {}),
    },
  );
}
