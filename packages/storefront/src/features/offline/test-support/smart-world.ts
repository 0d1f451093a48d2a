import {
  type Card,
  createApiClient,
  type EpisodeItem,
  type OperationId,
  type Playback,
} from '@parde/api-client';
import { fixture } from '@parde/api-client/testing/fixtures';
import { createOfflineDevice, type OfflineChoice, type OfflinePosition } from '@parde/offline';
import { onTestFinished } from 'vitest';
import { connectionStore } from '../../../app/connection.ts';
import type { SavedDevice } from '../../../app/offline/offline-device.ts';
import { openSession, rememberOwner } from '../../../app/offline/session.ts';
import type { Page } from '../../../app/page/page.ts';
import { guestOwner } from '../../../app/session/clear-session.ts';
import {
  complete,
  fail,
  openStorage,
  playbackOf,
  type StoredTitle,
  stubBrowser,
  titleOf,
} from '../../../test-support/offline/device.ts';
import { testCard } from '../../../test-support/test-card.ts';
import { createSmartSaving } from '../smart-saving/smart-saving.ts';

const series = { id: '77', name_fa: 'قهوه‌خانه', name_en: null };
/** The episodes in their order, across the end of a season. */
const order = ['11', '12', '13', '21', '22'];
const firstChoice: OfflineChoice = {
  height: 720,
  sound: { language: 'fa', isDescription: false },
  subtitles: ['en'],
};

const itemOf = (id: string): EpisodeItem => ({
  id,
  season: Number(id[0]),
  number: Number(id[1]),
  name_fa: `قسمت ${id}`,
  name_en: null,
  summary_fa: '',
  summary_en: null,
  duration_minutes: null,
  picture: null,
  air_date: null,
  access: 'free',
  badge: null,
});

interface WorldState {
  /** The calls that the server received. */
  calls: string[];
  /** The status of the answers, by the start of the call's address; 0 is a lost connection. */
  failing: Map<string, number>;
  /** The operations that the server does not have. */
  missing: OperationId[];
  /** Called for each call to the server. */
  onCall: (path: string) => void;
  /** The number of episodes that are out. */
  out: number;
  /** The changes to each answer about an episode. */
  changed: Partial<Playback>;
  newEpisodes: string[];
  airDates: Record<string, string | null>;
}

/** A series on a server, and a device whose viewer may turn on its automatic actions. It downloads nothing. */
export async function createSmartWorld() {
  stubBrowser();
  connectionStore.setState({ isOnline: true });
  const storage = await openStorage();
  const { records } = storage;
  const session = await openSession(records, async () => '09120000001');
  const { owner, runAsOwner } = session;
  rememberOwner(owner);
  const device: SavedDevice = {
    ...createOfflineDevice<Playback>({
      storage,
      owner,
      server: { getPlayback: () => Promise.reject(new TypeError('Failed to fetch')) },
      connection: connectionStore,
      mayDownload: false,
      onError: fail,
    }),
    runAsOwner,
  };
  onTestFinished(() => device.close());

  const state: WorldState = {
    calls: [],
    failing: new Map(),
    missing: [],
    onCall: () => {},
    out: order.length,
    changed: {},
    newEpisodes: [],
    airDates: {},
  };
  const world = {
    ...state,
    device,
    records,
    keyOf: (id: string) => `${owner} episode ${id}`,
    /** Saves an episode as the viewer does. */
    async save(id: string, more: Partial<StoredTitle> = {}) {
      const choice = firstChoice;
      await records.add([titleOf(playback(id), { owner, choice, ...complete, ...more })]);
    },
    /** Sets the position to `seconds` of 1000. */
    async watch(id: string, seconds: number, more: Partial<OfflinePosition> = {}) {
      const position = { seconds, duration: 1000, at: Date.now(), ...more };
      await records.change(world.keyOf(id), () => ({ position, isPositionSent: true }));
    },
    title: (id: string) => device.list().find((title) => title.id === id),
    ids: () =>
      device
        .list()
        .map(({ id }) => id)
        .sort(),
    signIn: () => rememberOwner(owner),
    signOut: () => rememberOwner(guestOwner),
    createApi,
    /** Opens a page, whose device may differ. */
    open: (more: Partial<SavedDevice> = {}) =>
      createSmartSaving({ api: createApi(), device: { ...device, ...more }, onError: fail }),
    /** Checks as a newly opened page does. */
    checkNow: () => world.open().checkNow(),
  };

  function playback(id: string): Playback {
    const next = order.slice(0, world.out)[order.indexOf(id) + 1];
    const url = `https://media.example/${id}/master.m3u8`;
    return playbackOf([{ type: 'hls', url, quality: null, codecs: null }], {
      content_type: 'episode',
      id,
      episode_of: {
        series: { ...series, poster: null },
        season: Number(id[0]),
        number: Number(id[1]),
      },
      next: next === undefined ? null : itemOf(next),
      ...world.changed,
    });
  }

  function answer(path: string): unknown {
    const [id = ''] = /\w+$/.exec(path) ?? [];
    if (path.startsWith('play/')) return { data: playback(id) };
    if (path.startsWith('episode/')) {
      return fixture('getEpisode', (answered) => {
        answered.data.id = id;
        answered.data.air_date = world.airDates[id] ?? null;
      });
    }
    const items = world.newEpisodes.map(
      (one): Card => ({
        ...testCard('episode', one),
        episode_of: { series, season: Number(one[0]), number: Number(one[1]) },
      }),
    );
    return { data: items.length === 0 ? [] : [{ kind: 'new_episodes', because: null, items }] };
  }

  function createApi(): Page['api'] {
    const api = createApiClient({
      baseUrl: 'https://api.example/api/v1',
      retry: false,
      async fetch({ url }) {
        const path = new URL(url).pathname.replace(/^.*\/get\//, '');
        world.calls.push(path);
        world.onCall(path);
        const [, status] = [...world.failing].find(([start]) => path.startsWith(start)) ?? [];
        if (status === 0) throw new TypeError('Failed to fetch');
        return status === undefined
          ? Response.json(answer(path))
          : Response.json({ message: 'نه' }, { status });
      },
    });
    return { ...api, hasOperation: (id) => !world.missing.includes(id) };
  }

  return world;
}

export type SmartWorld = Awaited<ReturnType<typeof createSmartWorld>>;
