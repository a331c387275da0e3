import { describe, expect, it } from 'vitest';
import { isPublicAddress, lookupPublic, PrivateAddress } from '#/platform/server/public-address';

describe('an address on the open internet', () => {
  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2a00:1450:400c::64'])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
    ...[
      '224.0.0.1',
      '255.255.255.255',
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
      '::ffff:10.0.0.1',
      '64:ff9b::a00:1',
    ],
    ...['2002:a00:1::', '2001:db8::1', 'huis.example', '', '010.0.0.1'],
  ])('is not %j', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('is asked of what a name leads to', async () => {
    const found = await new Promise((resolve) => {
      lookupPublic('localhost', {}, (error) => resolve(error));
    });
    expect(found).toBeInstanceOf(PrivateAddress);
  });
});
