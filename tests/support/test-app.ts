import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type App, createApp } from '#/app/server/app';
import { features } from '#/app/server/features';
import { type Call, type CallInput, type CallOutput, fillPath, type PathIds, toForm } from '#/core/call';
import { readConfig } from '#/platform/server/config';
import type { Engine } from '#/platform/server/database/engine/database';
import { type Identity, saveUser } from '#/platform/server/database/stores/sign-in-store';
import type { SignedInUser } from '#/platform/server/database/stores/visit-store';
import { keyOfScreen } from '#/platform/server/http/app-page';
import { sessionCookie, startSession } from '#/platform/server/identity/sessions';
import type { Outgoing } from '#/platform/server/outgoing';
import type { Stopping } from '#/platform/server/stopping';
import type { FileStorage } from '#/platform/server/storage/file-storage';
import { createFolderStorage } from '#/platform/server/storage/folder-storage';
import { inject } from './inject';
import { openTestDatabase, shareTestDatabase } from './test-database';

export const testSecretsKey = 'of the tests, and of nothing besides them';
export const testUrl = 'http://localhost:4999';

type Answer<Body> = { status: number; body: Body; headers: Record<string, unknown> };

type Headers = Readonly<Record<string, string>>;

export type Client = {
  user: SignedInUser;
  cookie: string;
  /** A declared call, as the browser makes it; the answer whatever its status. */
  call: <C extends Call>(call: C, input: CallInput<C>, headers?: Headers) => Promise<Answer<CallOutput<C>>>;
  request: (method: string, url: string, body?: unknown, headers?: Headers) => Promise<Answer<unknown>>;
};

export type TestApp = App &
  Engine & {
    signIn: (name?: string, identity?: Partial<Identity>) => Promise<Client>;
    visitor: Omit<Client, 'user'>;
    /** Where uploads go; `listStored` tells what is there, and what is still on its way in. */
    storage: FileStorage;
    listStored: () => Promise<{ kept: string[]; incoming: string[] }>;
  };

/** The pages are made at build; the server's own behaviour doesn't need them. */
function pageFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'truweel-pages-'));
  for (const inner of ['assets', '.vite']) mkdirSync(join(folder, inner));
  const screens = features.flatMap(({ name, page }) =>
    page ? [[keyOfScreen(page.screen), { file: `assets/${name}.js`, isDynamicEntry: true }]] : [],
  );
  const pages = {
    'app.html': '<title>app</title>',
    'landing.html': '<title>landing</title>[[NOTICE]]<a href="[[SIGN_IN]]">Inloggen met [[PROVIDER]]</a>',
    'not-found.html': '<title>Page Not Found</title>',
    'privacy.html': '<title>privacy</title>',
    'help.html': '<title>hulp</title>',
    'sign-in.html':
      '<form action="[[ACTION]]">[[ERROR]]<input name="name" value="[[NAME]]">[[EMAIL_TYPED]]</form>',
    'notice.html': '<h1>[[TITLE]]</h1><p>[[TEXT]]</p>',
    'refused.html': '<h1>[[TITLE]]</h1><p>[[TEXT]]</p><a href="[[HOME]]">Start</a>',
    'stop-mail.html': '<h1>Herinneringen</h1><p>[[TEXT]]</p><form method="post" action="[[ACTION]]"></form>',
    'approval.html':
      '<h1>[[TITLE]]</h1>[[STATE]][[INTRO]][[DECIDED]][[FACTS]][[LINES]][[TERM]][[FAULT]]<i id="version">[[VERSION]]</i>',
    'error.html': '<h1>Even geduld</h1><p>[[TEXT]]</p>',
    'assets/app.js': 'export {};',
    '.vite/manifest.json': JSON.stringify(Object.fromEntries(screens)),
  };
  for (const [name, html] of Object.entries(pages)) writeFileSync(join(folder, name), html);
  return folder;
}

/** As a browser puts a form on the wire. */
export async function encodeForm(form: FormData) {
  const response = new Response(form);
  return {
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
    payload: Buffer.from(await response.arrayBuffer()),
  };
}

export type TestAppOptions = {
  env?: Record<string, string>;
  now?: () => Date;
  publicUrl?: string;
  stopping?: Stopping;
  /** Where calls go that leave the server; left out: nowhere. */
  outgoing?: Outgoing;
  /** Another database than one of its own. */
  openEngine?: () => Promise<Engine>;
  /** To make the store fail: gets the real one. */
  storage?: (real: FileStorage) => FileStorage;
};

