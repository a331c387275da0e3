import fc from 'fast-check';
import { type Call, isInProject, pathParamNames, type Upload } from '#/core/call';
import type { RouteEntry } from '#/platform/server/http/routes';
import { samplePdf, sampleXlsx, sampleZip } from '../sample-files';
import { type KnownIds, shapedLike } from './shapes';
import { anyId, anyText, anyValue, hostileText } from './values';

export type HostileRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: Buffer;
};

type Payload = { headers: Record<string, string>; payload?: Buffer };

const nothing: Payload = { headers: {} };

/** What is in the world that the requests are made in. */
export type World = KnownIds & { keys: readonly string[] };

function json(value: unknown): Payload {
  const text = JSON.stringify(value);
  return text === undefined
    ? nothing
    : { headers: { 'content-type': 'application/json' }, payload: Buffer.from(text) };
}

const boundary = 'grens';

function part(head: string, body: Buffer | string): Buffer {
  return Buffer.concat([
    Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
    Buffer.from(body),
    Buffer.from('\r\n'),
  ]);
}

function oneLine(text: string): string {
  return text.replace(/[\r\n"]/g, '_').slice(0, 200);
}

const starts = [
  '%PDF-1.7\n',
  '\u0089PNG\r\n\u001a\n',
  'PK\u0003\u0004',
  '\u00ff\u00d8\u00ff\u00e0',
  'a;b;c\n1;2;3\n',
  'GIF89a',
  '',
];

const anyFile = fc.oneof(
  fc.constantFrom(samplePdf, sampleXlsx, sampleZip),
  fc
    .tuple(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 2_000 }))
    .map(([start, rest]) => Buffer.concat([Buffer.from(start, 'latin1'), rest])),
);

/** A form with the right fields, whose file is what it likes; some of them broken off. */
function formLike(upload: Upload, body: fc.Arbitrary<unknown>): fc.Arbitrary<Payload> {
  return fc
    .tuple(
      body,
      fc.option(anyFile),
      hostileText,
      fc.constantFrom('whole', 'whole', 'whole', 'cut', 'twice', 'unnamed'),
    )
    .map(([fields, file, name, state]) => {
      const entries = typeof fields === 'object' && fields !== null ? Object.entries(fields) : [];
      const parts = entries.map(([key, value]) =>
        part(
          `Content-Disposition: form-data; name="${oneLine(key)}"`,
          typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
        ),
      );
      const filed = state === 'unnamed' ? '' : `name="${upload.field}"; filename="${oneLine(name)}"`;
      if (file)
        parts.push(part(`Content-Disposition: form-data; ${filed}\r\nContent-Type: application/pdf`, file));
      if (state === 'twice') parts.push(...parts);
      const whole = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
      return {
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        payload: state === 'cut' ? whole.subarray(0, Math.floor(whole.length * 0.7)) : whole,
      };
    });
}

