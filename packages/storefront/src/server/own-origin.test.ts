import { expect, it } from 'vitest';
import { isOwnOrigin } from './own-origin.ts';

it('takes writes from our own pages alone', () => {
  expect(isOwnOrigin('https://parde.example', 'https://parde.example')).toBe(true);
  for (const other of [
    undefined,
    '',
    'null',
    'https://parde.example.evil',
    'http://parde.example',
    'not a url',
  ]) {
    expect(isOwnOrigin(other, 'https://parde.example')).toBe(false);
  }
});

it('takes the names of this machine as one, on plain http and the same port only', () => {
  expect(isOwnOrigin('http://127.0.0.1:3000', 'http://localhost:3000')).toBe(true);
  expect(isOwnOrigin('http://127.0.0.1:3001', 'http://localhost:3000')).toBe(false);
  expect(isOwnOrigin('http://localhost:443', 'https://parde.example')).toBe(false);
});
