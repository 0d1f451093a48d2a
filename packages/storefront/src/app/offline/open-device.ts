import type { Playback } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { storageKeys } from '@parde/domain';
import { createOfflineDevice, openOfflineStorage, type WantedTitle } from '@parde/offline';
import { fullName } from '../../names/episode-names.ts';
import { nameOf } from '../../names/names.ts';
import { removeFromLocalStorage } from '../browser/storage.ts';
import { connectionStore, isConnected } from '../connection.ts';
import type { Page } from '../page/page.ts';
import { kidsAgeOnDevice } from '../settings/kids-mode.ts';
import { dropDownloadsPage, storeDownloadsPage } from '../store-downloads-page.ts';
import type { SavedDevice } from './offline-device.ts';
import { createOfflineServer } from './offline-server.ts';
import { isLastOwner, openSession, rememberOwner, subscribeToOwner } from './session.ts';
import { limitsWith, readSmartSettings } from './settings.ts';

/** Returns null if the browser stores no files for this page. */
export async function openDevice(page: Page): Promise<SavedDevice | null> {
  const { api, facts, brand, queryClient, report } = page;
  const storage = await openOfflineStorage<Playback>();
  if (!storage) return null;
  const { records } = storage;
  const fetchMobile = async () => {
    const user = ask(api, 'getUser', { query: { ref: brand.userRef } });
    return facts.signedIn ? (await queryClient.ensureQueryData(user)).mobile : undefined;
  };
  const session = await openSession(storage, facts.stored ? null : fetchMobile).catch(
    (error: unknown) => {
      records.close();
      throw error;
    },
  );
  const { owner } = session;
  const device = createOfflineDevice<Playback>({
    storage,
    owner,
    server: createOfflineServer(page, session),
    connection: connectionStore,
    limits: limitsWith(brand.offline?.cheapHours ?? []),
    mayDownload: mayDownload(page),
    nameOf: (playback) => nameOf(fullName(playback), facts.locale),
    onError: (error) => void report('page-failed', error),
  });
  rememberOwner(owner);
  followOwner(device);
  let wasEmpty = device.isEmpty();
  device.subscribe(() => {
    if (device.isEmpty() === wasEmpty) return;
    wasEmpty = device.isEmpty();
    followOwner(device);
    if (wasEmpty) void dropDownloadsPage();
  });
  // Stores the page in the current language and release. A lost connection may have prevented that before.
  const storePage = () => {
    if (device.list().length > 0 && isConnected()) void storeDownloadsPage();
  };
  connectionStore.subscribe(storePage);
  storePage();
  // Ends downloads that would use another viewer's session. That session reloads this tab.
  subscribeToOwner(() => {
    if (!isLastOwner(owner)) void device.close();
  });
  return { ...device, runAsOwner: session.runAsOwner };
}

/**
 * Returns false in kids mode, where the server would refuse a grown-up's titles. A document that was made for a child
 * stays a child's document.
 */
export const mayDownload = ({ facts }: Pick<Page, 'facts'>): boolean =>
  facts.kids === undefined && kidsAgeOnDevice() === undefined;

/** Forgets the owner if no page needs the device: nothing is saved, and nothing is saved automatically. */
export function followOwner(device: Pick<SavedDevice, 'owner' | 'isEmpty'>): void {
  // Another viewer has signed in since then.
  if (!isLastOwner(device.owner)) return;
  const isNeeded = !device.isEmpty() || readSmartSettings().newEpisodes !== null;
  if (isNeeded) rememberOwner(device.owner);
  else removeFromLocalStorage(storageKeys.offlineOwner);
}

/** Adds titles to the queue, and makes the downloads page available offline. */
export async function saveTitles(
  device: SavedDevice,
  wanted: readonly WantedTitle<Playback>[],
): Promise<void> {
  rememberOwner(device.owner);
  await device.add(...wanted);
  // Not awaited, because a slow connection may take long.
  void storeDownloadsPage();
}