/** Bodies that no form or program of ours would send. */
const brokenBody: fc.Arbitrary<Payload> = fc.oneof(
  anyValue.map(json),
  fc
    .constantFrom(
      '{"name":',
      '{"__proto__":{"admin":true},"name":"x"}',
      '{"constructor":{"prototype":{"admin":true}},"name":"x"}',
      '{"name":"x","name":"y"}',
      `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
      '\ufeff{}',
      '',
      '1e999',
      '"\\ud800"',
    )
    .map((text) => ({ headers: { 'content-type': 'application/json' }, payload: Buffer.from(text) })),
  fc
    .tuple(
      fc.constantFrom(
        ...[
          'application/json; charset=utf-16',
          'application/json;;;',
          'text/plain',
          'application/xml',
          ' ',
          '/',
        ],
        ...['application/x-www-form-urlencoded', 'multipart/form-data', 'multipart/form-data; boundary='],
        ...[
          `multipart/form-data; boundary=${boundary}`,
          `multipart/form-data; boundary="${'b'.repeat(300)}"`,
        ],
      ),
      fc.uint8Array({ maxLength: 400 }),
    )
    .map(([type, bytes]) => ({ headers: { 'content-type': type }, payload: Buffer.from(bytes) })),
  fc.constant({
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: Buffer.from('{}'),
  }),
);

function bodyFor(call: Call | undefined, world: World): fc.Arbitrary<Payload> {
  if (!call?.body && !call?.upload)
    return fc.oneof({ arbitrary: fc.constant(nothing), weight: 2 }, { arbitrary: brokenBody, weight: 1 });
  const fields = call.body ? shapedLike(call.body, world) : fc.constant({});
  const fitting = call.upload ? fc.oneof(formLike(call.upload, fields), fields.map(json)) : fields.map(json);
  return fc.oneof({ arbitrary: fitting, weight: 4 }, { arbitrary: brokenBody, weight: 1 });
}

export const queryText = fc.oneof(
  { arbitrary: fc.constant(''), weight: 3 },
  {
    arbitrary: fc.constantFrom(
      ...[
        '?',
        '?a=1&a=2&a=3',
        '?__proto__=x&constructor[prototype][x]=1',
        '?%E0%A4%A',
        '?terug=%2F%2Fx.example',
      ],
      ...[`?q=${'x'.repeat(8_000)}`, '?a%00=b%00', '?=&&=', '#x', '?id[]=1&id[a]=2'],
    ),
    weight: 1,
  },
  {
    arbitrary: fc
      .dictionary(anyText, anyText, { maxKeys: 3 })
      .map((pairs) => `?${new URLSearchParams(pairs)}`.slice(0, 8_000)),
    weight: 1,
  },
);

const headerNames = [
  ...['host', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'origin', 'referer', 'accept'],
  ...[
    'range',
    'if-none-match',
    'if-range',
    'if-modified-since',
    'idempotency-key',
    'accept-encoding',
    'user-agent',
  ],
  ...['sec-fetch-site', 'x-request-id', 'accept-version', 'content-language'],
];

/** Only bytes that a header can carry; what can't be one never gets further than the socket. */
function asHeader(text: string): string {
  return Buffer.from(text.replace(/\p{Cc}/gu, ' '))
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, '?')
    .slice(0, 3_000);
}

/** Headers that a browser, a proxy or somebody with bad intentions may add. */
export const oddHeaders = fc.oneof(
  { arbitrary: fc.constant({}), weight: 4 },
  {
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'x-forwarded-for': '::1, unknown, 999.1.1.1', 'x-forwarded-host': 'evil.example' },
      { host: 'evil.example', accept: 'text/html' },
      { host: '127.0.0.1', accept: 'text/html,*/*;q=0' },
      { range: 'bytes=-0', 'if-none-match': 'W/"', 'if-modified-since': 'gisteren' },
      { range: 'bytes=9-1,abc' },
      { accept: '\u00ff', 'accept-encoding': 'br;q=9, x', 'accept-language': '*' },
      { 'sec-fetch-site': 'same-site' },
      { expect: 'x', 'content-disposition': 'attachment' },
      { 'x-http-method-override': 'DELETE' },
      { origin: 'null' },
      { origin: 'https://elders.example', 'sec-fetch-site': 'cross-site' },
      { host: '', 'x-forwarded-host': 'localhost, evil.example', 'x-forwarded-proto': 'gopher' },
      { 'idempotency-key': 'x' },
      { 'idempotency-key': 'x'.repeat(5_000) },
      { 'if-none-match': '*', accept: 'text/html' },
      { connection: 'upgrade', upgrade: 'websocket' },
    ),
    weight: 1,
  },
  {
    arbitrary: fc
      .tuple(fc.constantFrom(...headerNames), hostileText)
      .map(([name, value]) => ({ [name]: asHeader(value) })),
    weight: 1,
  },
);

function queryFor(call: Call | undefined, world: World): fc.Arbitrary<string> {
  if (!call?.query) return queryText;
  const fitting = shapedLike(call.query, world).map((query) => {
    const pairs = typeof query === 'object' && query !== null ? Object.entries(query) : [];
    return `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}`.slice(0, 8_000);
  });
  return fc.oneof(fitting, queryText);
}

export function hostileRequest(route: RouteEntry, world: World): fc.Arbitrary<HostileRequest> {
  const names = pathParamNames(route.path);
  const record = isInProject(route.who) ? route.who.record : undefined;
  const rightId = (name: string) => world.named[name === 'id' && record ? record : name];
  const params = fc.tuple(
    ...names.map((name) => (name === 'key' ? anyId(undefined, world.keys) : anyId(rightId(name), world.ids))),
  );
  const body = route.method === 'GET' ? fc.constant(nothing) : bodyFor(route.call, world);
  return fc
    .tuple(params, queryFor(route.call, world), body, oddHeaders)
    .map(([ids, query, { headers, payload }, odd]) => ({
      method: route.method,
      url:
        names.reduce((path, name, index) => path.replace(`:${name}`, ids[index] ?? ''), route.path) + query,
      headers: { ...odd, ...headers },
      ...(payload ? { payload } : {}),
    }));
}
