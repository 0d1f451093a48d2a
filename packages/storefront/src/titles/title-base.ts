import type { Movie, TitleType } from '@parde/api-client';

/** What every title has, whatever its page shows beside it. */
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
  /** Its trailer's video. */
  readonly trailer_id?: string | null | undefined;
};

/** Which title, wherever only that matters. */
export type TitleRef = Pick<TitleBase, 'type' | 'id'>;
