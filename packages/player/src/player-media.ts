import type { PictureData } from '@parde/ui';

/** Somewhere that the pictures and the sound come from. The first that the browser can play is played. */
export interface PlayerSource {
  type: 'hls' | 'mp4' | 'webm';
  url: string;
  /** As `canPlayType` takes them; null where they are not known. */
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
  /** Captions tell of sounds too. */
  kind: 'subtitles' | 'captions';
  /** A WebVTT file. */
  url: string;
  /** Shown unless the viewer has chosen otherwise. */
  default: boolean;
}

export interface PlayerAudio {
  language: PlayerLanguage;
  kind: 'original' | 'dubbed' | 'described';
  default: boolean;
}

export interface PlayerChapter {
  start: number;
  name: string;
}

/** What is played. Names are in the language of the page, times in seconds. */
export interface PlayerMedia {
  /** Another id is another film: it begins anew. */
  id: string;
  kind: 'film' | 'live';
  title: string;
  /** Under the title: a season and an episode, the programme that is on. */
  subtitle?: string | undefined;
  poster?: PictureData | null | undefined;
  sources: readonly PlayerSource[];
  /** Known before the stream is there. */
  duration?: number | undefined;
  subtitles?: readonly PlayerSubtitle[];
  audio?: readonly PlayerAudio[];
  intro?: { start: number; end: number } | null | undefined;
  /** From here on the next one is offered. */
  creditsStart?: number | null | undefined;
  chapters?: readonly PlayerChapter[];
  /** A WebVTT file whose cues name parts of pictures. */
  thumbnailsUrl?: string | null | undefined;
  /** How far a channel may be wound back; 0 where it may not. */
  dvrSeconds?: number | undefined;
}

/** What comes before or after. */
export interface PlayerNeighbour {
  title: string;
  /** «فصل ۲، قسمت ۶» */
  label?: string | undefined;
  picture?: PictureData | null | undefined;
  onSelect: () => void;
}
