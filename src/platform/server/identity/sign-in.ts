import type { CustomFetch } from 'openid-client';
import type { Page } from '#/core/page';
import type { SignInConfig } from '#/platform/server/config';
import type { Database } from '#/platform/server/database/engine/database';
import type { OpenBrowserRoute } from '#/platform/server/http/routes';
import { readTemplate } from '#/platform/server/http/templates';
import { embeddedProviderRoutes, embeddedSignInPage } from '#/platform/server/identity/embedded-page';
import { createRelyingParty } from '#/platform/server/identity/relying-party';
import { signInRoutes } from '#/platform/server/identity/sign-in-routes';

type Setting = { db: Database; config: SignInConfig; publicUrl: string; localUrl: string };

type Surroundings = {
  browserRoute: OpenBrowserRoute;
  webDir: string;
  pages: readonly Page[];
  pageValues: () => Record<string, string>;
};

const timeoutSeconds = 10;
/** Of a provider that waits for the same processor as who asks it, slowness says only that the server is busy. */
const ownTimeoutSeconds = 120;

async function providerFor(db: Database, config: SignInConfig, publicUrl: string, localUrl: string) {
  if (config.kind === 'external')
    return { provider: { ...config, alwaysAsk: false, timeoutSeconds }, embedded: undefined };
  const { createEmbeddedProvider } = await import('#/platform/server/identity/embedded-provider');
  const embedded = await createEmbeddedProvider(db, publicUrl);
  const { issuer, clientId, clientSecret } = embedded;
  // We are our own provider, and the public address may not lead back here from the inside.
  const fetchHere: CustomFetch = (url, init) => fetch(url.replace(publicUrl, localUrl), init as RequestInit);
  const own = { alwaysAsk: true, timeoutSeconds: ownTimeoutSeconds, fetch: fetchHere };
  return { provider: { issuer, clientId, clientSecret, ...own }, embedded };
}

/** Sign-in by an outside provider, or by the embedded one; for the rest of the house there is no difference. */
export async function openSignIn({ db, config, publicUrl, localUrl }: Setting) {
  const { provider, embedded } = await providerFor(db, config, publicUrl, localUrl);
  const relyingParty = createRelyingParty({ ...provider, redirectUri: `${publicUrl}/api/auth/callback` });
  const providerPath = `/api/auth/${encodeURIComponent(config.name.toLowerCase())}`;

  return {
    providerPath,
    open({ browserRoute, webDir, pages, pageValues }: Surroundings): void {
      const notice = readTemplate(webDir, 'notice.html');
      signInRoutes({
        db,
        browserRoute,
        relyingParty,
        providerPath,
        publicUrl,
        pages,
        notice,
        noticeValues: pageValues,
      });
      if (embedded) {
        embeddedProviderRoutes(browserRoute, embedded);
        embeddedSignInPage(browserRoute, embedded, readTemplate(webDir, 'sign-in.html'), pageValues);
      }
    },
  };
}
