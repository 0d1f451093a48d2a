import type { Generated } from 'kysely';

/** What is a viewer's own. Of two rows, the one with the higher id was written later. */
export type LibraryTables = {
  /** The lists that are kept here; what was bought is the money's. */
  my_titles: {
    id: Generated<number>;
    mobile: string;
    list: 'watchlist' | 'liked' | 'history';
    content_type: TitleType;
    content_id: string;
  };
  /** How far a viewer has come. Of what was watched, only episodes are here: they say which one is next. */
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
  };
  /** They are counted in the title's `rating_sum` and `rating_count` too. */
  ratings: { mobile: string; content_type: TitleType; content_id: string; stars: number };
  /** One a viewer of a comment; somebody looks at them. */
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
