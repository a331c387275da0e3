import { createHmac } from 'node:crypto';
import type { Outgoing } from '#/platform/server/outgoing';

export type Received = {
  id: string;
  kind: string;
  recordId: number | string | null;
  projectId: number;
  at: string;
  href: string;
};

type Call = { address: string; url: string; headers: Readonly<Record<string, string>>; body: string };

/** A server somewhere on the internet that webhooks tell: what it was told, and how it answers. */
export function openReceiver() {
  const calls: Call[] = [];
  const receiver = {
    calls,
    /** Where its name leads now. */
    leadsTo: ['93.184.215.14'],
    /** What it answers; a function may throw, as for one that is down. */
    answer: (_call: Call): number | Promise<number> => 204,
    received: () => calls.map(({ body }) => JSON.parse(body) as Received),
    forget: () => {
      calls.length = 0;
      receiver.leadsTo = ['93.184.215.14'];
      receiver.answer = () => 204;
    },
  };
  const outgoing: Outgoing = {
    resolve: async (name) => {
      if (name.startsWith('onbekend')) throw new Error('ENOTFOUND');
      return receiver.leadsTo.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    },
    post: async ({ url, headers, body }, addresses) => {
      const call = { address: addresses[0]?.address ?? '', url: url.href, headers, body };
      calls.push(call);
      return receiver.answer(call);
    },
  };
  return { receiver, outgoing };
}

/** As a receiver checks it: by what came over the wire and the secret that its owner was told. */
export function isSigned({ headers, body }: Call, secret: string): boolean {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  return headers['webhook-signature'] === expected;
}
