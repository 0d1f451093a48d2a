import { createApiClient, type Playback } from '@parde/api-client';
import { type OfflineLibrary, openOfflineLibrary } from '../offline-library.ts';
import { openNewDevice } from './device.ts';
import { createFilmServer, type FilmServer } from './film-server.ts';
import { answeredPlayback, stubDevice } from './stub-device.ts';

interface TabOptions {
  readonly mayFetch?: boolean;
  /** True for a page that is stored on the device, which knows nothing of its viewer. */
  readonly isStoredPage?: boolean;
}

interface WorldState {
  readonly server: FilmServer;
  playback: Playback;
  /** The positions that the account received. */
  positions: unknown[];
  isServerThere: boolean;
  /** The status of the account's answer to a position. */
  positionStatus: number;
  /** The viewers, by the session of the requesting tab, for whom films and terms were requested. */
  sessions: (string | undefined)[];
  /** Called before the account answers. */
  beforeAnswer: () => Promise<void>;
}

/** A film on a server, and a device whose tabs save it. */
export async function createLibraryWorld() {
  const { records, connections } = await openNewDevice();
  records.close();
  const server = createFilmServer();
  stubDevice(server);
  const state: WorldState = {
    server,
    playback: answeredPlayback(server),
    positions: [],
    isServerThere: true,
    positionStatus: 200,
    sessions: [],
    beforeAnswer: async () => {},
  };
  const world = { ...state, connections, openTab };

  /** Opens the library as one tab does. */
  async function openTab(
    whose?: string,
    { mayFetch = true, isStoredPage = false }: TabOptions = {},
  ): Promise<OfflineLibrary> {
    const api = createApiClient({
      baseUrl: 'https://api.example/api/v1',
      retry: false,
      async fetch(request) {
        if (!world.isServerThere) throw new TypeError('Failed to fetch');
        const isPositionCall = /watching.save$/.test(request.url);
        if (isPositionCall) world.positions.push(await request.json());
        else world.sessions.push(whose);
        await world.beforeAnswer();
        if (!isPositionCall) return Response.json({ data: world.playback });
        const { positionStatus } = world;
        if (positionStatus !== 200)
          return Response.json({ message: 'نه' }, { status: positionStatus });
        const state = { content_type: 'movie', id: '1024', rating: null, lists: [], place: null };
        return Response.json({ data: state });
      },
    });
    const library = await openOfflineLibrary({
      fetchMobile: isStoredPage ? null : async () => whose,
      locale: 'fa',
      api,
      base: server.origin,
      canPlay: () => true,
      canPlayFile: () => true,
      hasPlayback: true,
      mayFetch,
      onFault: (error) => {
        throw error;
      },
    });
    if (!library) throw new Error('Nothing can be kept.');
    return library;
  }

  return world;
}

export type LibraryWorld = Awaited<ReturnType<typeof createLibraryWorld>>;
