import type { LocalFiles } from '../local-files.ts';
import type { PlayerMedia, PlayerSource } from '../player-media.ts';
import type { PreferenceStore } from '../state/preference-store.ts';
import type { Store } from '../state/store.ts';
import type { Controls } from './controls.ts';
import type { OnProgress } from './progress.ts';

/** Fetches fresh addresses. Returns null if there are none any more. */
export type RenewSource = () => Promise<readonly PlayerSource[] | null>;

export interface ControllerInput {
  stage: HTMLElement;
  video: HTMLVideoElement;
  media: PlayerMedia;
  startAt: number | null;
  store: Store;
  preferences: PreferenceStore;
  /** Read at each use, because the caller may pass a new function with every render. */
  sources: () => readonly PlayerSource[];
  onProgress: () => OnProgress | undefined;
  renewSource: () => RenewSource | undefined;
  maxHeight: () => number | undefined;
  localFiles: () => LocalFiles | undefined;
}

export interface Controller {
  controls: Controls;
  /** Starts a playback that was requested before the sources were known. */
  onSourcesAvailable: () => void;
  destroy: () => void;
}
