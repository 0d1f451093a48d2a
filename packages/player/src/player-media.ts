import type { PhrasesData, PictureData } from '@parde/ui';

/** A stream or file. The player takes the first that the browser supports. */
export interface PlayerSource {
  type: 'hls' | 'mp4' | 'webm';
  url: string;
  /** As `canPlayType` takes them; null where unknown. */
  codecs: string | null;
  /** Of a file: «720p». Files of several qualities are one film, and the viewer may choose. */
  quality?: string | null | undefined;
}

export interface PlayerLanguage {
  code: string;
  /** In the language of the page. */
  name: string;
}

export interface PlayerSubtitle {
  language: PlayerLanguage;
  /** Captions describe sounds too. */
  kind: 'subtitles' | 'captions';
  /** A WebVTT file. */
  url: string;
  /** Shown unless the viewer chose otherwise. */
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

/** What is played. A name that is a string is in the language of the page; times are in seconds. */
export interface PlayerMedia {
  /** A new id restarts the player with another film. */
  id: string;
  kind: 'film' | 'live';
  title: PhrasesData;
  /** Under the title: season and episode, or the current programme. */
  subtitle?: PhrasesData | undefined;
  poster?: PictureData | null | undefined;
  /** Empty until they are known: playback waits for them, or asks `renewSource` for them. */
  sources: readonly PlayerSource[];
  /** Known before the stream has loaded. */
  duration?: number | undefined;
  subtitles?: readonly PlayerSubtitle[];
  audio?: readonly PlayerAudio[];
  intro?: { start: number; end: number } | null | undefined;
  /** The next episode is offered from here on. */
  creditsStart?: number | null | undefined;
  chapters?: readonly PlayerChapter[];
  /** A WebVTT file whose cues point at parts of images. */
  thumbnailsUrl?: string | null | undefined;
  /** How far a channel can seek back; 0 for live only. */
  dvrSeconds?: number | undefined;
}

/** The previous or next title. */
export interface PlayerNeighbour {
  title: PhrasesData;
  /** «فصل ۲، قسمت ۶» */
  label?: string | undefined;
  picture?: PictureData | null | undefined;
  onSelect: () => void;
}
