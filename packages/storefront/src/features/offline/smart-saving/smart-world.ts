import {
  type Card,
  createApiClient,
  type EpisodeItem,
  type OperationId,
  type Playback,
} from '@parde/api-client';
import { fixture } from '@parde/api-client/testing/fixtures';
import { vi } from 'vitest';
import { testCard } from '../../../test-support/test-card.ts';
import {
  createTitle,
  type OfflineChoice,
  type OfflinePosition,
  type OfflineTitle,
  titleKey,
} from '../offline-title.ts';
import { createSmartSaving } from '../smart-saving/smart-saving.ts';
import { openNewDevice, playbackOf } from './device.ts';

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
  isConnected: boolean;
  isOwnersSession: boolean;
  /** The operations that the server does not have. */
  missing: OperationId[];
  playing: Set<string>;
  /** Called for each call to the server. */
  onCall: (path: string) => void;
  /** The number of episodes that are out. */
  out: number;
  /** The changes to each answer about an episode. */
  changed: Partial<Playback>;
  newEpisodes: string[];
  airDates: Record<string, string | null>;
}

/** A series on a server, and a device whose viewer may turn on its automatic actions. */
export async function createSmartWorld() {
  const { records } = await openNewDevice();
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });

  const state: WorldState = {
    calls: [],
    failing: new Map(),
    isConnected: true,
    isOwnersSession: true,
    missing: [],
    playing: new Set(),
    onCall: () => {},
    out: order.length,
    changed: {},
    newEpisodes: [],
    airDates: {},
  };
  const world = {
    ...state,
    records,
    stored,
    playback,
    keyOf: (id: string) => titleKey('owner', 'episode', id),
    /** Saves an episode as the viewer does. */
    async save(id: string, more: Partial<OfflineTitle> = {}) {
      const wanted = { owner: 'owner', order: 1, choice: firstChoice, playback: playback(id) };
      await records.add({ ...createTitle(wanted), status: 'kept', keptAt: 1, ...more });
    },
    /** Sets the position to `seconds` of 1000. */
    async watch(id: string, seconds: number, more: Partial<OfflinePosition> = {}) {
      const place = { seconds, duration: 1000, at: Date.now(), ...more };
      await records.change(world.keyOf(id), () => ({ place, isPlaceSent: true }));
    },
    async ids() {
      return (await records.titles()).map(({ id }) => id).sort();
    },
    open,
    /** Checks as a newly opened page does. */
    checkNow: () => open().checkNow(),
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
      data_charge: { ...playbackOf([]).data_charge, operators_fa: 'همه' },
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

  function open() {
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
    return createSmartSaving({
      api: { ...api, hasOperation: (id) => !world.missing.includes(id) },
      isConnected: () => world.isConnected,
      isOwnersSession: () => world.isOwnersSession,
      titles: () => records.titles(),
      keyOf: world.keyOf,
      async save(playbackToSave, choice) {
        const place = { owner: 'owner', order: (await records.titles()).length + 1 };
        const wanted = { ...place, playback: playbackToSave, choice, isByItself: true };
        await records.add(createTitle(wanted));
      },
      remove: (key) => records.remove(key),
      async unlessPlaying(key, run) {
        if (!world.playing.has(key)) await run();
      },
      onFault: (error) => {
        throw error;
      },
    });
  }

  return world;
}

export type SmartWorld = Awaited<ReturnType<typeof createSmartWorld>>;
