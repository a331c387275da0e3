import { isIP } from 'node:net';
import { z } from 'zod';

/** How many proxies stand before us, or which they are; false: none, and what a header says of addresses is not believed. */
export type TrustedProxies = false | number | string[];

const mostHops = 10;
const groups = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return groups.has(text);
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** 'true' is one proxy: who believed them all would believe what a visitor wrote before the first. */
export const trustedProxies = z
  .string()
  .trim()
  .transform((text, context): TrustedProxies => {
    if (text === 'false') return false;
    if (text === 'true') return 1;
    if (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= mostHops) return Number(text);
    const networks = text.split(',').map((part) => part.trim());
    if (networks.every(isNetwork)) return networks;
    context.addIssue({
      code: 'custom',
      message: `write true for one proxy, how many there are (1 to ${mostHops}), or their addresses and networks with commas between`,
    });
    return z.NEVER;
  });

/** As Fastify takes it, which does not count hops by itself. */
export function trustFor(proxies: TrustedProxies) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
}
