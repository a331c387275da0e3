import fc from 'fast-check';
import { features } from '#/app/server/features';
import type { RouteEntry } from '#/platform/server/http/routes';
import { type HostileRequest, hostileRequest, oddHeaders, queryText, type World } from './requests';
import { hostileText } from './values';

/** A way in, and what may be sent to it. */
export type HostileDoor = {
  name: string;
  /** Signing in and out, pages of the provider: they begin things by being read. */
  onlyBegins: boolean;
  requests: (world: World) => fc.Arbitrary<HostileRequest>;
};

export function doorsOf(routes: readonly RouteEntry[]): HostileDoor[] {
  const declared = routes
    .filter(({ path }) => !path.endsWith('*'))
    .map((route) => ({
      name: `${route.method} ${route.path}`,
      onlyBegins:
        /^\/(inloggen|api\/(login|logout|auth))/.test(route.path) && route.path !== '/api/auth/user',
      requests: (world: World) => hostileRequest(route, world),
    }));
  return [...declared, ...providerDoors, ...pageDoors];
}

/** As it may stand in an address: encoded as it should be, or as it comes. */
const inAddress = fc.oneof(
  hostileText.map((text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?')).slice(0, 3_000)),
  fc.constantFrom(
    '%00',
    '%',
    '%2',
    '%zz',
    '%ff',
    '%ED%A0%80',
    '%E0%A4%A',
    '..%2f..%2fetc%2fpasswd',
    '%5c',
    '+',
    '%0d%0a',
  ),
);

function at(method: string, paths: fc.Arbitrary<string>): fc.Arbitrary<HostileRequest> {
  return fc
    .tuple(paths, queryText, oddHeaders)
    .map(([path, query, headers]) => ({ method, url: path + query, headers }));
}

const below = (start: string, known: readonly string[]) =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...known.map((path) => start + path)), weight: 2 },
    { arbitrary: inAddress.map((text) => start + text), weight: 1 },
    {
      arbitrary: fc
        .tuple(fc.constantFrom(...known), inAddress)
        .map(([path, text]) => `${start}${path}/${text}`),
      weight: 1,
    },
  );

const pageDoors: HostileDoor[] = [
  [
    'pages',
    below(
      '/',
      features.flatMap(({ page }) => page?.path.slice(1) ?? []),
    ),
  ],
  [
    'unknown pages',
    below('/', ['bestaat-niet', 'onleesbaar', 'templates', 'chatbot', 'api', 'oidc', 'assets']),
  ],
  ['built files', below('/assets/', ['app.js', 'app.js.br', '../app.html', '.vite/manifest.json'])],
  [
    'files of the site',
    below('/', ['favicon.svg', 'theme-boot.js', 'app.html', 'templates/x.xlsx', 'robots.txt']),
  ],
  [
    'the description',
    below('/api/', ['openapi.json', 'docs', 'docs/', 'docs/static/index.html', 'docs/json']),
  ],
  ['stored files', below('/api/files/', ['x', '00000000-0000-0000-0000-000000000000'])],
].flatMap(([name, paths]) =>
  ['GET', 'HEAD', 'POST'].map((method) => ({
    name: `${method} ${name}`,
    onlyBegins: false,
    requests: () => at(method, paths as fc.Arbitrary<string>),
  })),
);

const providerPaths = [
  'auth',
  'auth/x',
  'token',
  'me',
  'jwks',
  'request',
  'session/end',
  '.well-known/openid-configuration',
  'nergens',
  '',
];

const providerFields = {
  client_id: 'truweel',
  grant_type: 'authorization_code',
  response_type: 'code',
  scope: 'openid email profile',
  code: 'x',
  access_token: 'x',
  redirect_uri: 'http://localhost/api/auth/callback',
  code_challenge: 'x'.repeat(43),
  code_challenge_method: 'S256',
  prompt: 'login',
  state: 'x',
};

/** The fields that the provider knows, one or two of them something else. */
const providerForm = fc
  .tuple(
    fc.dictionary(
      fc.constantFrom(...Object.keys(providerFields), 'claims', 'request', 'id_token_hint'),
      inAddress,
      { maxKeys: 2 },
    ),
    fc.subarray(Object.entries(providerFields)),
  )
  .map(([odd, plain]) =>
    Object.entries({ ...Object.fromEntries(plain), ...odd })
      .map((pair) => pair.join('='))
      .join('&'),
  );

const authorization = fc.oneof(
  { arbitrary: fc.constant({}), weight: 2 },
  {
    arbitrary: hostileText.map((text) => ({
      authorization: `Basic ${Buffer.from(text).toString('base64')}`.slice(0, 4_000),
    })),
    weight: 1,
  },
  {
    arbitrary: fc.constantFrom(
      { authorization: 'Bearer x' },
      { authorization: 'Bearer' },
      { authorization: 'DPoP \u00ff' },
    ),
    weight: 1,
  },
);

const providerDoors: HostileDoor[] = ['GET', 'POST'].map((method) => ({
  name: `${method} /oidc/*`,
  onlyBegins: true,
  requests: () =>
    fc
      .tuple(
        below('/oidc/', providerPaths),
        providerForm,
        authorization,
        oddHeaders,
        fc.constantFrom('application/x-www-form-urlencoded', 'application/json', 'text/plain'),
      )
      .map(([path, form, authorized, odd, type]) =>
        method === 'GET'
          ? { method, url: `${path}?${form}`, headers: { ...odd, ...authorized } }
          : {
              method,
              url: path,
              headers: { ...odd, ...authorized, 'content-type': type },
              payload: Buffer.from(form),
            },
      ),
}));

/** Cookies of ours and of the provider, with what no browser was ever given. */
export function hostileCookies(own: string): fc.Arbitrary<string> {
  const name = fc.constantFrom(
    'session',
    'sign-in',
    '_session',
    '_session.sig',
    '_interaction',
    '_interaction_resume',
    '__proto__',
  );
  const value = fc.oneof(
    inAddress,
    fc.constantFrom('%00', '"', '=;=', `${'x'.repeat(3_000)}`, '\u00ff', ' '),
  );
  const odd = fc
    .array(fc.tuple(name, value), { minLength: 1, maxLength: 3 })
    .map((pairs) => pairs.map((pair) => pair.join('=')).join('; '));
  return fc.oneof(
    { arbitrary: fc.constant(own), weight: 4 },
    { arbitrary: fc.constant(''), weight: 1 },
    { arbitrary: odd, weight: 1 },
    { arbitrary: odd.map((text) => `${text}; ${own}`), weight: 1 },
  );
}
