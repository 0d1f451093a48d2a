import type { Playback } from '@parde/api-client';
import { watchStage } from '@parde/domain';
import { isConnected } from '../../../app/connection.ts';
import { guestOwner } from '../../../app/session/clear-session.ts';
import { storeDownloadsPage } from '../../../app/store-downloads-page.ts';
import type { Calls } from '../device/offline-owner.ts';
import type { OfflineRecords } from '../device/offline-records.ts';
import { readSmartSettings } from '../device/offline-settings.ts';
import { unlessPlaying } from '../device/playing.ts';
import { type OfflineChoice, type OfflineTitle, titleKey } from '../offline-title.ts';
import type { WantedTitle } from '../queue/offline-queue.ts';
import { refusalOf, saveNewEpisodes } from './save-new-episodes.ts';
import { saveNextEpisodes } from './save-next-episodes.ts';
import { rememberRemoved } from './smart-memory.ts';

export interface SmartSavingInput {
  readonly api: Calls;
  readonly isConnected: () => boolean;
  /**
   * False once another viewer has signed in. The memory belongs to this viewer and must not be written for the next
   * one.
   */
  readonly isOwnersSession: () => boolean;
  /** Returns all titles of this viewer. */
  readonly titles: () => Promise<readonly OfflineTitle[]>;
  readonly keyOf: (id: string) => string;
  /** Adds an episode to the queue, unless the queue has it. */
  readonly save: (playback: Playback, choice: OfflineChoice) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
  readonly unlessPlaying: (key: string, run: () => Promise<void>) => Promise<void>;
  /** Called when something failed for another reason than a slow or lost connection. */
  readonly onFault: (error: unknown) => void;
}

/** The playback of an episode: null if the viewer may not watch it; undefined if the call failed. */
export type EpisodeAnswer = Playback | null | undefined;

/** The device as the parts of smart keeping use it. */
export interface SmartDevice extends SmartSavingInput {
  readonly fetchEpisode: (id: string) => Promise<EpisodeAnswer>;
}

/** The time for which an answer is valid, so that watching an episode sends one request. */
const answerMs = 6 * 3_600_000;
const afterFailureMs = 5 * 60_000;

/** Saves episodes ahead of the viewer and removes watched titles, as far as the viewer has turned this on. */
export function createSmartSaving(input: SmartSavingInput) {
  const { api, isConnected, isOwnersSession, onFault } = input;
  const answers = new Map<string, { readonly until: number; readonly answer: EpisodeAnswer }>();
  let mayListFrom = 0;
  let isWanted = false;
  let running: Promise<void> | undefined;

  const device: SmartDevice = {
    ...input,
    async fetchEpisode(id) {
      const known = answers.get(id);
      if (known && Date.now() < known.until) return known.answer;
      const path = { content_type: 'episode', id } as const;
      const answer = await api.call('getPlayback', { path }).then(({ data }) => data, refusalOf);
      const until = Date.now() + (answer === undefined ? afterFailureMs : answerMs);
      answers.set(id, { until, answer });
      return answer;
    },
  };

  async function checkOnce(): Promise<void> {
    const { savesNext, removesSince, newEpisodes } = readSmartSettings();
    if (!isConnected() || !isOwnersSession()) return;
    const unsettled = savesNext ? await saveNextEpisodes(device) : new Set<string>();
    if (removesSince !== null) await removeWatched(device, removesSince, unsettled);
    if (newEpisodes && Date.now() >= mayListFrom) {
      const isDone = await saveNewEpisodes(device, newEpisodes);
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
      onFault(error);
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
      for (const [id, { answer }] of answers) if (answer === undefined) answers.delete(id);
    },
  };
}

/** Removes titles that were watched to the end since the given time, once the server knows that. */
async function removeWatched(
  device: SmartDevice,
  since: number,
  /** The keys of titles whose next episodes are not known yet. No other title leads to these episodes. */
  unsettled: ReadonlySet<string>,
): Promise<void> {
  const { titles, api, isOwnersSession, unlessPlaying, remove } = device;
  const isDone = ({ place, isPlaceSent }: OfflineTitle) =>
    place !== null &&
    place.at >= since &&
    watchStage(place.seconds, place.duration) === 'watched' &&
    (isPlaceSent || !api.hasOperation('saveWatching'));

  for (const { key } of (await titles()).filter(isDone)) {
    if (unsettled.has(key)) continue;
    await unlessPlaying(key, async () => {
      // The viewer may have started it again in the meantime.
      if (!(await titles()).some((title) => title.key === key && isDone(title))) return;
      if (!isOwnersSession()) return;
      rememberRemoved(key);
      await remove(key);
    });
  }
}

interface OpenInput
  extends Pick<SmartSavingInput, 'api' | 'isOwnersSession' | 'remove' | 'onFault'> {
  readonly owner: string;
  readonly records: OfflineRecords;
  readonly add: (wanted: readonly WantedTitle[]) => Promise<void>;
}

/** Returns null for a guest. */
export function openSmartSaving({ owner, records, add, ...input }: OpenInput) {
  if (owner === guestOwner) return null;
  return createSmartSaving({
    ...input,
    isConnected,
    titles: async () => (await records.titles()).filter((title) => title.owner === owner),
    keyOf: (id) => titleKey(owner, 'episode', id),
    async save(playback, choice) {
      await add([{ playback, choice, isByItself: true }]);
      // Not awaited, because a slow connection may take long.
      void storeDownloadsPage();
    },
    unlessPlaying,
  });
}
