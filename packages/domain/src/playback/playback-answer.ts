import type { Named } from '../language/names.ts';
import type { MaybeEpisode } from '../titles/title-lines.ts';

/** The fields that the rules need of the answers to `getPlayback` and `getLivePlayback`. */
export interface PlaybackAnswer extends MaybeEpisode, StreamAnswer {
  readonly content_type: string;
  readonly duration_seconds?: number | null | undefined;
  readonly intro?: SpanAnswer | null | undefined;
  readonly credits_start_seconds?: number | null | undefined;
  readonly chapters?: readonly ChapterAnswer[] | undefined;
  readonly thumbnails_url?: string | null | undefined;
}

export interface LivePlaybackAnswer extends Named, StreamAnswer {
  readonly dvr_seconds?: number | undefined;
}

/** The episode before or after the current one. */
export interface NeighbourAnswer extends Named {
  readonly season?: number | null | undefined;
  readonly number?: number | null | undefined;
  readonly picture?: PictureAnswer | null | undefined;
}

export interface PictureAnswer {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly color?: string | null | undefined;
  readonly alt?: string | null | undefined;
  readonly placeholder?: string | undefined;
  readonly mirrorable?: boolean | undefined;
  readonly widths?: readonly number[] | undefined;
}

export interface SourceAnswer {
  readonly type: 'hls' | 'mp4' | 'webm';
  readonly url: string;
  readonly codecs: string | null;
  readonly quality?: string | null | undefined;
}

export interface SubtitleAnswer {
  readonly language: LanguageAnswer;
  readonly kind: 'subtitles' | 'captions';
  readonly url: string;
  readonly default: boolean;
}

export interface AudioAnswer {
  readonly language: LanguageAnswer;
  readonly kind: 'original' | 'dubbed' | 'described';
  readonly default: boolean;
}

interface StreamAnswer {
  readonly id: string;
  readonly picture?: PictureAnswer | null | undefined;
  readonly sources: readonly SourceAnswer[];
  readonly subtitles?: readonly SubtitleAnswer[] | undefined;
  readonly audio?: readonly AudioAnswer[] | undefined;
}

interface LanguageAnswer extends Named {
  readonly code: string;
}

interface SpanAnswer {
  readonly start_seconds: number;
  readonly end_seconds: number;
}

interface ChapterAnswer extends Named {
  readonly start_seconds: number;
}
