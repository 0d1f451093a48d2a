import { resetMockOPFS } from 'opfs-mock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubCaches } from '../test-support/background-browser.ts';
import { type DeviceFiles, openDeviceFiles } from './files.ts';

const blob = (text: string) => new Blob([text]);
const textOf = async (files: DeviceFiles, folder: string, name: string) =>
  (await files.read(folder, name))?.text();

afterEach(() => vi.unstubAllGlobals());

describe.each([
  [
    'the origin private file system',
    () => {
      resetMockOPFS();
      vi.stubGlobal(
        'FileSystemFileHandle',
        class {
          createWritable() {}
        },
      );
    },
  ],
  ['Cache Storage, where a page cannot write such files', stubCaches],
])('files in %s', (_, prepare) => {
  let files: DeviceFiles;
  beforeEach(async () => {
    await prepare();
    const opened = await openDeviceFiles('offline');
    if (!opened) throw new Error('There are no files.');
    files = opened;
  });

  it('grow at their end, and are read as one', async () => {
    expect(await files.read('one', 'film')).toBeNull();
    await files.append('one', 'film', blob('abc'));
    await files.append('one', 'film', blob('de'));
    await files.append('one', 'film@8', blob('f'));
    expect(await textOf(files, 'one', 'film')).toBe('abcde');
    expect((await files.read('one', 'film'))?.size).toBe(5);
    expect(await textOf(files, 'one', 'film@8')).toBe('f');
  });

  it('are removed one by one or with their folder', async () => {
    for (const folder of ['one', 'two']) await files.append(folder, 'film', blob('a'));
    await files.append('one', 'sound', blob('b'));
    await files.append('one', 'film', blob('c'));
    await files.removeFile('one', 'film');
    expect(await files.read('one', 'film')).toBeNull();
    expect(await textOf(files, 'one', 'sound')).toBe('b');
    expect((await files.folders()).sort()).toEqual(['one', 'two']);
    await files.removeFolder('one');
    await files.removeFolder('never-was');
    expect(await files.folders()).toEqual(['two']);
    expect(await files.read('one', 'sound')).toBeNull();
    await files.append('one', 'film', blob('new'));
    expect(await textOf(files, 'one', 'film')).toBe('new');
  });
});

it('there are no files if the browser has neither storage', async () => {
  vi.stubGlobal('caches', undefined);
  expect(await openDeviceFiles('offline')).toBeNull();
  vi.stubGlobal('caches', { keys: () => Promise.reject(new Error('SecurityError')) });
  expect(await openDeviceFiles('offline')).toBeNull();
});
