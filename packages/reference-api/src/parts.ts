import type { Random } from './accounts/codes.ts';
import type { PreviewClips } from './catalogue/preview-clips.ts';
import type { TitlePictures, Titles } from './catalogue/title.ts';
import type { Database } from './storage/database.ts';

/** The dependencies that the handlers of every part share. */
export type Parts = {
  db: Database;
  titles: Titles;
  pictures: TitlePictures;
  clips: PreviewClips;
  /** Milliseconds since 1970. A test may move this clock. */
  now: () => number;
  random: Random;
};
