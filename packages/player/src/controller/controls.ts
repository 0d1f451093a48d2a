import type { SubtitleAppearance } from '../state/preferences.ts';

/** The actions of the viewer. */
export interface Controls {
  play: () => void;
  pause: () => void;
  toggle: () => void;
  seek: (time: number) => void;
  skip: (seconds: number) => void;
  /** 0.3 seeks to 30% of the film, or of the channel's recording. */
  seekShare: (share: number) => void;
  seekLive: () => void;
  setVolume: (volume: number) => void;
  toggleMute: () => void;
  setRate: (rate: number) => void;
  /** Double speed while the viewer presses and holds. */
  speedUp: (on: boolean) => void;
  setQuality: (quality: number | 'auto') => void;
  setDataSaver: (on: boolean) => void;
  setAudio: (id: number) => void;
  setSubtitles: (language: string | 'off') => void;
  setSubtitleAppearance: (looks: SubtitleAppearance) => void;
  toggleFullscreen: () => void;
  togglePictureInPicture: () => void;
  retry: () => void;
}
