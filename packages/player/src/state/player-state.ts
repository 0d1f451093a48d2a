/** A range of time in seconds. */
export interface Span {
  start: number;
  end: number;
}

export interface Quality {
  /** The height in pixels: 720. */
  height: number;
  /** Bits per second; 0 if unknown. */
  bitrate: number;
}

/** An audio track of the stream. */
export interface AudioTrack {
  id: number;
  name: string;
  language: string;
}

export type Problem = 'playback' | 'unsupported' | 'expired';

/**
 * - `idle`: the poster; nothing is fetched
 * - `starting`: playback was requested, no picture yet
 * - `ready`: pictures are shown, moving or paused
 */
export type Phase = 'idle' | 'starting' | 'ready' | 'ended' | 'failed';

export interface PlayerState {
  phase: Phase;
  /** True if the viewer wants playback, even while it is buffering. */
  playing: boolean;
  /** True while buffering. */
  waiting: boolean;
  /** True if the connection is lost. Playback continues from the buffer. */
  offline: boolean;
  problem: Problem | null;
  time: number;
  duration: number;
  /** The range of the complete film, or the recording of a channel. */
  seekable: Span;
  buffered: readonly Span[];
  volume: number;
  muted: boolean;
  rate: number;
  /** True for double speed, while the viewer presses and holds. */
  spedUp: boolean;
  qualities: readonly Quality[];
  /** The height of the picture that is shown. */
  shownHeight: number | null;
  audioTracks: readonly AudioTrack[];
  audio: number | null;
  pictureInPicture: boolean;
  fullscreen: boolean;
}

/** The events whose effect depends on the state. Other fields are set by `setState`. */
export type PlayerEvent =
  | { type: 'asked-to-play' }
  | { type: 'played' }
  | { type: 'paused' }
  | { type: 'has-pictures' }
  | { type: 'waiting' }
  | { type: 'running' }
  | { type: 'seek'; time: number }
  | { type: 'ended' }
  | { type: 'failed'; problem: Problem };

export function initialState(duration = 0, time = 0): PlayerState {
  return {
    phase: 'idle',
    playing: false,
    waiting: false,
    offline: false,
    problem: null,
    time,
    duration,
    seekable: { start: 0, end: duration },
    buffered: [],
    volume: 1,
    muted: false,
    rate: 1,
    spedUp: false,
    qualities: [],
    shownHeight: null,
    audioTracks: [],
    audio: null,
    pictureInPicture: false,
    fullscreen: false,
  };
}

export function reduce(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.type) {
    case 'asked-to-play':
      return {
        ...state,
        phase: state.phase === 'ready' || state.phase === 'ended' ? 'ready' : 'starting',
        playing: true,
        waiting: state.phase !== 'ready',
        problem: null,
      };
    case 'played':
      return state.phase === 'failed' ? state : { ...state, playing: true };
    case 'paused':
      return { ...state, playing: false, waiting: false };
    case 'has-pictures':
      return state.phase === 'starting' ? { ...state, phase: 'ready', problem: null } : state;
    case 'waiting':
      return state.playing ? { ...state, waiting: true } : state;
    case 'running':
      return {
        ...state,
        phase: state.phase === 'failed' ? state.phase : 'ready',
        waiting: false,
      };
    case 'seek':
      return {
        ...state,
        time: event.time,
        phase: state.phase === 'ended' ? 'ready' : state.phase,
      };
    case 'ended':
      return { ...state, phase: 'ended', playing: false, waiting: false };
    case 'failed':
      return {
        ...state,
        phase: 'failed',
        playing: false,
        waiting: false,
        problem: event.problem,
      };
  }
}
