import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, lookupPublic, PrivateAddress } from '#/platform/server/public-address';

const mostBytes = 3_000_000;
const mostRedirects = 3;
const mostPixels = 40_000_000;
/** Four times what a screen shows of it. */
const side = 160;
const kinds = new Set(['jpeg', 'png', 'webp', 'gif']);

export type OpenAddress = (url: URL, signal: AbortSignal) => Promise<IncomingMessage>;

/** Only over https, and only to places that anybody can reach: what a provider tells must not make us ask our own network. */
const openPublic: OpenAddress = (url, signal) =>
  new Promise((resolve, reject) => {
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
    if (isIP(host) && !isPublicAddress(host))
      return reject(new PrivateAddress(`${host} is not on the open internet`));
    get(url, { signal, lookup: lookupPublic, headers: { accept: 'image/*' } }, resolve).on('error', reject);
  });

/**
 * The picture at an address, small and drawn anew, so that nothing of what came in reaches a browser. Undefined where
 * there will never be one; throws where another try may find it.
 */
export async function fetchPicture(
  address: string,
  signal: AbortSignal,
  open: OpenAddress = openPublic,
): Promise<Buffer | undefined> {
  let url = new URL(address);
  for (let hops = 0; hops <= mostRedirects; hops += 1) {
    if (url.protocol !== 'https:') return undefined;
    const answer = await open(url, signal).catch((error: unknown) => {
      if (error instanceof PrivateAddress) return undefined;
      throw error;
    });
    if (!answer) return undefined;
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return draw(await readBounded(answer));
    answer.destroy();
    if (statusCode >= 500 || statusCode === 429)
      throw new Error(`the picture is not to be had now: ${statusCode}`);
    if (!headers.location || !URL.canParse(headers.location, url.href)) return undefined;
    url = new URL(headers.location, url);
  }
  return undefined;
}

async function readBounded(answer: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    size += (chunk as Buffer).length;
    if (size > mostBytes) return undefined;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

async function draw(bytes: Buffer | undefined): Promise<Buffer | undefined> {
  if (!bytes?.length) return undefined;
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { limitInputPixels: mostPixels });
  const found = await picture.metadata().catch(() => undefined);
  if (!found || !kinds.has(found.format)) return undefined;
  return picture
    .rotate()
    .resize(side, side, { fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => undefined);
}
