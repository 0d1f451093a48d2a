import type { Generated } from 'kysely';

/** The viewers' own data. A row with a higher id was written later. */
export type LibraryTables = {
  /** The lists that viewers and the server fill. Purchases are in the money tables. */
  my_titles: {
    id: Generated<number>;
    mobile: string;
    list: 'watchlist' | 'liked' | 'history';
    content_type: TitleType;
    content_id: string;
  };
  /** The channels that a viewer follows. */
  follows: { id: Generated<number>; mobile: string; channel_id: string };
  /** Watch positions, and marks of watched titles. */
  places: {
    id: Generated<number>;
    mobile: string;
    content_type: TitleType;
    content_id: string;
    series_id: string | null;
    position: number;
    duration: number;
    watched: 0 | 1;
    at: number;
    /** 1 if the viewer has removed the title from the started titles. */
    hidden: 0 | 1;
  };
  /** The time watched on each day in Tehran. */
  watch_time: { mobile: string; day: string; seconds: number };
  /** These ratings are also included in the title's `rating_sum` and `rating_count`. */
  ratings: { mobile: string; content_type: TitleType; content_id: string; stars: number };
  /** The files that a viewer has downloaded, each with its last download. */
  downloads: {
    mobile: string;
    content_type: TitleType;
    content_id: string;
    quality: '480p' | '720p' | '1080p' | '2160p';
    size: number;
    fetched_at: number;
    /** 1 if removed from the list. Another download of the file restores it. */
    hidden: 0 | 1;
  };
  /** Reports for moderators, one per viewer and comment. */
  comment_reports: {
    comment_id: number;
    mobile: string;
    reason: 'spoiler' | 'insult' | 'advertising' | 'off-topic' | 'other';
    text: string | null;
    at: number;
  };
};

type TitleType = 'movie' | 'series' | 'episode' | 'video' | 'ekran';

const own = 'mobile TEXT NOT NULL REFERENCES users (mobile)';
const title = 'content_type TEXT NOT NULL, content_id TEXT NOT NULL';

export const libraryTables = `
  CREATE TABLE my_titles (
    id INTEGER PRIMARY KEY, ${own}, list TEXT NOT NULL, ${title},
    UNIQUE (mobile, content_type, content_id, list)
  ) STRICT;
  CREATE INDEX my_titles_of_list ON my_titles (mobile, list, id);

  CREATE TABLE places (
    id INTEGER PRIMARY KEY, ${own}, ${title}, series_id TEXT REFERENCES titles (id),
    position INTEGER NOT NULL, duration INTEGER NOT NULL, watched INTEGER NOT NULL, at INTEGER NOT NULL,
    UNIQUE (mobile, content_type, content_id)
  ) STRICT;
  CREATE INDEX places_of_viewer ON places (mobile, id);

  CREATE TABLE ratings (
    ${own}, ${title}, stars INTEGER NOT NULL, PRIMARY KEY (mobile, content_type, content_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE comment_reports (
    comment_id INTEGER NOT NULL REFERENCES comments (id), ${own}, reason TEXT NOT NULL, text TEXT,
    at INTEGER NOT NULL, PRIMARY KEY (comment_id, mobile)
  ) STRICT, WITHOUT ROWID;
`;

export const libraryChanges = `
  CREATE TABLE follows (
    id INTEGER PRIMARY KEY, ${own}, channel_id TEXT NOT NULL REFERENCES channels (id),
    UNIQUE (mobile, channel_id)
  ) STRICT;
`;

export const watchTimeTable = `
  CREATE TABLE watch_time (
    ${own}, day TEXT NOT NULL, seconds INTEGER NOT NULL, PRIMARY KEY (mobile, day)
  ) STRICT, WITHOUT ROWID;
`;

export const hiddenColumn = 'ALTER TABLE places ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;';

export const downloadTables = `
  CREATE TABLE downloads (
    ${own}, ${title}, quality TEXT NOT NULL, size INTEGER NOT NULL, fetched_at INTEGER NOT NULL,
    hidden INTEGER NOT NULL, PRIMARY KEY (mobile, content_type, content_id, quality)
  ) STRICT, WITHOUT ROWID;
`;
