import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copy.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('writes the text into the clipboard', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('140508301502')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('140508301502');
});

it.each([
  ['there is no clipboard', {}],
  ['the page may not write into it', { clipboard: { writeText: async () => Promise.reject() } }],
])('says that it is not copied where %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await copyText('140508301502')).toBe(false);
});
