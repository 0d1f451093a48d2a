import { expect, it } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

it('accepts our own origin only', () => {
  expect(isSameOrigin('https://parde.example', 'https://parde.example')).toBe(true);
  for (const other of [
    undefined,
    '',
    'null',
    'https://parde.example.evil',
    'http://parde.example',
    'not a url',
  ]) {
    expect(isSameOrigin(other, 'https://parde.example')).toBe(false);
  }
});

it('accepts any loopback name on plain http and the same port only', () => {
  expect(isSameOrigin('http://127.0.0.1:3000', 'http://localhost:3000')).toBe(true);
  expect(isSameOrigin('http://127.0.0.1:3001', 'http://localhost:3000')).toBe(false);
  expect(isSameOrigin('http://localhost:443', 'https://parde.example')).toBe(false);
});
