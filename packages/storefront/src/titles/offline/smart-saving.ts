import type { Playback } from '@parde/api-client';
import { keepNewEpisodes } from './save-new-episodes.ts';
import { keepNextEpisodes } from './save-next-episodes.ts';
import type { OfflineChoice, OfflineTitle } from './offline-title.ts';
import type { Calls } from './own-session.ts';
import { refusalOf } from './refusal-of.ts';
import { removeWatched } from './remove-watched.ts';
import { readSmartSettings } from './smart-settings.ts';

export interface SmartKeepingInput {
  readonly api: Calls;
  /** The server says which episodes are new. */
  readonly listsNewEpisodes: boolean;
  /** The server is told how far a viewer has come. */
  readonly tellsPlaces: boolean;
  readonly isConnected: () => boolean;
  /** What it remembers is the viewer's, and not to be written for the next one. */
  readonly isOwnSession: () => boolean;
  /** All of this viewer's. */
  readonly titles: () => Promise<readonly OfflineTitle[]>;
  readonly keyOf: (id: string) => string;
  /** Puts an episode in the queue, unless it is there. */
  readonly keep: (playback: Playback, choice: OfflineChoice) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
  readonly unlessPlaying: (key: string, run: () => Promise<void>) => Promise<void>;
  /** Something failed that no bad line explains. */
  readonly onFault: (error: unknown) => void;
}

/** What an episode is: null where it may not be watched; undefined where the call failed. */
export type AskedEpisode = Playback | null | undefined;

/** What the parts of smart keeping work with. */
export interface SmartDevice extends SmartKeepingInput {
  readonly askEpisode: (id: string) => Promise<AskedEpisode>;
}

export interface SmartKeeping {
  /** Does what is to be done. Called whenever something may have changed, since it costs little where nothing has. */
  look: () => Promise<void>;
  /** The line is back: what failed may be asked again at once. */
  forgetFailures: () => void;
}

/** An answer holds for that long, so that watching an episode asks once. */
const answerMs = 6 * 3_600_000;
const afterFailureMs = 5 * 60_000;

/** Keeps episodes ahead of the viewer and removes what is watched, by what the viewer has turned on. */
export function createSmartKeeping(input: SmartKeepingInput): SmartKeeping {
  const { api, isConnected, isOwnSession, onFault } = input;
  const answers = new Map<string, { readonly until: number; readonly answer: AskedEpisode }>();
  let mayListFrom = 0;
  let isWanted = false;
  let running: Promise<void> | undefined;

  const device: SmartDevice = {
    ...input,
    async askEpisode(id) {
      const known = answers.get(id);
      if (known && Date.now() < known.until) return known.answer;
      const path = { content_type: 'episode', id } as const;
      const answer = await api.call('getPlayback', { path }).then(({ data }) => data, refusalOf);
      const until = Date.now() + (answer === undefined ? afterFailureMs : answerMs);
      answers.set(id, { until, answer });
      return answer;
    },
  };

  async function lookOnce(): Promise<void> {
    const { keepsNext, removesSince, newEpisodes } = readSmartSettings();
    if (!isConnected() || !isOwnSession()) return;
    const unsettled = keepsNext ? await keepNextEpisodes(device) : new Set<string>();
    if (removesSince !== null) await removeWatched(device, removesSince, unsettled);
    if (newEpisodes && Date.now() >= mayListFrom) {
      const isDone = await keepNewEpisodes(device, newEpisodes);
      if (!isDone) mayListFrom = Date.now() + afterFailureMs;
    }
  }

  /** What it does leads to a look again, which then finds nothing to do. */
  async function lookWhileWanted(): Promise<void> {
    try {
      while (isWanted) {
        isWanted = false;
        await lookOnce();
      }
    } catch (error) {
      onFault(error);
    } finally {
      running = undefined;
    }
  }

  return {
    look() {
      isWanted = true;
      running ??= lookWhileWanted();
      return running;
    },
    forgetFailures() {
      mayListFrom = 0;
      for (const [id, { answer }] of answers) if (answer === undefined) answers.delete(id);
    },
  };
}
