/**
 * Without a connection the program itself still opens. It keeps no answer of the server: what was read is kept by the
 * page, which knows for whom (`platform/web/offline`).
 */
import { product } from '#/core/product';

/** Filled in at build: every file of this version that a screen may ask for, and what tells it from another version. */
declare const builtFiles: readonly string[];
declare const builtName: string;

type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Asked = Lasting & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};
type Worker = {
  location: Location;
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'install' | 'activate', listen: (event: Lasting) => void) => void) &
    ((type: 'fetch', listen: (event: Asked) => void) => void);
};

const worker = globalThis as unknown as Worker;
const shell = '/app-shell';
const cacheName = `${product.name} ${builtName}`;
const kept = new Set([...builtFiles, '/theme-boot.js', '/favicon.svg']);

worker.addEventListener('install', (event) => {
  event.waitUntil(keepProgram().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      removeOlder(),
      worker.registration.navigationPreload?.enable(),
      // The page that brought it may lose its connection before it is loaded again.
      worker.clients.claim(),
    ]),
  );
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(isScreen(pathname) ? openScreen(event) : askOnce(event));
  } else if (kept.has(pathname)) event.respondWith(fromCache(request));
});

async function keepProgram(): Promise<void> {
  const page = await fetch(shell, { cache: 'no-store', credentials: 'omit' });
  const html = page.ok ? await page.clone().text() : '';
  const named = html.match(/\/assets\/[^"]+/g) ?? [];
  // Of another version, while servers are renewed one by one: then the next visit tries again.
  if (named.length === 0 || !named.every((file) => kept.has(file)))
    throw new Error('the page is of another version');
  const cache = await caches.open(cacheName);
  await cache.put(shell, page);
  await Promise.all([...kept].map((file) => keepFile(cache, file)));
}

/** What hardly changes between two versions is not fetched twice: the name of a file tells what is in it. */
async function keepFile(cache: Cache, file: string): Promise<void> {
  const earlier = file.startsWith('/assets/') ? await caches.match(file) : undefined;
  if (earlier) await cache.put(file, earlier);
  else await cache.add(file);
}

async function removeOlder(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
}

async function fromCache(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** Not what only a server can answer: downloads, signing in, pages for people without an account. */
function isScreen(pathname: string): boolean {
  return !/^\/(api|assets|oidc|chatbot|templates)(\/|$)/.test(pathname) && !/\.\w+$/.test(pathname);
}

/** The browser has asked already. Left to itself it would ask again, and a step of signing in is good for one time. */
async function askOnce({ preloadResponse, request }: Asked): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

async function openScreen(event: Asked): Promise<Response> {
  try {
    const answer = await askOnce(event);
    // Where the line is gone Firefox does not fail, but answers with an error.
    if (answer.type !== 'error' && ![502, 504].includes(answer.status)) return answer;
    return (await caches.match(shell)) ?? answer;
  } catch (error) {
    const program = await caches.match(shell);
    if (program) return program;
    throw error;
  }
}
