import { describe, expect, it } from 'vitest';
import { hasFileToPlay } from './file-to-play.ts';

const row = {};
const file = { url: 'https://media.example/1.mp4' };

describe('a cart', () => {
  it.each([
    ['shows a file to whoever may watch', { pass: true, downloads: [row, file] }, true],
    ['shows none to whoever may watch', { pass: true, downloads: [row, { url: null }] }, false],
    ['says nothing to whoever may not watch', { pass: false, downloads: [row] }, undefined],
    ['has no rows', { pass: false, downloads: [] }, false],
    ['says it itself', { pass: false, downloads: [row], has_file: false }, false],
  ])('%s', (_, cart, expected) => {
    expect(hasFileToPlay(cart, 'movie')).toBe(expected);
  });

  it('of a series shows only that there is no episode', () => {
    expect(hasFileToPlay({ pass: true, downloads: [row] }, 'series')).toBeUndefined();
    expect(hasFileToPlay({ pass: true, downloads: [] }, 'series')).toBe(false);
  });

  it('of a screening may sell a ticket without having rows', () => {
    expect(hasFileToPlay({ pass: false, downloads: [] }, 'ekran')).toBeUndefined();
    expect(hasFileToPlay({ pass: true, downloads: [] }, 'ekran')).toBe(false);
  });
});
