import { describe, expect, it } from 'vitest';
import { recommendedFile } from './recommended-file.ts';

const files = [
  { height: 1080, bytes: 30 },
  { height: 480, bytes: 10 },
  { height: 720, bytes: 20 },
];
const recommended = (height: number, left = 100) =>
  recommendedFile(files, (file) => file, { height, fits: (bytes) => bytes <= left })?.height;

describe('recommendedFile', () => {
  it('returns the best file up to the chosen height', () => {
    expect(recommended(720)).toBe(720);
    expect(recommended(2160)).toBe(1080);
    expect(recommended(480)).toBe(480);
  });

  it('returns the best file that the data budget can pay for, or else the smallest file', () => {
    expect(recommended(1080, 25)).toBe(720);
    expect(recommended(1080, 5)).toBe(480);
  });

  it('returns undefined if there is only one file', () => {
    const everything = { height: 720, fits: () => true };
    expect(recommendedFile(files.slice(0, 1), (file) => file, everything)).toBeUndefined();
  });
});
