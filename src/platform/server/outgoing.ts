import { promises as dns, type LookupAddress } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request as openRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress, PrivateAddress } from '#/platform/server/public-address';

type Posted = {
  url: URL;
  headers: Readonly<Record<string, string>>;
  body: string;
  signal: AbortSignal;
};

/**
 * How something leaves this server for an address that somebody typed: where its name leads, and the journey there.
 * Whether it may go there is judged between the two, so that nobody who puts another in its place can leave that out.
 */
export type Outgoing = {
  resolve: (name: string) => Promise<readonly LookupAddress[]>;
  /** Answers the status; connects to none but these addresses, and goes no further than they say. */
  post: (posted: Posted, addresses: readonly LookupAddress[]) => Promise<number>;
};

/** An answer is of no use to us beyond its status. */
const mostAnswerBytes = 65_536;

export function createOutgoing(tls: { ca?: string } = {}): Outgoing {
  return {
    resolve: (name) => dns.lookup(name, { all: true }),
    post: ({ url, headers, body, signal }, addresses) =>
      new Promise((resolve, reject) => {
        const options = { ...tls, method: 'POST', agent: false, signal, lookup: pinnedTo(addresses) };
        const length = String(Buffer.byteLength(body));
        openRequest(url, { ...options, headers: { ...headers, 'content-length': length } }, (answer) =>
          resolve(statusOf(answer)),
        )
          .on('error', reject)
          .end(body);
      }),
  };
}

/** What was judged is what is connected to: a name can't change its mind in between. */
function pinnedTo(addresses: readonly LookupAddress[]): LookupFunction {
  return (name, { all }, callback) => {
    const [first] = addresses;
    if (!first) return callback(new PrivateAddress(`${name} leads nowhere`), '', 0);
    if (all) return callback(null, [...addresses]);
    callback(null, first.address, first.family);
  };
}

function statusOf(answer: IncomingMessage): Promise<number> {
  return new Promise((resolve) => {
    let size = 0;
    answer.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > mostAnswerBytes) answer.destroy();
    });
    // The status was told; how the rest of the answer ends changes nothing about it.
    answer.on('error', () => undefined);
    answer.on('close', () => resolve(answer.statusCode ?? 0));
  });
}

/** Where a host leads, where all of that is on the open internet. */
export async function findPublicAddresses(
  outgoing: Pick<Outgoing, 'resolve'>,
  { hostname }: URL,
): Promise<readonly LookupAddress[]> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(host);
  const found = family ? [{ address: host, family }] : await outgoing.resolve(host);
  if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address)))
    throw new PrivateAddress(`${host} is not on the open internet`);
  return found;
}

/** Sends to a place that anybody can reach, or not at all. */
export async function postPublic(outgoing: Outgoing, posted: Posted): Promise<number> {
  const { signal } = posted;
  const addresses = await orAborted(findPublicAddresses(outgoing, posted.url), signal);
  return orAborted(outgoing.post(posted, addresses), signal);
}

async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let stop: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    if (stop) signal.removeEventListener('abort', stop);
  }
}
