import { afterEach, expect, it, vi } from 'vitest';
import { readCookie } from './cookies.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('is read as the server reads it: percent-encoded or not', () => {
  vi.stubGlobal('document', {
    cookie: 'filtercontents=%3Fage%3D12%26lang%3D0; ref=42; broken=%E0%A4%A',
  });
  expect(readCookie('filtercontents')).toBe('?age=12&lang=0');
  expect(readCookie('ref')).toBe('42');
  expect(readCookie('broken')).toBe('%E0%A4%A');
  expect(readCookie('none')).toBeUndefined();
});
