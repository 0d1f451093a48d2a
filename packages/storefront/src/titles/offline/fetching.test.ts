import { createApiClient } from '@parde/api-client';
import { afterEach, expect, it, vi } from 'vitest';
import { createBackground } from './background-fetch.ts';
import { startFetching } from './fetching.ts';
import { createOfflineRoom } from './offline-room.ts';
import { openNewDevice } from './test-support/device.ts';
import { deviceLocks } from './test-support/device-locks.ts';

afterEach(() => vi.unstubAllGlobals());

it('a tab whose device fails at the beginning fetches on, and no other one beside it', async () => {
  const { records, files } = await openNewDevice();
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: deviceLocks() } }));
  const fault = new DOMException('', 'NoModificationAllowedError');
  const faults: unknown[] = [];
  let looks = 0;
  const open = () =>
    startFetching({
      api: createApiClient({ baseUrl: 'https://api.example/api/v1' }),
      base: 'https://media.example',
      canPlay: () => true,
      canPlayFile: () => true,
      hasPlayback: true,
      hasFiles: true,
      owner: 'owner',
      isOwnSession: () => true,
      records,
      files: { ...files, folders: () => Promise.reject(fault) },
      room: createOfflineRoom(records),
      background: createBackground({
        records,
        files,
        owner: 'owner',
        locale: 'fa',
        onBytes: () => {},
      }),
      hours: [],
      onLook: () => {
        looks += 1;
      },
      onConnection: () => {},
      onBytes: () => {},
      onFault: (error) => faults.push(error),
    });
  const [first, second] = [open(), open()];
  await vi.waitFor(() => expect(looks).toBe(1));
  await new Promise(setImmediate);
  expect(first()).toBeDefined();
  expect(second()).toBeUndefined();
  expect(faults).toEqual([fault]);
  records.close();
});