/** No test asks anything of the internet. */
const nowhere: Outgoing = {
  resolve: async () => [],
  post: async () => {
    throw new Error('nothing leaves a test');
  },
};

/** Of all apps of a worker: several may be on one database. */
let people = 0;

export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const engine = await (options.openEngine ?? openTestDatabase)();
  const publicUrl = options.publicUrl ?? testUrl;
  const filesDir = mkdtempSync(join(tmpdir(), 'truweel-files-'));
  const folderStorage = createFolderStorage(filesDir);
  const storage = options.storage?.(folderStorage) ?? folderStorage;
  const app = await createApp({
    config: readConfig({ LOG_LEVEL: 'silent', SECRETS_KEY: testSecretsKey, ...options.env }),
    database: engine,
    storage,
    publicUrl,
    localUrl: publicUrl,
    webDir: pageFolder(),
    migrationsDir: new URL('../../db/migrations', import.meta.url).pathname,
    version: '0.0.0',
    checkAnswers: true,
    outgoing: options.outgoing ?? nowhere,
    stopping: options.stopping ?? { isStopping: false },
    now: options.now ?? (() => new Date()),
  });
  await app.http.ready();

  function clientWith(cookie: string): Omit<Client, 'user'> {
    const request: Client['request'] = async (method, url, body, headers) => {
      const form = body instanceof FormData ? await encodeForm(body) : undefined;
      const response = await inject(app.http, {
        method: method as 'GET',
        url,
        headers: { ...(cookie ? { cookie } : {}), ...form?.headers, ...headers },
        ...(body === undefined ? {} : { payload: form?.payload ?? (body as object) }),
      });
      const isJson = String(response.headers['content-type']).includes('json');
      return {
        status: response.statusCode,
        body: isJson ? response.json() : response.body,
        headers: response.headers,
      };
    };
    return {
      cookie,
      request,
      call: async (call, input, headers) => {
        const given = (input ?? {}) as { params?: PathIds; query?: object; body?: unknown; file?: File };
        const search = new URLSearchParams(given.query as Record<string, string>).toString();
        const url = `${fillPath(call.path, given.params ?? {})}${search && `?${search}`}`;
        const body = call.upload ? toForm(call.upload, given.body, given.file) : given.body;
        return (await request(call.method, url, body, headers)) as never;
      },
    };
  }

  return {
    ...app,
    ...engine,
    storage,
    listStored: async () => {
      const kept: string[] = [];
      for await (const { key } of storage.list()) kept.push(key);
      return { kept: kept.sort(), incoming: readdirSync(storage.incoming) };
    },
    visitor: clientWith(''),
    signIn: async (name = 'Katrien De Smet', identity = {}) => {
      people += 1;
      const [firstName = null, ...rest] = name.split(' ');
      const user = await saveUser(engine.db, {
        issuer: 'https://issuer.example',
        subject: `person-${people}`,
        email: `person-${people}@voorbeeld.example`,
        emailVerified: true,
        firstName,
        lastName: rest.join(' ') || null,
        profileImageUrl: null,
        ...identity,
      });
      const { token } = await startSession(engine.db, user.id, null);
      return { user, ...clientWith(`${sessionCookie}=${token}`) };
    },
    close: async () => {
      await app.http.close();
      await engine.close();
      rmSync(filesDir, { recursive: true, force: true });
    },
  };
}

/**
 * An app for all the tests of a file. Without wishes of its own it is the one that the worker has: every test brings
 * its own people and projects. With wishes it is another app on the worker's database.
 */
export function withTestApp(options?: TestAppOptions): () => TestApp {
  let app: TestApp | undefined;
  beforeAll(async () => {
    app = options ? await openTestApp({ openEngine: shareTestDatabase, ...options }) : await shareTestApp();
  });
  afterAll(() => (options ? app?.close() : undefined));
  return opened(() => app);
}

/** For tests that count everything there is, or change what is everybody's: an app and a database for one file. */
export function withOwnTestApp(options?: TestAppOptions): () => TestApp {
  let app: TestApp | undefined;
  beforeAll(async () => {
    app = await openTestApp(options);
  });
  afterAll(() => app?.close());
  return opened(() => app);
}

function opened(find: () => TestApp | undefined): () => TestApp {
  return () => {
    const app = find();
    if (!app) throw new Error('the test app is not open yet');
    return app;
  };
}

let shared: Promise<TestApp> | undefined;

function shareTestApp(): Promise<TestApp> {
  shared ??= openTestApp({ openEngine: shareTestDatabase });
  return shared;
}
