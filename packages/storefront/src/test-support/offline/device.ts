import 'fake-indexeddb/auto';
import type { Playback } from '@parde/api-client';
import {
  createOfflineDevice,
  type OfflineServer,
  type OfflineStorage,
  openOfflineStorage,
} from '@parde/offline';
import { IDBFactory } from 'fake-indexeddb';
import { resetMockOPFS } from 'opfs-mock';
import { onTestFinished, vi } from 'vitest';
import { connectionStore } from '../../app/connection.ts';
import type { SavedDevice } from '../../app/offline/offline-device.ts';

export type StoredTitle = ReturnType<OfflineStorage<Playback>['records']['titles']>[number];

/**
 * Replaces the browser by one without saved titles until the test has finished. A process has one set of locks and
 * channels, but each device has its own.
 */
export function stubBrowser(): void {
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  resetMockOPFS();
  vi.stubGlobal('indexedDB', new IDBFactory());
  const id = crypto.randomUUID();
  vi.stubGlobal(
    'BroadcastChannel',
    class extends BroadcastChannel {
      constructor(name: string) {
        super(`${name} ${id}`);
      }
    },
  );
  const { locks } = navigator;
  const request = (name: string, ...how: [LockGrantedCallback<unknown>]) =>
    locks.request(`${name} ${id}`, ...how);
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
  const tab = new EventTarget();
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('dispatchEvent', tab.dispatchEvent.bind(tab));
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('location', { href: 'https://parde.test/' });
  // An API of browsers whose pages can write files.
  vi.stubGlobal(
    'FileSystemFileHandle',
    class {
      createWritable() {}
    },
  );
  stubDocument();
}

/** The local storage of a device without saved titles. */
export function createStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
  };
}

interface DocumentStub {
  /** Returns true for a type that the browser plays. */
  readonly plays?: (type: string) => boolean;
  readonly cookie?: string;
}

export function stubDocument({ plays = () => true, cookie = '' }: DocumentStub = {}): void {
  const video = { canPlayType: (type: string) => (plays(type) ? 'probably' : '') };
  vi.stubGlobal('document', { cookie, createElement: () => video });
  vi.stubGlobal('MediaSource', { isTypeSupported: plays });
}

/** Opens the storage as one tab does. */
export async function openStorage(): Promise<OfflineStorage<Playback>> {
  const storage = await openOfflineStorage<Playback>();
  if (!storage) throw new Error('Nothing can be saved.');
  onTestFinished(() => storage.records.close());
  return storage;
}

/** Opens a device with these titles in their order. It downloads nothing, and its server has only these functions. */
export async function openDeviceWith(
  titles: readonly StoredTitle[],
  server: Partial<OfflineServer<Playback>> = {},
) {
  stubBrowser();
  const storage = await openStorage();
  const { records } = storage;
  await records.add(titles.map((title, order) => ({ ...title, order })));
  const device: SavedDevice = {
    ...createOfflineDevice<Playback>({
      storage,
      owner: 'owner',
      server: { getPlayback: () => Promise.reject(new TypeError('Failed to fetch')), ...server },
      connection: connectionStore,
      mayDownload: false,
      onError: fail,
    }),
    runAsOwner: (call) => call(),
  };
  onTestFinished(() => device.close());
  return { device, records };
}

/** Fails the test, because the error is unexpected. */
export function fail(error: unknown): never {
  throw error;
}

const language = (code: string) => ({ code, name_fa: code, name_en: code });

export function playbackOf(sources: Playback['sources'], more: Partial<Playback> = {}): Playback {
  const [{ url } = { url: 'https://media.example' }] = sources;
  const beside = (file: string) => new URL(file, url).href;
  return {
    content_type: 'movie',
    id: '1024',
    name_fa: 'شب‌های بی‌ستارهٔ یزد',
    name_en: null,
    episode_of: null,
    picture: null,
    duration_seconds: 19,
    position_seconds: null,
    sources,
    expires_at: '2099-01-01T00:00:00+03:30',
    subtitles: ['fa', 'en'].map((code) => ({
      language: language(code),
      kind: 'subtitles',
      url: beside(`${code}.vtt`),
      default: false,
    })),
    audio: [{ language: language('fa'), kind: 'original', default: true }],
    intro: null,
    credits_start_seconds: null,
    chapters: [],
    thumbnails_url: null,
    previous: null,
    next: null,
    data_charge: {
      rate: 'half',
      operators_fa: 'همه',
      operators_en: null,
      message_fa: 'نیم‌بها',
      message_en: null,
    },
    offline: { until: null, version: 'first', files: [], age_rating: null },
    ...more,
  };
}

/** The fields of a title that has been saved completely. */
export const complete = { isPlanned: true, savedAt: 1, status: 'saved' } as const;

export function titleOf(playback: Playback, more: Partial<StoredTitle> = {}): StoredTitle {
  const { content_type: type, id } = playback;
  const { owner = 'owner' } = more;
  return {
    key: `${owner} ${type} ${id}`,
    owner,
    type,
    id,
    folder: `folder-${id}`,
    order: 1,
    status: 'waiting',
    problem: null,
    choice: { height: 480, sound: null, subtitles: ['fa'] },
    playback,
    isPlanned: false,
    bytes: 0,
    expectedBytes: null,
    addedAt: 0,
    savedAt: null,
    position: null,
    isPositionSent: true,
    isAutomatic: false,
    ...more,
  };
}
