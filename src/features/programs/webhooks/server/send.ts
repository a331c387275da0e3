import { product } from '#/core/product';
import { signedHeaders } from '#/features/programs/webhooks/server/sign';
import { type Outgoing, postPublic } from '#/platform/server/outgoing';
import { PrivateAddress } from '#/platform/server/public-address';

const patienceMs = 10_000;

type Sent = {
  url: string;
  secret: string;
  event: { id: string };
  now: Date;
  signal?: AbortSignal;
};

/** `status` is what was answered; `why` is for who reads the server's log, without the address. */
type Outcome = { isTaken: boolean; status: number | null; why: string };

/** Tells a receiver once. A redirect is an answer like another, and no way to somewhere else. */
export async function sendEvent(
  outgoing: Outgoing,
  { url, secret, event, now, signal }: Sent,
): Promise<Outcome> {
  const body = JSON.stringify(event);
  const seconds = Math.floor(now.getTime() / 1000);
  const ends = AbortSignal.timeout(patienceMs);
  try {
    const status = await postPublic(outgoing, {
      ...{ url: new URL(url), body, signal: signal ? AbortSignal.any([signal, ends]) : ends },
      headers: {
        ...signedHeaders(secret, { id: event.id, seconds, body }),
        'content-type': 'application/json',
        'user-agent': `${product.name}-Webhooks`,
      },
    });
    return { isTaken: status >= 200 && status < 300, status, why: `the receiver answered ${status}` };
  } catch (error) {
    return { isTaken: false, status: null, why: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof PrivateAddress) return 'the receiver is not on the open internet';
  const { name, code } = error as { name?: string; code?: string };
  if (name === 'TimeoutError') return 'the receiver did not answer in time';
  return `the receiver could not be reached (${code ?? name ?? 'unknown'})`;
}
