import { expect, it, vi } from 'vitest';
import { guestOwner } from '../../app/session/clear-session.ts';
import { openOfflineRecords } from './device/offline-records.ts';
import { titleOf } from './test-support/device.ts';
import { createLibraryWorld } from './test-support/library-world.ts';
import { reconnect } from './test-support/reconnect.ts';

// In a separate file, because libraries opened by other tests would send requests, too.
it('the downloads page is fetched if something is saved, and again when the connection is back', async () => {
  const world = await createLibraryWorld();
  const records = await openOfflineRecords();
  await records.add(titleOf(world.playback, { owner: guestOwner, status: 'kept' }));
  records.close();
  const posted: string[] = [];
  const active = { postMessage: ({ type }: { type: string }) => posted.push(type) };
  const serviceWorker = {
    getRegistration: async () => undefined,
    ready: Promise.resolve({ active }),
  };
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: serviceWorker } }));
  await world.openTab(undefined, { isStoredPage: true });
  await vi.waitFor(() => expect(posted).toEqual(['keep-downloads-page']));
  await reconnect(world.server.fetch);
  await vi.waitFor(() => expect(posted).toHaveLength(2));
});
