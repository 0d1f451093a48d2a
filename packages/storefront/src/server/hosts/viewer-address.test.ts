import { expect, it } from 'vitest';
import { viewerAddress } from './viewer-address.ts';

it('is the socket’s address without a trusted proxy, whatever the header contains', () => {
  expect(viewerAddress('1.2.3.4', '9.9.9.9', 0)).toBe('9.9.9.9');
});

it('is the address that the outermost trusted proxy appended', () => {
  expect(viewerAddress('6.6.6.6, 1.2.3.4', '127.0.0.1', 1)).toBe('1.2.3.4');
  expect(viewerAddress('6.6.6.6, 1.2.3.4, 10.0.0.1', '127.0.0.1', 2)).toBe('1.2.3.4');
  expect(viewerAddress('2001:db8::1', '127.0.0.1', 1)).toBe('2001:db8::1');
});

it('is the socket’s address if the header is missing, too short or invalid', () => {
  expect(viewerAddress(undefined, '9.9.9.9', 1)).toBe('9.9.9.9');
  expect(viewerAddress('1.2.3.4', '9.9.9.9', 2)).toBe('9.9.9.9');
  expect(viewerAddress('evil\r\nx: y', '9.9.9.9', 1)).toBe('9.9.9.9');
});
