import type { SubtitleLooks } from '../state/preferences.ts';

/** What the viewer can do. */
export interface Controls {
  play: () => void;
  pause: () => void;
  toggle: () => void;
  seek: (time: number) => void;
  skip: (seconds: number) => void;
  /** 0.3: three tenths into the film, or into what a channel keeps. */
  seekShare: (share: number) => void;
  seekLive: () => void;
  setVolume: (volume: number) => void;
  toggleMute: () => void;
  setRate: (rate: number) => void;
  /** Twice as fast, as long as it is held. */
  hurry: (on: boolean) => void;
  setQuality: (quality: number | 'auto') => void;
  setDataSaver: (on: boolean) => void;
  setAudio: (id: number) => void;
  setSubtitles: (language: string | 'off') => void;
  setLooks: (looks: SubtitleLooks) => void;
  toggleFullscreen: () => void;
  togglePictureInPicture: () => void;
  retry: () => void;
}
