import type { LocalFiles } from '../local-files.ts';
import type { AudioTrack, Quality } from '../state/player-state.ts';
import type { QualitySelection } from '../state/quality-choice.ts';
import type { PickedSource } from './pick-source.ts';

/** The events of an engine. Time, pause and seek events come from the `<video>`. */
export interface EngineEvents {
  onQualities: (qualities: readonly Quality[]) => void;
  onHeightChange: (height: number | null) => void;
  onAudio: (tracks: readonly AudioTrack[], current: number | null) => void;
  /** Called when the address has expired and a fresh one is needed. */
  onExpired: () => void;
  onConnectionLost: () => void;
  onConnectionRestored: () => void;
  /** Called when the engine cannot recover. */
  onFatalError: () => void;
}

/** The position where a stream starts. */
export interface StartPosition {
  /** In seconds; null for the start of a film, or for live. */
  at: number | null;
  /** For a channel: seconds behind live. A channel's timeline restarts with each address. */
  behind?: number | null;
}

/** Loads a stream into a `<video>`. */
export interface Engine {
  /** Loads a source. A second call continues from another address. */
  load: (source: PickedSource, initialPosition: StartPosition) => void;
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
