import { expect, it } from 'vitest';
import { viewerAddress } from './address.ts';

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
