import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { resetMockOPFS } from 'opfs-mock';
import { onTestFinished, vi } from 'vitest';
import { createClock } from '../clock.ts';
import type { DeviceParts } from '../device-parts.ts';
import { createQuota } from '../download/quota.ts';
import type { OfflinePlayback, PlaybackSource } from '../playback.ts';
import { type OfflineStorage, openOfflineStorage } from '../storage/storage.ts';
import type { ConnectionState, OfflineLimits, ReadableStore } from '../store.ts';
import { type TitleRecord, titleKey } from '../title.ts';

/** A store whose value the test changes. */
interface TestStore<Value> extends ReadableStore<Value> {
  change(changes: Partial<Value>): void;
}

function createStore<Value>(value: Value): TestStore<Value> {
  const listeners = new Set<() => void>();
  let state = value;
  return {
    getState: () => state,
    change(changes) {
      state = { ...state, ...changes };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const createLimits = () =>
  createStore<OfflineLimits>({ bytes: null, onlyWifi: false, hours: null });

export const createConnection = () => createStore<ConnectionState>({ isOnline: true });

/** Replaces the browser by one without saved titles. A process has one set of locks and channels, a device its own. */
export function stubDevice() {
  resetMockOPFS();
  const databases = new Set<unknown>();
  vi.stubGlobal(
    'indexedDB',
    new (class extends IDBFactory {
      override open(name: string, version?: number) {
        const request = super.open(name, version);
        request.addEventListener('success', () => databases.add(request.result));
        return request;
      }
    })(),
  );
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
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  // An API of browsers whose pages can write files.
  vi.stubGlobal(
    'FileSystemFileHandle',
    class {
      createWritable() {}
    },
  );
  stubCodecs(() => true);
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  return {
    /** Returns true for a database of this device. The library has others in the same process. */
    isDatabase: (one: unknown) => databases.has(one),
  };
}

/** Determines what the browser plays. */
export function stubCodecs(isPlayable: (type: string) => boolean): void {
  const video = { canPlayType: (type: string) => (isPlayable(type) ? 'probably' : '') };
  vi.stubGlobal('MediaSource', { isTypeSupported: isPlayable });
  vi.stubGlobal('document', { createElement: () => video });
}

export async function openStorage(name?: string): Promise<OfflineStorage> {
  const storage = await openOfflineStorage(name);
  if (!storage) throw new Error('Nothing can be saved.');
  return storage;
}

/** Opens the parts of a device without saved titles, as one tab has them. */
export async function openNewDevice(more: Partial<DeviceParts> = {}) {
  const { isDatabase } = stubDevice();
  const { records, files, clockKey } = await openStorage();
  onTestFinished(() => records.close());
  const limits = createLimits();
  const connection = createConnection();
  const parts: DeviceParts = {
    owner: 'owner',
    records,
    files,
    limits,
    connection,
    server: { getPlayback: () => Promise.reject(new TypeError('Failed to fetch')) },
    clock: createClock(clockKey),
    quota: createQuota({ records, limits }),
    base: 'https://media.example',
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    nameOf: ({ id }) => `Film ${id}`,
    onError: (error) => {
      throw error;
    },
    ...more,
  };
  return { ...parts, limits, connection, isDatabase };
}

const language = (code: string) => ({ code });

export function playbackOf(
  sources: readonly PlaybackSource[],
  more: Partial<OfflinePlayback> = {},
): OfflinePlayback {
  const [{ url } = { url: 'https://media.example' }] = sources;
  const beside = (file: string) => new URL(file, url).href;
  return {
    content_type: 'movie',
    id: '1024',
    picture: { url: '/media/picture.webp' },
    sources,
    expires_at: '2099-01-01T00:00:00+03:30',
    subtitles: [
      { language: language('fa'), url: beside('fa.vtt') },
      { language: language('en'), url: beside('en.vtt') },
    ],
    audio: [{ language: language('fa'), default: true }],
    thumbnails_url: beside('thumbnails.vtt'),
    offline: { until: null, version: 'first', files: [] },
    ...more,
  };
}

export function titleOf(playback: OfflinePlayback, more: Partial<TitleRecord> = {}): TitleRecord {
  const { content_type: type, id } = playback;
  return {
    key: titleKey('owner', type, id),
    owner: 'owner',
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
