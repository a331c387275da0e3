import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

export function makeWebhookSecret(): string {
  return `${prefix}${randomBytes(32).toString('base64')}`;
}

type Signed = { id: string; seconds: number; body: string };

/** As standardwebhooks.com describes it: whoever has the secret knows that it came from here, when, and unchanged. */
export function signedHeaders(secret: string, { id, seconds, body }: Signed): Record<string, string> {
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  };
}
