import { expect, it, vi } from 'vitest';
import { titleOf } from '../../test-support/offline/device.ts';
import { createSavingWorld, keyIn } from '../../test-support/offline/saving-world.ts';
import { guestOwner } from '../session/clear-session.ts';

// In a separate file, because devices opened by other tests would send requests, too.
it('the downloads page is fetched if something is saved, again when the connection is back, and dropped with the last title', async () => {
  const world = await createSavingWorld();
  const { records } = world.storage;
  await records.add([titleOf(world.playback, { owner: guestOwner, status: 'saved' })]);
  const posted: string[] = [];
  const active = { postMessage: ({ type }: { type: string }) => posted.push(type) };
  const serviceWorker = {
    getRegistration: async () => ({}),
    ready: Promise.resolve({ active }),
  };
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: serviceWorker } }));
  const tab = await world.openTab(undefined, { stored: true });
  await vi.waitFor(() => expect(posted).toEqual(['keep-downloads-page']));
  await world.reconnect();
  await vi.waitFor(() => expect(posted).toHaveLength(2));
  await tab.remove(keyIn(tab));
  await vi.waitFor(() => expect(posted.slice(2)).toEqual(['drop-downloads-page']));
});
