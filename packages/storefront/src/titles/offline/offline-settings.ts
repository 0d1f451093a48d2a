import { storageKeys } from '@parde/domain';
import { readLocalStorage, writeLocalStorage } from '../../app/browser/storage.ts';
import { createListeners } from '../../app/create-listeners.ts';
import { readRecord } from './stored-record.ts';

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

const channelName = 'offline-settings';
const { subscribe, notify } = createListeners();
let settings: OfflineSettings | undefined;
let channel: BroadcastChannel | undefined;

/** Returns the same object until something has changed. */
export function offlineSettings(): OfflineSettings {
  settings ??= parse(readLocalStorage(storageKeys.offlineSettings));
  return settings;
}

/** A change applies in all tabs, even if storage is blocked. */
export function changeOfflineSettings(changes: Partial<OfflineSettings>): void {
  settings = { ...offlineSettings(), ...changes };
  const text = JSON.stringify(settings);
  writeLocalStorage(storageKeys.offlineSettings, text);
  openChannel().postMessage(text);
  notify();
}

export function subscribeToOfflineSettings(listener: () => void): () => void {
  openChannel();
  return subscribe(listener);
}

/** The message contains the text, because another tab may receive the message before it can read the stored text. */
function openChannel(): BroadcastChannel {
  if (!channel) {
    channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }) => {
      settings = parse(data);
      notify();
    };
  }
  return channel;
}
