import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountRemovedMark } from '#/core/address-marks';
import { AppError } from '#/core/errors';
import { type Page, pageAt } from '#/core/page';
import type { Database } from '#/platform/server/database/engine/database';
import { readAppPages } from '#/platform/server/http/app-page';
import { readTemplate } from '#/platform/server/http/templates';
import { findSignedIn, sessionCookie } from '#/platform/server/identity/sessions';

type PageSettings = {
  webDir: string;
  db: Database;
  pages: readonly Page[];
  /** What the pages rendered at build need to know of this installation. */
  values: (returnTo: string) => Record<string, string>;
};

/** What a browser keeps, to open us without a connection: the same for everybody, with nothing of anybody in it. */
const shellPath = '/app-shell';

/** Visitors get the pages that were rendered at build, signed-in people the app; anything else is 404. */
export async function servePages(http: FastifyInstance, settings: PageSettings): Promise<void> {
  const { webDir, db, pages } = settings;
  if (!existsSync(join(webDir, 'app.html')))
    throw new Error(`The web app is not built: ${webDir} has no app.html.`);
  const app = readAppPages(webDir, pages);
  const landing = readTemplate(webDir, 'landing.html');
  const notFound = readTemplate(webDir, 'not-found.html');
  const open = new Map(
    pages.flatMap(({ path, visitors }) => (visitors ? [[path, readTemplate(webDir, visitors)]] : [])),
  );

  await http.register(fastifyStatic, {
    root: webDir,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const lasting = path.includes('/assets/');
      reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
    globIgnore: ['**/*.html', '**/*.map', '.vite/**', 'assets/**'],
  });
  serveAssets(http, webDir);

  http.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (!isPageRequest(request, path)) throw new AppError('not_found');
    if (path === shellPath) return sendHtml(request, reply.code(200), app(path));
    const known = pageAt(pages, path);
    const signedIn = await findSignedIn(db, request.cookies[sessionCookie]);
    reply.code(known ? 200 : 404);
    if (signedIn) return sendHtml(request, reply, app(known?.path ?? path));
    const page = known ? (open.get(path) ?? landing) : notFound;
    const values = { ...settings.values(known ? path : '/'), NOTICE: noticeFor(request.url) };
    return sendHtml(request, reply, page(values));
  });
}

/** One route for them all: a route for each of hundreds of files was a tenth of the time that a start takes. */
function serveAssets(http: FastifyInstance, webDir: string): void {
  const names = new Set(readdirSync(join(webDir, 'assets')).filter((name) => !name.endsWith('.map')));
  http.route<{ Params: { name: string } }>({
    method: ['HEAD', 'GET'],
    url: '/assets/:name',
    schema: { hide: true },
    handler: ({ params: { name } }, reply) =>
      names.has(name) ? reply.sendFile(`/assets/${name}`) : reply.callNotFound(),
  });
}

/** Fixed sentences only: an address may choose one, never bring its own. */
function noticeFor(url: string): string {
  return url.endsWith(`?${accountRemovedMark}`)
    ? 'Uw account en uw gegevens zijn verwijderd. Het ga u goed.'
    : '';
}

function isPageRequest(request: FastifyRequest, path: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return !/^\/(api|assets|oidc|chatbot|templates)(\/|$)/.test(path) && !isFilePath(path);
}

/** Whoever asks for a script, a picture or a list that isn't there has no use for a page in its place. */
function isFilePath(path: string): boolean {
  return /\.\w+$/.test(path) && !/\.html?$/i.test(path);
}

export function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string): FastifyReply {
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  reply.header('content-type', 'text/html; charset=utf-8');
  reply.header('cache-control', 'private, no-cache');
  reply.header('vary', 'cookie');
  reply.header('etag', etag);
  if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.send(html);
}
