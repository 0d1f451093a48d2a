import { createApiClient } from '@parde/api-client';
import { afterEach, expect, it, vi } from 'vitest';
import { createOfflineQuota } from '../device/offline-quota.ts';
import { createBackground } from '../download/background-fetch.ts';
import { type Device, openNewDevice, playbackOf, titleOf } from '../test-support/device.ts';
import { deviceLocks } from '../test-support/device-locks.ts';
import { startFetching } from './fetching.ts';

afterEach(() => vi.unstubAllGlobals());

const world = ({ records, files }: Omit<Device, 'connections'>) => ({
  api: createApiClient({ baseUrl: 'https://api.example/api/v1' }),
  base: 'https://media.example',
  canPlay: () => true,
  canPlayFile: () => true,
  hasPlayback: true,
  owner: 'owner',
  isOwnersSession: () => true,
  records,
  files,
  quota: createOfflineQuota(records),
  background: createBackground({
    records,
    files,
    quota: createOfflineQuota(records),
    owner: 'owner',
    locale: 'fa',
    onBytes: () => {},
  }),
  hours: [],
  onQueueCheck: () => {},
  onConnection: () => {},
  onBytes: () => {},
});

it('a title that another tab removes leaves no partly written file', async () => {
  const { records, files } = await openNewDevice();
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: deviceLocks() } }));
  const title = titleOf(playbackOf([]));
  await records.add(title);
  const fetching = startFetching({
    ...world({ records, files }),
    background: {
      ...world({ records, files }).background,
      async save(_title, signal) {
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        await files.append(title.folder, 'video', new Blob(['the last part']));
        return { end: 'later', afterSeconds: null };
      },
    },
    onFault: (error) => {
      throw error;
    },
  });
  await vi.waitFor(() => expect(fetching()).toBeDefined());
  await fetching()?.wake();
  await records.remove(title.key);
  await fetching()?.wake();
  await fetching()?.ended(title.key);
  expect(await files.folders()).toEqual([]);
  await fetching()?.wake();
  records.close();
});

it('a tab whose device fails at the start continues to fetch, and no other tab fetches as well', async () => {
  const { records, files } = await openNewDevice();
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: deviceLocks() } }));
  const fault = new DOMException('', 'NoModificationAllowedError');
  const faults: unknown[] = [];
  let checks = 0;
  const open = () =>
    startFetching({
      ...world({ records, files }),
      files: { ...files, folders: () => Promise.reject(fault) },
      onQueueCheck: () => {
        checks += 1;
      },
      onFault: (error) => faults.push(error),
    });
  const [first, second] = [open(), open()];
  await vi.waitFor(() => expect(checks).toBe(1));
  await new Promise(setImmediate);
  expect(first()).toBeDefined();
  expect(second()).toBeUndefined();
  expect(faults).toEqual([fault]);
  records.close();
});

it('a tab continues to fetch if the device refuses to delete a title that another tab has removed', async () => {
  const { records, files } = await openNewDevice();
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: deviceLocks() } }));
  const [gone, next] = ['1', '2'].map((id) => titleOf(playbackOf([], { id })));
  if (!gone || !next) throw new Error('There are two.');
  await records.add(gone);
  const fault = new DOMException('', 'NoModificationAllowedError');
  const faults: unknown[] = [];
  const fetching = startFetching({
    ...world({ records, files }),
    files: { ...files, removeFolder: () => Promise.reject(fault) },
    background: {
      ...world({ records, files }).background,
      async save(title, signal) {
        if (title.key === next.key) return { end: 'kept' };
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        return { end: 'later', afterSeconds: null };
      },
    },
    onFault: (error) => faults.push(error),
  });
  await vi.waitFor(() => expect(fetching()).toBeDefined());
  await fetching()?.wake();
  await records.remove(gone.key);
  await records.add(next);
  await fetching()?.wake();
  await vi.waitFor(async () => expect((await records.title(next.key))?.status).toBe('kept'));
  await vi.waitFor(() => expect(faults).toEqual([fault]));
  await fetching()?.wake();
  records.close();
});
