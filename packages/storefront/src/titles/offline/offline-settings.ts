import { storageKeys } from '@parde/domain';
import { readLocalStorage, writeLocalStorage } from '../../app/browser/storage.ts';

/** The gigabytes to choose from. */
export const storageLimits = [1, 2, 5, 10, 20, 50] as const;
export type StorageLimit = (typeof storageLimits)[number];

/** When titles are fetched to this device, and how much they may take. */
export interface OfflineSettings {
  readonly onlyWifi: boolean;
  readonly onlyCheapHours: boolean;
  /** In gigabytes; null for as much as there is room for. */
  readonly limit: StorageLimit | null;
}

type TextOf = (key: string) => string | undefined;

const parse = (textOf: TextOf): OfflineSettings => ({
  onlyWifi: textOf(storageKeys.offlineWifi) === 'true',
  onlyCheapHours: textOf(storageKeys.offlineHours) === 'true',
  limit: asStorageLimit(textOf(storageKeys.offlineLimit)) ?? null,
});

const print = ({ onlyWifi, onlyCheapHours, limit }: OfflineSettings): Record<string, string> => ({
  [storageKeys.offlineWifi]: String(onlyWifi),
  [storageKeys.offlineHours]: String(onlyCheapHours),
  [storageKeys.offlineLimit]: String(limit ?? ''),
});

export const asStorageLimit = (text: string | undefined): StorageLimit | undefined =>
  storageLimits.find((each) => String(each) === text);

const channelName = 'offline-settings';
const listeners = new Set<() => void>();
let settings: OfflineSettings | undefined;
let channel: BroadcastChannel | undefined;

/** The same object until something has changed. */
export function offlineSettings(): OfflineSettings {
  settings ??= parse(readLocalStorage);
  return settings;
}

/** A change holds in all tabs, even where storage is blocked. */
export function changeOfflineSettings(changes: Partial<OfflineSettings>): void {
  settings = { ...offlineSettings(), ...changes };
  const texts = print(settings);
  for (const [key, text] of Object.entries(texts)) writeLocalStorage(key, text);
  openChannel().postMessage(texts);
  notify();
}

export function subscribeToOfflineSettings(listener: () => void): () => void {
  openChannel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** With the texts: another tab may hear of a change before it sees what is stored. */
function openChannel(): BroadcastChannel {
  if (!channel) {
    channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }) => {
      settings = parse((key) => data[key]);
      notify();
    };
  }
  return channel;
}

function notify(): void {
  for (const listener of listeners) listener();
}
