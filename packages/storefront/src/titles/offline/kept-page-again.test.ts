import { createApiClient } from '@parde/api-client';
import { afterEach, expect, it, vi } from 'vitest';
import { openOfflineLibrary } from './offline-library.ts';
import { openNewDevice, titleOf } from './test-support/device.ts';
import { createFilmServer } from './test-support/film-server.ts';
import { returnLine } from './test-support/return-line.ts';
import { answeredPlayback, stubDevice } from './test-support/stub-device.ts';

afterEach(() => vi.unstubAllGlobals());

it('the downloads page is asked for where something is kept, and again when there is a line again', async () => {
  const server = createFilmServer();
  const { records } = await openNewDevice();
  stubDevice(server);
  await records.add(titleOf(answeredPlayback(server), { owner: 'guest', status: 'kept' }));
  const heard: string[] = [];
  const active = { postMessage: ({ type }: { type: string }) => heard.push(type) };
  const serviceWorker = {
    getRegistration: async () => undefined,
    ready: Promise.resolve({ active }),
  };
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: serviceWorker } }));
  await openOfflineLibrary({
    mobile: undefined,
    canAsk: false,
    mayFetch: false,
    saysTerms: false,
    tellsPlaces: false,
    listsNewEpisodes: false,
    kids: undefined,
    locale: 'fa',
    api: createApiClient({ baseUrl: 'https://api.example/api/v1' }),
    base: server.origin,
    canPlay: () => true,
    canPlayFile: () => true,
    hasPlayback: true,
    hasFiles: true,
    onFault: () => {},
  });
  await vi.waitFor(() => expect(heard).toEqual(['keep-downloads-page']));
  await returnLine(server.fetch);
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  records.close();
});
