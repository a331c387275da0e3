import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether a name of a host, as it stands in an address or a setting, can only be this machine. */
export function isLoopbackName(name: string): boolean {
  const plain = name
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');
  const family = isIP(plain);
  if (family !== 0) return loopback.check(plain, family === 4 ? 'ipv4' : 'ipv6');
  return plain === 'localhost' || plain.endsWith('.localhost');
}
