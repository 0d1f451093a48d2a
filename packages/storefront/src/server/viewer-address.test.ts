import { expect, it } from 'vitest';
import { viewerAddress } from './viewer-address.ts';

it('is the socket’s without a trusted proxy, whatever the header says', () => {
  expect(viewerAddress('1.2.3.4', '9.9.9.9', 0)).toBe('9.9.9.9');
});

it('is what the outermost of our proxies appended', () => {
  expect(viewerAddress('6.6.6.6, 1.2.3.4', '127.0.0.1', 1)).toBe('1.2.3.4');
  expect(viewerAddress('6.6.6.6, 1.2.3.4, 10.0.0.1', '127.0.0.1', 2)).toBe('1.2.3.4');
  expect(viewerAddress('2001:db8::1', '127.0.0.1', 1)).toBe('2001:db8::1');
});

it('falls back to the socket when the header is missing, too short or no address', () => {
  expect(viewerAddress(undefined, '9.9.9.9', 1)).toBe('9.9.9.9');
  expect(viewerAddress('1.2.3.4', '9.9.9.9', 2)).toBe('9.9.9.9');
  expect(viewerAddress('evil\r\nx: y', '9.9.9.9', 1)).toBe('9.9.9.9');
});
