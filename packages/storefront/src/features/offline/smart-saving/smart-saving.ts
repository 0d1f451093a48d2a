import type { ApiClient } from '@parde/api-client';
import { storageKeys, watchStage } from '@parde/domain';
import { connectionStore, isConnected } from '../../../app/connection.ts';
import type { SavedDevice, SavedTitle } from '../../../app/offline/offline-device.ts';
import { mayDownload } from '../../../app/offline/open-device.ts';
import { isLastOwner } from '../../../app/offline/session.ts';
import { readSmartSettings } from '../../../app/offline/settings.ts';
import type { Page } from '../../../app/page/page.ts';
import { guestOwner } from '../../../app/session/clear-session.ts';
import { saveNewEpisodes } from './save-new-episodes.ts';
import { saveNextEpisodes } from './save-next-episodes.ts';
import { afterFailureMs, createSmartDevice, type SmartDevice } from './smart-device.ts';
import { rememberRemoved } from './smart-memory.ts';

interface SmartSavingInput {
  readonly api: Pick<ApiClient, 'call' | 'hasOperation'>;
  readonly device: SavedDevice;
  readonly onError: (error: unknown) => void;
}

/** Saves episodes ahead of the viewer and removes watched titles, as far as the viewer has turned this on. */
export function createSmartSaving({ api, device, onError }: SmartSavingInput) {
  const smart = createSmartDevice(api, device);
  let mayListFrom = 0;
  let isWanted = false;
  let running: Promise<void> | undefined;

  async function checkOnce(): Promise<void> {
    const { savesNext, removesSince, newEpisodes } = readSmartSettings();
    if (!isConnected() || !isLastOwner(device.owner)) return;
    const unsettled = savesNext ? await saveNextEpisodes(smart) : new Set<string>();
    if (removesSince !== null) await removeWatched(smart, removesSince, unsettled);
    if (newEpisodes && Date.now() >= mayListFrom) {
      const isDone = await saveNewEpisodes(smart, newEpisodes);
      if (!isDone) mayListFrom = Date.now() + afterFailureMs;
    }
  }

  /** A change triggers another check, which then finds nothing to do. */
  async function checkWhileWanted(): Promise<void> {
    try {
      while (isWanted) {
        isWanted = false;
        await checkOnce();
      }
    } catch (error) {
      onError(error);
    } finally {
      running = undefined;
    }
  }

  return {
    /**
     * Checks what to save and what to remove. Called whenever something may have changed, because a check without
     * changes costs little.
     */
    checkNow() {
      isWanted = true;
      running ??= checkWhileWanted();
      return running;
    },
    /** Called when the connection is back: failed requests may be repeated at once. */
    forgetFailures() {
      mayListFrom = 0;
      smart.forgetFailures();
    },
  };
}

/** Removes titles that were watched to the end since the given time, once the server knows that. */
async function removeWatched(
  { list, api, owner, removeUnlessPlaying }: SmartDevice,
  since: number,
  /** The keys of titles whose next episodes are not known yet. No other title leads to these episodes. */
  unsettled: ReadonlySet<string>,
): Promise<void> {
  const isDone = ({ position, isPositionSent }: SavedTitle) =>
    position !== null &&
    position.at >= since &&
    watchStage(position.seconds, position.duration) === 'watched' &&
    (isPositionSent || !api.hasOperation('saveWatching'));

  for (const { key } of list().filter(isDone)) {
    if (unsettled.has(key)) continue;
    await removeUnlessPlaying(key, () => {
      // The viewer may have started it again in the meantime.
      const isStillDone = list().some((title) => title.key === key && isDone(title));
      if (!isStillDone || !isLastOwner(owner)) return false;
      rememberRemoved(key);
      return true;
    });
  }
}

let checkHere = () => {};
let started: SavedDevice | undefined;

/** Follows a change of the settings. */
export const checkSmartSaving = (): void => checkHere();

/**
 * Runs in one tab at a time, because two tabs would send the same requests. Guests and kids have no automatic saving.
 */
export function startSmartSaving(page: Page, device: SavedDevice): void {
  if (device.owner === guestOwner || !mayDownload(page) || device === started) return;
  started = device;
  const { api, report } = page;
  void navigator.locks.request(`smart-saving ${device.owner}`, () => {
    const onError = (error: unknown) => void report('page-failed', error);
    const smart = createSmartSaving({ api, device, onError });
    checkHere = () => void smart.checkNow();
    device.subscribe((isProgress) => {
      if (!isProgress) checkHere();
    });
    connectionStore.subscribe(() => {
      smart.forgetFailures();
      checkHere();
    });
    addEventListener('storage', ({ key }) => {
      if (key === storageKeys.smartSaving) checkHere();
    });
    checkHere();
    return new Promise(() => {
      // Never resolves: the tab has the lock as long as it is open.
    });
  });
}
