import 'fake-indexeddb/auto';
import type { Playback } from '@parde/api-client';
import { IDBFactory } from 'fake-indexeddb';
import { resetMockOPFS } from 'opfs-mock';
import { onTestFinished, vi } from 'vitest';
import { type DeviceFiles, openDeviceFiles } from '../device/device-files.ts';
import { type OfflineRecords, openOfflineRecords } from '../device/offline-records.ts';
import { type OfflineTitle, titleKey } from '../offline-title.ts';

export interface Device {
  readonly files: DeviceFiles;
  readonly records: OfflineRecords;
  readonly connections: ReadonlySet<unknown>;
}

const never = new Promise(() => {});
const store = new Proxy({}, { get: (_, name) => () => (name === 'index' ? store : never) });
/** Replaces a database's transactions after its test. Tabs are never closed, and would act in the next test's world. */
const silent = { store, objectStore: () => store };

/** Opens a device without saved titles. A process has one set of channels, but each device has its own. */
export async function openNewDevice(): Promise<Device> {
  resetMockOPFS();
  const connections = new Set<IDBDatabase>();
  onTestFinished(() => {
    for (const one of connections) Object.assign(one, { transaction: () => silent });
  });
  vi.stubGlobal(
    'indexedDB',
    new (class extends IDBFactory {
      override open(name: string, version?: number) {
        const request = super.open(name, version);
        request.addEventListener('success', () => connections.add(request.result));
        return request;
      }
    })(),
  );
  const tab = new EventTarget();
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('dispatchEvent', tab.dispatchEvent.bind(tab));
  const device = crypto.randomUUID();
  vi.stubGlobal(
    'BroadcastChannel',
    class extends BroadcastChannel {
      constructor(name: string) {
        super(`${name} ${device}`);
      }
    },
  );
  // An API of browsers whose pages can write files.
  vi.stubGlobal(
    'FileSystemFileHandle',
    class {
      createWritable() {}
    },
  );
  const files = await openDeviceFiles();
  if (!files) throw new Error('The device has no files.');
  return { files, records: await openOfflineRecords(), connections };
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
    picture: { url: '/media/picture.webp', width: 1280, height: 720, color: '#112233' },
    duration_seconds: 19,
    position_seconds: null,
    sources,
    expires_at: '2099-01-01T00:00:00+03:30',
    subtitles: [
      { language: language('fa'), kind: 'subtitles', url: beside('fa.vtt'), default: false },
      { language: language('en'), kind: 'subtitles', url: beside('en.vtt'), default: false },
    ],
    audio: [{ language: language('fa'), kind: 'original', default: true }],
    intro: null,
    credits_start_seconds: null,
    chapters: [],
    thumbnails_url: beside('thumbnails.vtt'),
    previous: null,
    next: null,
    data_charge: {
      rate: 'half',
      operators_fa: '',
      operators_en: null,
      message_fa: 'نیم‌بها',
      message_en: null,
    },
    offline: { until: null, version: 'first', files: [], age_rating: null },
    ...more,
  };
}

export function titleOf(playback: Playback, more: Partial<OfflineTitle> = {}): OfflineTitle {
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
    keptAt: null,
    place: null,
    isPlaceSent: true,
    ...more,
  };
}
