import type { Random } from './accounts/codes.ts';
import type { TitlePictures, Titles } from './catalogue/title.ts';
import type { Database } from './storage/database.ts';

/** What the handlers of every subject are made of. */
export type Parts = {
  db: Database;
  titles: Titles;
  pictures: TitlePictures;
  /** Milliseconds since 1970, on a clock that a test may move. */
  now: () => number;
  random: Random;
};
