import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './share.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('writes the text into the clipboard', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('140508301502')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('140508301502');
});

it('passes a promised text to the clipboard before it resolves', async () => {
  const written: unknown[] = [];
  const write = async ([item]: { content: Record<string, Promise<string>> }[]) => {
    written.push(await item?.content['text/plain']);
  };
  vi.stubGlobal('navigator', { clipboard: { write } });
  vi.stubGlobal('ClipboardItem', function item(this: { content: object }, content: object) {
    this.content = content;
  });
  expect(await copyText(Promise.resolve('https://parde.example/media/1'))).toBe(true);
  expect(written).toEqual(['https://parde.example/media/1']);
  expect(await copyText(Promise.reject(new Error('no answer')))).toBe(false);
});

it.each([
  ['there is no clipboard', {}],
  ['the page may not write into it', { clipboard: { writeText: async () => Promise.reject() } }],
])('returns false if %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await copyText('140508301502')).toBe(false);
});
