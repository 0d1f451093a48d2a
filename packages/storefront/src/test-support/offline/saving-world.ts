import { createApiClient, type Playback } from '@parde/api-client';
import { fixture } from '@parde/api-client/testing/fixtures';
import type { OfflineStorage } from '@parde/offline';
import { onTestFinished, vi } from 'vitest';
import { checkConnection, connectionStore } from '../../app/connection.ts';
import type { SavedDevice } from '../../app/offline/offline-device.ts';
import { openDevice } from '../../app/offline/open-device.ts';
import type { PageFacts } from '../../app/page/page.ts';
import { testPage } from '../test-page.ts';
import { fail, openStorage, playbackOf, stubBrowser } from './device.ts';
import { createFilmServer, type FilmServer, putStream } from './film-server.ts';

interface WorldState {
  readonly server: FilmServer;
  readonly storage: OfflineStorage<Playback>;
  playback: Playback;
  /** The positions that the account received. */
  positions: unknown[];
  /** False if the account does not answer. */
  isAnswering: boolean;
  /** The viewers, by the session of the requesting tab, for whom films and terms were requested. */
  sessions: (string | undefined)[];
  /** Called before the account answers. */
  beforeAnswer: () => void;
}

/** A film on a server, and a device whose tabs save it. */
export async function createSavingWorld() {
  stubBrowser();
  connectionStore.setState({ isOnline: true });
  const server = createFilmServer();
  vi.stubGlobal('fetch', server.fetch);
  const state: WorldState = {
    server,
    storage: await openStorage(),
    playback: playbackOf(putStream(server)),
    positions: [],
    isAnswering: true,
    sessions: [],
    beforeAnswer: () => {},
  };
  const world = {
    ...state,
    wanted: (id = '1024') => ({
      playback: { ...world.playback, id },
      choice: { height: 480, sound: null, subtitles: ['fa'] },
    }),
    /** Opens the device as one tab does. `whose` is the viewer's mobile number; undefined is a guest. */
    async openTab(whose?: string, facts: Partial<PageFacts> = {}): Promise<SavedDevice> {
      const page = await testPage('saved-titles', () => new Response());
      page.queryClient.setDefaultOptions({ queries: { retry: false } });
      const device = await openDevice({
        ...page,
        report: (_, error) => fail(error),
        api: createApiClient({
          baseUrl: 'https://api.example/api/v1',
          retry: false,
          fetch: (request) => answer(request, whose),
        }),
        facts: { ...page.facts, signedIn: whose !== undefined, ...facts },
      });
      if (!device) throw new Error('Nothing can be saved.');
      onTestFinished(() => device.close());
      return device;
    },
    async disconnect() {
      server.isOnline = false;
      await checkConnection();
    },
    /** Interrupts the connection, if there is one, and restores it. */
    async reconnect() {
      await world.disconnect();
      server.isOnline = true;
      await checkConnection();
    },
    /** Waits long enough for every tab to have reacted to the last change. */
    async settle() {
      for (let turn = 0; turn < 20; turn += 1) await world.storage.records.title('none');
    },
  };

  async function answer(request: Request, whose: string | undefined): Promise<Response> {
    if (!world.isAnswering || !server.isOnline) throw new TypeError('Failed to fetch');
    const path = new URL(request.url).pathname.replace(/^.*\/v1\//, '');
    if (path === 'get/user') {
      return Response.json(
        fixture('getUser', ({ data }) => {
          data.mobile = whose ?? '';
        }),
      );
    }
    const isPosition = path.endsWith('watching/save');
    if (isPosition) world.positions.push(await request.json());
    else world.sessions.push(whose);
    world.beforeAnswer();
    if (!isPosition) return Response.json({ data: world.playback });
    return Response.json(fixture('saveWatching'));
  }

  return world;
}

export type SavingWorld = Awaited<ReturnType<typeof createSavingWorld>>;

export const stagesIn = (device: SavedDevice) =>
  device.list().map((title) => device.describe(title)?.stage);

export const keyIn = (device: SavedDevice) => device.list()[0]?.key ?? '';
