import { cheapHours, type DayHours, gigabyte, storageKeys } from '@parde/domain';
import type { DeviceSpace, OfflineLimits, ReadableStore } from '@parde/offline';
import { createStore } from 'zustand/vanilla';
import { readLocalStorage, writeLocalStorage } from '../browser/storage.ts';

/** The limits to choose from, in gigabytes. */
export const storageLimits = [1, 2, 5, 10, 20, 50] as const;
export type StorageLimit = (typeof storageLimits)[number];

/** The settings for when titles are fetched to this device, and how much they may take. */
export interface OfflineSettings {
  readonly onlyWifi: boolean;
  readonly onlyCheapHours: boolean;
  /** In gigabytes; null for all available room. */
  readonly limit: StorageLimit | null;
}

function parse(text: string | undefined): OfflineSettings {
  const stored = readRecord(text);
  return {
    onlyWifi: stored.get('onlyWifi') === true,
    onlyCheapHours: stored.get('onlyCheapHours') === true,
    limit: asStorageLimit(String(stored.get('limit'))) ?? null,
  };
}

export const asStorageLimit = (text: string | undefined): StorageLimit | undefined =>
  storageLimits.find((each) => String(each) === text);

export const offlineSettingsStore = createStore<OfflineSettings>(() =>
  parse(readLocalStorage(storageKeys.offlineSettings)),
);

/** A change applies in all tabs, even if storage is blocked. */
export function changeOfflineSettings(changes: Partial<OfflineSettings>): void {
  const text = JSON.stringify({ ...offlineSettingsStore.getState(), ...changes });
  writeLocalStorage(storageKeys.offlineSettings, text);
  openChannel().postMessage(text);
  offlineSettingsStore.setState(changes);
}

/** Returns the limits of these settings, with the brand's hours in which data is cheap. */
export const limitsWith = (hours: readonly DayHours[]): ReadableStore<OfflineLimits> => ({
  getState() {
    const { onlyWifi, onlyCheapHours, limit } = offlineSettingsStore.getState();
    const isLimitedToHours = onlyCheapHours && hours.length > 0;
    return {
      bytes: limit && limit * gigabyte,
      onlyWifi,
      hours: isLimitedToHours ? (now) => cheapHours(hours, now) : null,
    };
  },
  subscribe(listener) {
    openChannel();
    return offlineSettingsStore.subscribe(listener);
  },
});

/** Returns the space for titles when this many bytes are saved. */
export function withinLimit(space: DeviceSpace, bytes: number): DeviceSpace {
  const { limit } = offlineSettingsStore.getState();
  if (limit === null) return space;
  const left = limit * gigabyte - bytes;
  return { ...space, free: Math.max(0, Math.min(space.free, left)) };
}

let channel: BroadcastChannel | undefined;

/** The message contains the text, because another tab may receive the message before it can read the stored text. */
function openChannel(): BroadcastChannel {
  if (!channel) {
    channel = new BroadcastChannel('offline-settings');
    channel.onmessage = ({ data }) => offlineSettingsStore.setState(parse(data));
  }
  return channel;
}

/** A record that is stored as one text. Empty if the text is damaged. */
export type StoredRecord = ReadonlyMap<string, unknown>;

export function readRecord(text: string | undefined): StoredRecord {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return new Map(Object.entries(stored ?? {}));
  } catch {
    return new Map();
  }
}

export function numberIn(stored: StoredRecord, name: string): number | null {
  const value = stored.get(name);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/**
 * The automatic actions of this device. They spend data or remove films, so all of them are off until the viewer
 * turns them on.
 */
export interface SmartSettings {
  /** Saves the next episodes of series that are watched from this device. */
  readonly savesNext: boolean;
  /** Removes titles that are watched after this time, in milliseconds; null is off. */
  readonly removesSince: number | null;
  /** Saves new episodes; null is off. */
  readonly newEpisodes: NewEpisodesSetting | null;
}

export interface NewEpisodesSetting {
  /** In milliseconds. Episodes that came out before are not saved. */
  readonly since: number;
  readonly height: number;
}

export function readSmartSettings(): SmartSettings {
  const stored = readRecord(readLocalStorage(storageKeys.smartSaving));
  const since = numberIn(stored, 'newSince');
  const height = numberIn(stored, 'newHeight');
  return {
    savesNext: stored.get('next') === true,
    removesSince: numberIn(stored, 'removesSince'),
    newEpisodes: since === null || height === null ? null : { since, height },
  };
}

export function changeSmartSettings(change: Partial<SmartSettings>): SmartSettings {
  const settings = { ...readSmartSettings(), ...change };
  const { savesNext, removesSince, newEpisodes } = settings;
  const stored = {
    next: savesNext,
    removesSince,
    newSince: newEpisodes?.since,
    newHeight: newEpisodes?.height,
  };
  writeLocalStorage(storageKeys.smartSaving, JSON.stringify(stored));
  return settings;
}
