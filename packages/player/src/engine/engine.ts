import type { LocalFiles } from '../local-files.ts';
import type { AudioTrack, Quality } from '../state/player-state.ts';
import type { QualitySelection } from '../state/quality-choice.ts';
import type { PickedSource } from './pick-source.ts';

/** What an engine reports. Time, pause and seek events come from the `<video>`. */
export interface EngineEvents {
  onQualities: (qualities: readonly Quality[]) => void;
  onHeightChange: (height: number | null) => void;
  onAudio: (tracks: readonly AudioTrack[], current: number | null) => void;
  /** The address has expired: a fresh one is needed. */
  onExpired: () => void;
  onConnectionLost: () => void;
  onConnectionRestored: () => void;
  /** The engine cannot recover. */
  onFatalError: () => void;
}

/** Where a stream starts. */
export interface StartPosition {
  /** In seconds; null is the start of a film, or live. */
  at: number | null;
  /** Of a channel: seconds behind live. A channel's timeline restarts with each address. */
  behind?: number | null;
}

/** Loads a stream into a `<video>`. */
export interface Engine {
  /** A second call continues from another address. */
  load: (source: PickedSource, beginning: StartPosition) => void;
  setQuality: (setQuality: QualitySelection) => void;
  setAudio: (id: number) => void;
  /** Fetches again after the connection was lost. */
  resume: () => void;
  /** The live position; null for a film. */
  liveEdge: () => number | null;
  /** Removes every buffer and listener. */
  destroy: () => void;
}

export type CreateEngine = (
  video: HTMLVideoElement,
  events: EngineEvents,
  localFiles: LocalFiles | undefined,
) => Engine;
