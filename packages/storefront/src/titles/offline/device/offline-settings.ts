import { storageKeys } from '@parde/domain';
import { createStore } from 'zustand/vanilla';
import { readLocalStorage, writeLocalStorage } from '../../../app/browser/storage.ts';

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
export const offlineSettings = offlineSettingsStore.getState;

/** A change applies in all tabs, even if storage is blocked. */
export function changeOfflineSettings(changes: Partial<OfflineSettings>): void {
  const text = JSON.stringify({ ...offlineSettings(), ...changes });
  writeLocalStorage(storageKeys.offlineSettings, text);
  openChannel().postMessage(text);
  offlineSettingsStore.setState(changes);
}

export function subscribeToOfflineSettings(listener: () => void): () => void {
  openChannel();
  return offlineSettingsStore.subscribe(listener);
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

/** Without a page, the browser can neither distinguish Wi-Fi from a data plan nor follow the hours. */
export function mayContinueInBackground(): boolean {
  const { onlyWifi, onlyCheapHours } = offlineSettings();
  return !onlyWifi && !onlyCheapHours;
}

/** Returns true if the browser continues while no page of the site is visible, as far as a page can know at once. */
export const continuesInBackground = (): boolean =>
  'BackgroundFetchManager' in window &&
  Boolean(navigator.serviceWorker?.controller) &&
  mayContinueInBackground();
