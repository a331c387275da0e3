import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchPicture, type OpenAddress } from '#/platform/server/identity/fetch-picture';

let server: Server;
let png: Buffer;
const asked: string[] = [];

beforeAll(async () => {
  png = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    if (path === '/png') response.end(png);
    else if (path === '/svg')
      response.end('<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>');
    else if (path === '/html') response.end('<script>alert(1)</script>');
    else if (path === '/cut') response.end(png.subarray(0, 60));
    else if (path === '/endless') {
      const more = () => {
        if (!response.destroyed) response.write(Buffer.alloc(100_000), () => setImmediate(more));
      };
      more();
    } else if (path.startsWith('/to?')) response.writeHead(302, { location: path.slice(4) }).end();
    else response.writeHead(path === '/busy' ? 503 : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Whatever name is asked, this test's own server answers. */
const openHere: OpenAddress = ({ pathname, search }, signal) =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    get({ host: '127.0.0.1', port, path: pathname + search, signal }, resolve).on('error', reject);
  });

const fetchHere = (path: string) =>
  fetchPicture(`https://foto.example${path}`, AbortSignal.timeout(10_000), openHere);

describe('the picture of a person', () => {
  it('is made small and drawn anew', async () => {
    const webp = await fetchHere('/png');
    expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 160, height: 160 });
  });

  it('may be somewhere else by now', async () => {
    expect(await fetchHere('/to?/png')).toBeInstanceOf(Buffer);
  });

  it.each([
    '/svg',
    '/html',
    '/cut',
    '/endless',
    '/gone',
    '/to?http://foto.example/png',
    '/to?/to?/to?/to?/to?/png',
  ])('is none at %s', async (path) => {
    expect(await fetchHere(path)).toBeUndefined();
  });

  it('is asked for again where the other side has it too busy', async () => {
    await expect(fetchHere('/busy')).rejects.toThrow('503');
  });

  it.each([
    'https://127.0.0.1/png',
    'https://[::1]/png',
    'https://localhost/png',
    'https://169.254.169.254/',
    'http://foto.example/',
  ])('is never asked of %s', async (address) => {
    expect(await fetchPicture(address, AbortSignal.timeout(10_000))).toBeUndefined();
  });

  it('is not asked of our own network after a redirect either', async () => {
    const open: OpenAddress = async (url, signal) => {
      if (url.hostname === 'foto.example') return openHere(url, signal);
      throw new Error('asked where it should not');
    };
    const before = asked.length;
    const to = encodeURI('https://foto.example/to?http://127.0.0.1/png');
    expect(await fetchPicture(to, AbortSignal.timeout(10_000), open)).toBeUndefined();
    expect(asked.length).toBe(before + 1);
  });
});
