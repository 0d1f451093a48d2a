import { expect, onTestFinished, vi } from 'vitest';
import { createOfflineDevice, type OfflineDevice, type OfflineDeviceOptions } from '../device.ts';
import type { OfflinePlayback, OfflineServer, WatchedPosition } from '../playback.ts';
import type { WantedTitle } from '../title.ts';
import { createConnection, createLimits, openStorage, playbackOf, stubDevice } from './device.ts';
import { createFilmServer, putStream } from './film-server.ts';

/** A film on a server, and a device whose tabs save it. */
export function createDeviceWorld() {
  const browser = stubDevice();
  const server = createFilmServer();
  const limits = createLimits();
  const connection = createConnection();
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('location', { href: server.origin });
  const playback = playbackOf(putStream(server));
  const positions: WatchedPosition[] = [];

  const world = {
    ...browser,
    server,
    limits,
    connection,
    /** The server's answer about each title. */
    playback,
    /** The reported positions. */
    positions,
    /** False if the server answers nothing but files. */
    isAnswering: true,
    /** A title for `add`. All titles have the same files. */
    wanted: (id = '1024'): WantedTitle => ({
      playback: { ...world.playback, id },
      choice: { height: 480, sound: null, subtitles: ['fa'] },
    }),
    /** Opens the device as one tab does. */
    async openTab(options: Partial<OfflineDeviceOptions<OfflinePlayback>> = {}) {
      const device = createOfflineDevice({
        storage: await openStorage(),
        server: api,
        connection,
        limits,
        onError: (error) => {
          throw error;
        },
        ...options,
      });
      onTestFinished(() => device.close());
      return device;
    },
    async openWithSavedTitle() {
      const tab = await world.openTab();
      await tab.add(world.wanted());
      await vi.waitFor(() => expect(stagesIn(tab)).toEqual(['ready']));
      return tab;
    },
    /** Returns the requests for segments. */
    segments: () => server.requests.filter(({ path }) => path.endsWith('.m4s')),
    /** The server sends the beginning of each segment, and no more until `finish` is called. */
    stopAtSegments() {
      let isStopped = true;
      server.onRequest(({ url, signal }, file) => {
        if (!isStopped || !url.endsWith('.m4s')) return undefined;
        const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
          async start(controller) {
            signal.addEventListener('abort', () => controller.error(signal.reason));
            controller.enqueue(new Uint8Array(await file.slice(0, 9000).arrayBuffer()));
          },
        });
        return new Response(body, { headers: { 'Content-Length': String(file.size) } });
      });
      return {
        isReached: () => vi.waitFor(() => expect(world.segments()).not.toEqual([])),
        finish() {
          isStopped = false;
        },
      };
    },
  };

  const api: OfflineServer = {
    async getPlayback({ id }) {
      if (!world.isAnswering) throw new TypeError('Failed to fetch');
      return { ...world.playback, id };
    },
    async savePosition(position) {
      if (!world.isAnswering) throw new TypeError('Failed to fetch');
      world.positions.push(position);
    },
  };
  return world;
}

export type DeviceWorld = ReturnType<typeof createDeviceWorld>;

export const stagesIn = (device: OfflineDevice) =>
  device.list().map((title) => device.describe(title)?.stage);

export const keyIn = (device: OfflineDevice) => device.list()[0]?.key ?? '';
