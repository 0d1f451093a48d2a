import type { Movie, PreviewClip, TitleType } from '@parde/api-client';
import type { EpisodeOf } from '@parde/domain';

/** The fields that all types of titles share. */
export type TitleBase = Pick<
  Movie,
  | 'id'
  | 'name_fa'
  | 'name_en'
  | 'summary_fa'
  | 'summary_en'
  | 'age_rating'
  | 'rating'
  | 'genres'
  | 'poster'
  | 'backdrop'
  | 'access'
  | 'badge'
> & {
  readonly type: TitleType;
  /** The id of the title's trailer. */
  readonly trailer_id?: string | null | undefined;
  readonly preview_clip?: PreviewClip | null | undefined;
  readonly episode_of?: EpisodeOf | null;
  readonly duration_minutes?: number | null;
};

export type TitleRef = Pick<TitleBase, 'type' | 'id'>;
