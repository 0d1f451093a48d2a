/*
 * The server's answers. The field names are those of Parde's contract, so the answers of its `getPlayback`,
 * `listOfflineTerms` and `saveWatching` need no conversion. Other servers send what they know.
 */

/** Identifies a title on the server. */
export interface TitleRef<Type extends string = string> {
  readonly content_type: Type;
  readonly id: string;
}

export interface PlaybackSource {
  readonly type: 'hls' | 'mp4' | 'webm';
  readonly url: string;
  /** The height of a file, such as `720p`. A stream contains its heights. */
  readonly quality?: string | null;
  /** For example `avc1.4d401f,mp4a.40.2`. */
  readonly codecs?: string | null;
}

interface Language {
  readonly language: { readonly code: string };
}

/** A title that can be played. Other fields that a server sends are stored with the title and come back with it. */
export interface OfflinePlayback extends TitleRef {
  readonly sources: readonly PlaybackSource[];
  /** The audio tracks of the stream, in its order. */
  readonly audio?: readonly (Language & { readonly default: boolean })[];
  readonly subtitles?: readonly (Language & { readonly url: string })[];
  readonly picture?: { readonly url: string } | null;
  /** WebVTT whose cues name parts of pictures, for the seek bar. */
  readonly thumbnails_url?: string | null;
  /** The time at which the addresses expire (ISO 8601). */
  readonly expires_at?: string | null;
  readonly position_seconds?: number | null;
  /** Null if the title must not be saved. If it is missing, the title may be saved and does not end. */
  readonly offline?: OfflineTerms | null;
}

export interface OfflineTerms {
  /** The time at which the saved title stops playing (ISO 8601). Null or missing if it has no end. */
  readonly until?: string | null;
  /** The version of the files. Parts of two versions are never mixed. */
  readonly version?: string;
  /** The sizes, the lowest height first. */
  readonly files?: readonly {
    readonly height: number;
    readonly size_bytes: number | null;
    readonly sizes?: readonly { readonly codecs: string; readonly size_bytes: number }[];
  }[];
}

export interface WatchedPosition<Type extends string = string> extends TitleRef<Type> {
  readonly position_seconds: number;
  readonly duration_seconds: number;
  /** ISO 8601. The server stores the newer of two positions. */
  readonly watched_at: string;
}

/** `refused`: this viewer may not save or watch the title. `gone`: the title no longer exists. */
export type ServerRefusal = 'refused' | 'gone';

/**
 * The server of the titles. A call that throws is repeated later, for example if there is no connection. A refusal is
 * an answer, so it is returned.
 */
export interface OfflineServer<Playback extends OfflinePlayback = OfflinePlayback> {
  /** Returns the current addresses and terms. Called before each download, because addresses expire. */
  getPlayback(title: TitleRef<Playback['content_type']>): Promise<Playback | ServerRefusal>;
  /** Returns the current terms of at most 50 titles; null for a title that must no longer be saved or played. */
  getTerms?(
    titles: TitleRef<Playback['content_type']>[],
  ): Promise<readonly (TitleRef & { readonly terms: OfflineTerms | null })[]>;
  /** Reports the position of a title that was watched on this device. */
  savePosition?(position: WatchedPosition<Playback['content_type']>): Promise<unknown>;
  /** Returns the server's time in milliseconds; null if there is no answer. */
  getTime?(): Promise<number | null>;
}
