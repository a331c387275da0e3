import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutgoing, type Outgoing, postPublic } from '#/platform/server/outgoing';
import { PrivateAddress } from '#/platform/server/public-address';

const here = [{ address: '127.0.0.1', family: 4 }];
const posted = (url: string, signal = AbortSignal.timeout(10_000)) => ({
  ...{ url: new URL(url), headers: { 'x-said': 'ja' }, body: '{"naam":"é"}', signal },
});

const hasOpenssl = (process.env.PATH ?? '')
  .split(delimiter)
  .some((place) => existsSync(join(place, 'openssl')));

describe.skipIf(!hasOpenssl)('what leaves for an address that was looked up', () => {
  const folder = mkdtempSync(join(tmpdir(), 'truweel-outgoing-'));
  const asked: { url: string | undefined; host: string | undefined; name: unknown; body: string }[] = [];
  let server: Server;
  let outgoing: Outgoing;
  let at: (path: string) => string;

  async function note(request: IncomingMessage): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const name = (request.socket as TLSSocket).servername;
    asked.push({ url: request.url, host: request.headers.host, name, body });
  }

  beforeAll(async () => {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const subject = ['-subj', '/CN=ontvanger.example', '-addext', 'subjectAltName=DNS:ontvanger.example'];
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
        ...['-days', '2', '-keyout', key, '-out', cert, ...subject],
      ],
      { stdio: 'ignore' },
    );
    server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, async (request, response) => {
      await note(request);
      if (request.url === '/away')
        return void response.writeHead(302, { location: at('/elsewhere') }).end('moved');
      if (request.url === '/silent') return;
      if (request.url !== '/endless') return void response.writeHead(204).end();
      const more = () => {
        if (!response.destroyed) response.write(Buffer.alloc(50_000), () => setImmediate(more));
      };
      response.writeHead(200);
      more();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    at = (path) => `https://ontvanger.example:${port}${path}`;
    outgoing = createOutgoing({ ca: readFileSync(cert, 'utf8') });
  });

  afterAll(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('goes to that address, under the name that was typed, as it is', async () => {
    const url = at('/hook?a=1');
    expect(await outgoing.post(posted(url), here)).toBe(204);
    expect(asked.at(-1)).toEqual({
      ...{ url: '/hook?a=1', host: new URL(url).host, name: 'ontvanger.example', body: '{"naam":"é"}' },
    });
  });

  it('goes no further than it was sent', async () => {
    expect(await outgoing.post(posted(at('/away')), here)).toBe(302);
    expect(asked.map(({ url }) => url)).not.toContain('/elsewhere');
  });

  it('takes no more of an answer than its status', async () => {
    expect(await outgoing.post(posted(at('/endless')), here)).toBe(200);
  });

  it('waits no longer than it may', async () => {
    const sent = outgoing.post(posted(at('/silent'), AbortSignal.timeout(50)), here);
    await expect(sent).rejects.toThrow();
  });

  it('is told to nobody whose certificate is of another name, or vouched for by nobody', async () => {
    const before = asked.length;
    const other = at('/hook').replace('ontvanger', 'andere');
    await expect(outgoing.post(posted(other), here)).rejects.toMatchObject({
      code: 'ERR_TLS_CERT_ALTNAME_INVALID',
    });
    await expect(createOutgoing().post(posted(at('/hook')), here)).rejects.toMatchObject({
      code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
    });
    expect(asked.length).toBe(before);
  });
});

describe('what leaves for an address that somebody typed', () => {
  const leading = (...addresses: string[]) => {
    const dialled: string[] = [];
    const outgoing: Outgoing = {
      resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      post: async (_, to) => {
        dialled.push(...to.map(({ address }) => address));
        return 200;
      },
    };
    return { dialled, send: (url: string) => postPublic(outgoing, posted(url)) };
  };

  it('goes to the addresses that were judged', async () => {
    const { dialled, send } = leading('93.184.215.14', '2a00:1450:400c::64');
    expect(await send('https://huis.example/')).toBe(200);
    expect(dialled).toEqual(['93.184.215.14', '2a00:1450:400c::64']);
  });

  it.each([
    ...[
      '127.0.0.1',
      '10.0.0.1',
      '172.20.1.1',
      '192.168.1.10',
      '169.254.169.254',
      '100.100.100.200',
      '0.0.0.0',
    ],
    ...['::1', '::', 'fe80::1', 'fd12::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', 'ff02::1'],
  ])('never goes where a name leads to %s, also beside a good one', async (address) => {
    for (const addresses of [[address], ['93.184.215.14', address]]) {
      const { dialled, send } = leading(...addresses);
      await expect(send('https://huis.example/')).rejects.toBeInstanceOf(PrivateAddress);
      expect(dialled).toEqual([]);
    }
  });

  it.each([
    ...['https://127.0.0.1/', 'https://0x7f.1/', 'https://2130706433/', 'https://0177.0.0.1/'],
    ...['https://[::1]/', 'https://[::ffff:127.0.0.1]/', 'https://[::ffff:7f00:1]/', 'https://[fd00::1]/'],
    ...['https://169.254.169.254/latest/meta-data', 'https://[64:ff9b::a9fe:a9fe]/'],
  ])('never goes to %s', async (url) => {
    const { dialled, send } = leading('93.184.215.14');
    await expect(send(url)).rejects.toBeInstanceOf(PrivateAddress);
    expect(dialled).toEqual([]);
  });

  it('goes nowhere where a name leads nowhere, and does not wait for a name for ever', async () => {
    await expect(leading().send('https://huis.example/')).rejects.toBeInstanceOf(PrivateAddress);
    const waiting: Outgoing = { resolve: () => new Promise(() => undefined), post: async () => 200 };
    const sent = postPublic(waiting, posted('https://huis.example/', AbortSignal.timeout(20)));
    await expect(sent).rejects.toThrow();
  });
});
