import { expect, it } from 'vitest';
import { networkOf, viewerAddress } from './address.ts';

it.each([
  ['no hop: what is claimed counts for nothing', '1.1.1.1', 0, '9.9.9.9'],
  ['one hop: the last entry', 'spoofed, 1.1.1.1', 1, '1.1.1.1'],
  ['two hops: the last but one', 'spoofed, 1.1.1.1, 2.2.2.2', 2, '1.1.1.1'],
  ['more hops than entries: the first there is', '1.1.1.1', 3, '1.1.1.1'],
  ['no header behind a hop: the socket', null, 1, '9.9.9.9'],
  ['an empty header', ' , ', 1, '9.9.9.9'],
  ['IPv4 written as IPv6 is the same viewer', '::ffff:1.1.1.1', 1, '1.1.1.1'],
])('%s', (_, header, hops, address) => {
  expect(viewerAddress(header, '::ffff:9.9.9.9', hops)).toBe(address);
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('limits count %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
