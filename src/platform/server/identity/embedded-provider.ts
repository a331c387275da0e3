import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { IncomingMessage, type ServerResponse } from 'node:http';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { AppError } from '#/core/errors';
import { product } from '#/core/product';
import type { Database } from '#/platform/server/database/engine/database';
import { oidcStore } from '#/platform/server/database/stores/oidc-store';
import { getOrCreateSecret } from '#/platform/server/database/stores/sign-in-store';

const mount = '/oidc';
const clientId = 'truweel';
const scope = 'openid email profile';
const minutes = 60;

export type EmbeddedProvider = {
  /** Where its own paths begin. */
  mount: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Answers a request below its path, whose form was read already. */
  answer: (req: IncomingMessage, res: ServerResponse, form: string) => Promise<void>;
  isWaiting: (req: IncomingMessage, res: ServerResponse) => Promise<boolean>;
  /** Where to send the browser of somebody who said who they are. */
  signIn: (req: IncomingMessage, res: ServerResponse, person: Person) => Promise<string>;
};

export type Person = { name: string; email: string };

type Keys = { jwk: Record<string, unknown>; cookieKey: string; clientSecret: string };

function createKeys(): Keys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    jwk: {
      ...privateKey.export({ format: 'jwk' }),
      use: 'sig',
      alg: 'ES256',
      kid: randomBytes(8).toString('hex'),
    },
    cookieKey: randomBytes(32).toString('base64url'),
    clientSecret: randomBytes(32).toString('base64url'),
  };
}

/** The same request once more, from its beginning: the provider insists on reading forms itself. */
function rereadable(req: IncomingMessage, extra: Record<string, string>, form: string): IncomingMessage {
  const again = new IncomingMessage(req.socket);
  const { 'transfer-encoding': _chunked, ...headers } = req.headers;
  Object.assign(again, {
    method: req.method,
    url: req.url?.slice(mount.length),
    originalUrl: req.url,
    httpVersion: req.httpVersion,
    headers: { ...headers, ...extra, 'content-length': String(Buffer.byteLength(form)) },
    complete: true,
  });
  if (form) again.push(form);
  again.push(null);
  return again;
}

/** No consent page: the only client is ourselves. */
async function grantOf(ctx: KoaContextWithOIDC) {
  const { provider, session, client } = ctx.oidc;
  if (!session?.accountId || !client) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const existing = grantId ? await provider.Grant.find(grantId) : undefined;
  if (existing) return existing;
  const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
  grant.addOIDCScope(scope);
  await grant.save();
  return grant;
}

type People = ReturnType<typeof oidcStore>;
type Setting = { db: Database; publicUrl: string; issuer: string; keys: Keys; people: People };

/** Nobody but who signs in needs the library, and a start would wait for its hundreds of files. */
async function openLibrary({ db, publicUrl, issuer, keys, people }: Setting) {
  const { Provider } = await import('#/platform/server/identity/provider-library');
  const provider = new Provider(issuer, {
    adapter: (model) => oidcStore(db, model),
    jwks: { keys: [keys.jwk] },
    cookies: { keys: [keys.cookieKey] },
    clients: [
      {
        client_id: clientId,
        client_secret: keys.clientSecret,
        client_name: product.name,
        redirect_uris: [`${publicUrl}/api/auth/callback`],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    interactions: { url: (_ctx, interaction) => `/inloggen/${interaction.uid}` },
    loadExistingGrant: grantOf,
    findAccount: async (_ctx, accountId) => {
      const person = await people.find(accountId);
      if (!person) return undefined;
      const { name, email } = person;
      return { accountId, claims: async () => ({ sub: accountId, name, email, email_verified: true }) };
    },
    renderError: (ctx) => {
      ctx.redirect('/inloggen');
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: {
      Interaction: 30 * minutes,
      Session: 30 * minutes,
      Grant: 30 * minutes,
      AccessToken: 10 * minutes,
      AuthorizationCode: 1 * minutes,
      IdToken: 10 * minutes,
    },
  });
  provider.proxy = true;
  // Of a path that it does not have it says so in English, and in no shape of ours.
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.status !== 404 || ctx.body != null) return;
    ctx.body = { message: new AppError('not_found').message };
    ctx.status = 404;
  });
  return { provider, callback: provider.callback() };
}

/**
 * An identity provider in the same process, so that a fresh machine needs no account anywhere.
 * It vouches for whatever address it is given: for trying out, and for a machine of one's own.
 */
export async function createEmbeddedProvider(db: Database, publicUrl: string): Promise<EmbeddedProvider> {
  const keys = await getOrCreateSecret(db, 'embedded-sign-in', createKeys);
  const people = oidcStore(db, 'Person');
  const issuer = `${publicUrl}${mount}`;
  let opened: ReturnType<typeof openLibrary> | undefined;
  const library = () => {
    opened ??= openLibrary({ db, publicUrl, issuer, keys, people });
    return opened;
  };
  const { host, protocol } = new URL(publicUrl);

  return {
    mount,
    issuer,
    clientId,
    clientSecret: keys.clientSecret,
    async answer(req, res, form) {
      // It makes its addresses from the request's; whatever route a request took here, ours is the public one.
      const headers = { 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) };
      const { callback } = await library();
      await callback(rereadable(req, headers, form), res);
    },
    async isWaiting(req, res) {
      const { provider } = await library();
      return provider.interactionDetails(req, res).then(
        () => true,
        () => false,
      );
    },
    async signIn(req, res, person) {
      const accountId = person.email.toLowerCase();
      await people.upsert(accountId, { name: person.name, email: accountId });
      const { provider } = await library();
      return provider.interactionResult(
        req,
        res,
        { login: { accountId } },
        { mergeWithLastSubmission: false },
      );
    },
  };
}
