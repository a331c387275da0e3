import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** What is not a place on the open internet: this machine, its networks, and what is set apart (IANA's registries). */
const setApart = new BlockList();
for (const [network, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
] as const) {
  setApart.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  setApart.addSubnet(network, bits, 'ipv6');
}
const openIpv6 = new BlockList();
openIpv6.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !setApart.check(address, 'ipv4');
    case 6:
      return openIpv6.check(address, 'ipv6') && !setApart.check(address, 'ipv6');
    default:
      return false;
  }
}

export class PrivateAddress extends Error {}

/** The address that is judged is the one that is connected to: a name can't change its mind in between. */
export const lookupPublic: LookupFunction = (name, options, callback) => {
  resolve(name, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '', 0);
    const [first] = found;
    if (!first || !found.every(({ address }) => isPublicAddress(address))) {
      return callback(new PrivateAddress(`${name} is not on the open internet`), '', 0);
    }
    if (options.all) return callback(null, found);
    callback(null, first.address, first.family);
  });
};
