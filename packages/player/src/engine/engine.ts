import type { AudioTrack, Quality } from '../state/player-state.ts';
import type { QualityOrder } from '../state/quality-choice.ts';
import type { PickedSource } from './pick-source.ts';

/** What an engine tells of itself. Times, pauses and seeks are told by the `<video>`. */
export interface EngineEvents {
  onQualities: (qualities: readonly Quality[]) => void;
  onShown: (height: number | null) => void;
  onAudio: (tracks: readonly AudioTrack[], current: number | null) => void;
  /** The address has lapsed: another one is needed. */
  onRefused: () => void;
  onLineLost: () => void;
  onLineBack: () => void;
  /** It has given up. */
  onBroken: () => void;
}

/** Where a stream begins. */
export interface Beginning {
  /** A second of it; null is where the stream begins, or what is live now. */
  at: number | null;
  /** Of a channel: so many seconds before what is live now. Its own seconds are counted anew with each address. */
  behind?: number | null;
}

/** Brings a stream into a `<video>`. */
export interface Engine {
  /** Called again, it goes on from another address. */
  load: (source: PickedSource, beginning: Beginning) => void;
  order: (order: QualityOrder) => void;
  setAudio: (id: number) => void;
  /** Fetches again after the line was lost. */
  resume: () => void;
  /** What is live now, as far as it can be played; null for a film. */
  liveEdge: () => number | null;
  /** Leaves neither a buffer nor a listener. */
  destroy: () => void;
}

export type CreateEngine = (video: HTMLVideoElement, events: EngineEvents) => Engine;
