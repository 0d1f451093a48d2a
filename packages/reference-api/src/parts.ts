import type { Random } from './accounts/codes.ts';
import type { TitlePictures, Titles } from './catalogue/title.ts';
import type { Database } from './storage/database.ts';

/** The dependencies of every subject's handlers. */
export type Parts = {
  db: Database;
  titles: Titles;
  pictures: TitlePictures;
  /** Milliseconds since 1970, on a clock that a test may move. */
  now: () => number;
  random: Random;
};
