import type { PhrasesData, PictureData } from '@parde/ui';

/** A stream or file. The player uses the first source that the browser supports. */
export interface PlayerSource {
  type: 'hls' | 'mp4' | 'webm';
  url: string;
  /** In the format of `canPlayType`; null or missing if unknown. */
  codecs?: string | null | undefined;
  /** For a file: «720p». Files of several qualities are one film, and the viewer may choose a quality. */
  quality?: string | null | undefined;
}

export interface PlayerLanguage {
  code: string;
  /** The name in the language of the page. */
  name: string;
}

export interface PlayerSubtitle {
  language: PlayerLanguage;
  /** Captions also describe sounds. */
  kind: 'subtitles' | 'captions';
  /** The address of a WebVTT file. */
  url: string;
  /** True if these subtitles are shown unless the viewer chose otherwise. */
  default: boolean;
}

export interface PlayerAudio {
  language: PlayerLanguage;
  kind: 'original' | 'dubbed' | 'described';
  default: boolean;
}

export interface PlayerChapter {
  start: number;
  name: PhrasesData;
}

/** The media that the player plays. A name that is a string is in the language of the page; times are in seconds. */
export interface PlayerMedia {
  /** A new id restarts the player with another film. */
  id: string;
  kind: 'film' | 'live';
  title: PhrasesData;
  /** Shown below the title: season and episode, or the current programme. */
  subtitle?: PhrasesData | undefined;
  poster?: PictureData | null | undefined;
  /** Empty until the sources are known. Playback waits for them, or fetches them with `renewSource`. */
  sources: readonly PlayerSource[];
  /** The duration in seconds, known before the stream has loaded. */
  duration?: number | undefined;
  subtitles?: readonly PlayerSubtitle[];
  audio?: readonly PlayerAudio[];
  intro?: { start: number; end: number } | null | undefined;
  /** The time from which the next episode is suggested. */
  creditsStart?: number | null | undefined;
  chapters?: readonly PlayerChapter[];
  /** A WebVTT file whose cues refer to regions of images. */
  thumbnailsUrl?: string | null | undefined;
  /** The number of seconds that a channel can seek back; 0 for live only. */
  dvrSeconds?: number | undefined;
}

/** The previous or next title. */
export interface PlayerNeighbour {
  title: PhrasesData;
  /** The season and episode: «فصل ۲، قسمت ۶» */
  label?: string | undefined;
  picture?: PictureData | null | undefined;
  onSelect: () => void;
}
