import type { Generated, GeneratedAlways } from 'kysely';

/** Tables filled by the seed: vocabulary, titles, and the lists that show them. */
export type CatalogueTables = {
  /** A single row with the seed's options. */
  seeds: { id: 1; seed: number; size: 'full' | 'small' | 'own'; day: string };

  /** The titles of a genre or category without `art` lend it their picture. */
  genres: Named & { key: string; position: number; art: string | null };
  /** `value` is the country's number in the filter `country`. */
  countries: Named & { code: string; value: number };
  /** `value` is the language's number in the filter `lang`; null for a language without a menu entry. */
  languages: Named & { code: string; value: number | null };
  /** Values of the filter `f_type`: feature, short, animation, documentary, serial. */
  forms: Named & { value: number };
  /** `id` is used in addresses; `cat_id` is the server's own id. */
  categories: Named & {
    id: string;
    cat_id: string;
    parent_id: string | null;
    position: number;
    art: string | null;
  };

  people: Named & {
    id: string;
    name_order: number;
    sitter: 'man' | 'woman' | 'scarfed';
    has_picture: Bit;
    biography_fa: string;
    biography_en: string | null;
    birth_date: string | null;
    birth_place_fa: string | null;
    birth_place_en: string | null;
    death_date: string | null;
    popularity: number;
    picture_url: string | null;
    /** True if the person has a credit in an Iranian title. */
    iranian: Bit;
  };
  person_groups: { person_id: string; group_key: CastGroup };

  /** The channels of videos: the newspaper, the studio and the magazines. */
  channels: Named &
    Described & {
      id: string;
      kind: 'newspaper' | 'studio' | 'magazine';
      position: number;
      art: string;
      has_logo: Bit;
      has_backdrop: Bit;
    };

  /** The series that a channel produces. */
  channel_series: { channel_id: string; series_id: string };

  /** Films, series and videos share one set of ids. */
  titles: Named &
    Summarised &
    Sold &
    Rated & {
      id: string;
      type: 'movie' | 'series' | 'video';
      /** The rank in Persian alphabetical order. */
      name_order: number;
      /** The year of production; for a series, its first year. */
      year: number;
      /** The year in which a series ended. Null for a running series, and for other titles. */
      last_year: number | null;
      /** The same years in the Iranian calendar, for Iranian titles. */
      jalali_year: number | null;
      jalali_last_year: number | null;
      /** Null for a series. */
      seconds: number | null;
      age: 0 | 7 | 12 | 15 | 18;
      form: number;
      /** The release: a film's date, a series' first episode, or a video's publication. */
      released_at: number;
      added_at: number;
      popularity: number;
      dubbed: Bit;
      /** 1 if the title has an audio description. */
      described: Bit;
      exclusive: Bit;
      /** JSON: the qualities available after the release. */
      qualities: string;
      downloadable: Bit;
      /** JSON: the title's `Pictures`. */
      art: string;
      has_poster: Bit;
      has_backdrop: Bit;
      /** 0 for a title that is on no shelf, such as a trailer. */
      listed: Bit;
      trailer_id: string | null;
      /** The price of a new episode, for a series sold by episode. */
      episode_price: number | null;
      channel_id: string | null;
      issue_number: number | null;
      issue_date: string | null;
      /** JSON: the catalogue's other fields of the title. */
      details: string | null;
    };
  title_genres: { title_id: string; genre_key: string; position: number };
  title_countries: { title_id: string; country_code: string; position: number };
  /** Audio languages: the original language or, with `dubbed`, that of a dubbing. */
  title_languages: { title_id: string; language_code: string; position: number; dubbed: Bit };
  title_subtitles: { title_id: string; language_code: string; position: number };
  /** Captions: subtitles that also describe sounds. */
  title_captions: { title_id: string; language_code: string; position: number };
  title_categories: { title_id: string; category_id: string };
  credits: {
    title_id: string;
    person_id: string;
    role: 'director' | 'actor';
    position: number;
  };

  seasons: Named & { series_id: string; number: number; year: number | null };
  /** An episode's genres, people, age and languages are those of its series. */
  episodes: Named &
    Summarised &
    Sold &
    Rated & {
      id: string;
      series_id: string;
      season: number;
      number: number;
      minutes: number | null;
      /** The release. Until then the episode is only announced. */
      air_at: number;
      added_at: number;
      popularity: number;
      has_picture: Bit;
      picture_url: string | null;
    };
  ekrans: Named &
    Summarised &
    Rated & {
      id: string;
      film_id: string;
      period_start: number;
      period_end: number;
      /** The hours for which a ticket is valid after the first play. */
      hours: number | null;
      price: number;
      added_at: number;
      popularity: number;
    };

  lives: Named &
    Described & {
      id: string;
      position: number;
      age: 0 | 7 | 12 | 15 | 18;
      access: 'free' | 'subscription';
      art: string;
      has_logo: Bit;
      has_picture: Bit;
    };
  /**
   * The weekly schedule. `weekday` is counted from Saturday, 0, and `starts_minute` from midnight in Tehran. A
   * programme across midnight belongs to the day on which it starts. There may be gaps between programmes.
   */
  live_programmes: Named &
    Summarised & {
      live_id: string;
      weekday: number;
      starts_minute: number;
      minutes: number;
      /** JSON, or null for a programme without a picture. */
      art: string | null;
      /** The video for watching the programme later. */
      catch_up_id: string | null;
    };

  lists: Named &
    Described & {
      id: string;
      position: number;
      /** JSON, or null for a list without a cover. */
      art: string | null;
      updated_at: number;
    };
  list_titles: { list_id: string; position: number } & ContentRef;
  home_rows: Named & {
    id: string;
    position: number;
    shape: 'posters' | 'wide' | 'people';
    /** 1 if the row is only for signed-in viewers. */
    signed_in: Bit;
  };
  home_row_items: { row_id: string; position: number } & ContentRef;
  slides: ContentRef & {
    id: string;
    position: number;
    tagline_fa: string;
    tagline_en: string | null;
  };

  /** Comments of the seed and of viewers. Those of the seed have no user, so `author_name` and `stars` are here. */
  comments: ContentRef & {
    id: Generated<number>;
    user_id: number | null;
    author_name: string | null;
    text: string;
    spoiler: Bit;
    stars: number | null;
    created_at: number;
    state: 'published' | 'pending' | 'removed';
  };
};

type Bit = 0 | 1;
type CastGroup = 'directors' | 'iranian-actors' | 'foreign-actors';
type Named = { name_fa: string; name_en: string | null };
type Described = { description_fa: string; description_en: string | null };
type Summarised = { summary_fa: string; summary_en: string | null };
/** The price is in toman, and set only for a title sold singly. */
type Sold = { access: 'free' | 'subscription' | 'paid' | 'operator'; price: number | null };
/** Updated with each viewer's rating. `rating` is the average, or 0 without ratings. */
type Rated = { rating_sum: number; rating_count: number; rating: GeneratedAlways<number> };
type ContentRef = {
  content_type: 'movie' | 'series' | 'episode' | 'video' | 'ekran' | 'live' | 'channel' | 'person';
  content_id: string;
};

const named = 'name_fa TEXT NOT NULL, name_en TEXT';
const described = 'description_fa TEXT NOT NULL, description_en TEXT';
const summarised = 'summary_fa TEXT NOT NULL, summary_en TEXT';
const sold = `access TEXT NOT NULL CHECK (access IN ('free', 'subscription', 'paid', 'operator')), price INTEGER`;
const rated = `rating_sum INTEGER NOT NULL, rating_count INTEGER NOT NULL,
    rating REAL GENERATED ALWAYS AS (iif(rating_count > 0, CAST(rating_sum AS REAL) / rating_count, 0.0)) VIRTUAL`;
const content = 'content_type TEXT NOT NULL, content_id TEXT NOT NULL';

export const catalogueTables = `
  CREATE TABLE seeds (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    seed INTEGER NOT NULL, size TEXT NOT NULL, day TEXT NOT NULL
  ) STRICT;

  CREATE TABLE genres (key TEXT PRIMARY KEY, position INTEGER NOT NULL, ${named}) STRICT, WITHOUT ROWID;
  CREATE TABLE countries (code TEXT PRIMARY KEY, value INTEGER NOT NULL UNIQUE, ${named}) STRICT, WITHOUT ROWID;
  CREATE TABLE languages (code TEXT PRIMARY KEY, value INTEGER UNIQUE, ${named}) STRICT, WITHOUT ROWID;
  CREATE TABLE forms (value INTEGER PRIMARY KEY, ${named}) STRICT;
  CREATE TABLE categories (
    id TEXT PRIMARY KEY, cat_id TEXT NOT NULL UNIQUE, parent_id TEXT REFERENCES categories (id),
    position INTEGER NOT NULL, name_fa TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE people (
    id TEXT PRIMARY KEY, ${named}, name_order INTEGER NOT NULL, sitter TEXT NOT NULL,
    has_picture INTEGER NOT NULL, biography_fa TEXT NOT NULL, biography_en TEXT,
    birth_date TEXT, birth_place_fa TEXT, birth_place_en TEXT, death_date TEXT, popularity INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE person_groups (
    group_key TEXT NOT NULL, person_id TEXT NOT NULL REFERENCES people (id),
    PRIMARY KEY (group_key, person_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX groups_of_person ON person_groups (person_id);

  CREATE TABLE channels (
    id TEXT PRIMARY KEY, kind TEXT NOT NULL, position INTEGER NOT NULL, ${named}, ${described},
    art TEXT NOT NULL, has_logo INTEGER NOT NULL, has_backdrop INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE titles (
    id TEXT PRIMARY KEY, type TEXT NOT NULL CHECK (type IN ('movie', 'series', 'video')),
    ${named}, name_order INTEGER NOT NULL, ${summarised},
    year INTEGER NOT NULL, last_year INTEGER, seconds INTEGER, age INTEGER NOT NULL,
    form INTEGER NOT NULL REFERENCES forms (value),
    ${sold}, released_at INTEGER NOT NULL, added_at INTEGER NOT NULL, popularity INTEGER NOT NULL,
    dubbed INTEGER NOT NULL, exclusive INTEGER NOT NULL, qualities TEXT NOT NULL, downloadable INTEGER NOT NULL,
    art TEXT NOT NULL, has_poster INTEGER NOT NULL, has_backdrop INTEGER NOT NULL, listed INTEGER NOT NULL,
    trailer_id TEXT, episode_price INTEGER,
    channel_id TEXT REFERENCES channels (id), issue_number INTEGER, issue_date TEXT,
    ${rated}
  ) STRICT;
  CREATE INDEX titles_newest ON titles (listed, added_at, id);
  CREATE INDEX titles_popular ON titles (listed, popularity, id);
  CREATE INDEX titles_rated ON titles (listed, rating, id);
  CREATE INDEX titles_named ON titles (listed, name_order, id);
  CREATE INDEX titles_of_channel ON titles (channel_id, released_at) WHERE channel_id IS NOT NULL;
  CREATE INDEX titles_issues ON titles (issue_date) WHERE issue_number IS NOT NULL;

  CREATE TABLE title_genres (
    title_id TEXT NOT NULL REFERENCES titles (id), genre_key TEXT NOT NULL REFERENCES genres (key),
    position INTEGER NOT NULL, PRIMARY KEY (title_id, genre_key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX titles_of_genre ON title_genres (genre_key, title_id);
  CREATE TABLE title_countries (
    title_id TEXT NOT NULL REFERENCES titles (id), country_code TEXT NOT NULL REFERENCES countries (code),
    position INTEGER NOT NULL, PRIMARY KEY (title_id, country_code)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX titles_of_country ON title_countries (country_code, title_id);
  CREATE TABLE title_languages (
    title_id TEXT NOT NULL REFERENCES titles (id), language_code TEXT NOT NULL REFERENCES languages (code),
    position INTEGER NOT NULL, dubbed INTEGER NOT NULL, PRIMARY KEY (title_id, language_code)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX titles_of_language ON title_languages (language_code, title_id);
  CREATE TABLE title_subtitles (
    title_id TEXT NOT NULL REFERENCES titles (id), language_code TEXT NOT NULL REFERENCES languages (code),
    position INTEGER NOT NULL, PRIMARY KEY (title_id, language_code)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE title_categories (
    category_id TEXT NOT NULL REFERENCES categories (id), title_id TEXT NOT NULL REFERENCES titles (id),
    PRIMARY KEY (category_id, title_id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE credits (
    title_id TEXT NOT NULL REFERENCES titles (id), role TEXT NOT NULL CHECK (role IN ('director', 'actor')),
    position INTEGER NOT NULL, person_id TEXT NOT NULL REFERENCES people (id),
    PRIMARY KEY (title_id, role, position)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX credits_of_person ON credits (person_id, title_id);

  CREATE TABLE seasons (
    series_id TEXT NOT NULL REFERENCES titles (id), number INTEGER NOT NULL, ${named}, year INTEGER,
    PRIMARY KEY (series_id, number)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE episodes (
    id TEXT PRIMARY KEY, series_id TEXT NOT NULL, season INTEGER NOT NULL, number INTEGER NOT NULL,
    ${named}, ${summarised}, minutes INTEGER, air_at INTEGER NOT NULL, added_at INTEGER NOT NULL,
    popularity INTEGER NOT NULL, ${sold}, has_picture INTEGER NOT NULL, ${rated},
    FOREIGN KEY (series_id, season) REFERENCES seasons (series_id, number)
  ) STRICT;
  CREATE UNIQUE INDEX episodes_of_series ON episodes (series_id, season, number);

  CREATE TABLE ekrans (
    id TEXT PRIMARY KEY, film_id TEXT NOT NULL REFERENCES titles (id), ${named}, ${summarised},
    period_start INTEGER NOT NULL, period_end INTEGER NOT NULL, hours INTEGER, price INTEGER NOT NULL,
    added_at INTEGER NOT NULL, popularity INTEGER NOT NULL, ${rated}
  ) STRICT;
  CREATE INDEX ekrans_of_film ON ekrans (film_id);

  CREATE TABLE lives (
    id TEXT PRIMARY KEY, position INTEGER NOT NULL, ${named}, ${described}, age INTEGER NOT NULL,
    access TEXT NOT NULL, art TEXT NOT NULL, has_logo INTEGER NOT NULL, has_picture INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE live_programmes (
    live_id TEXT NOT NULL REFERENCES lives (id), weekday INTEGER NOT NULL, starts_minute INTEGER NOT NULL,
    minutes INTEGER NOT NULL, ${named}, ${summarised}, art TEXT, catch_up_id TEXT REFERENCES titles (id),
    PRIMARY KEY (live_id, weekday, starts_minute)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE lists (
    id TEXT PRIMARY KEY, position INTEGER NOT NULL, ${named}, ${described}, art TEXT, updated_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE list_titles (
    list_id TEXT NOT NULL REFERENCES lists (id), position INTEGER NOT NULL, ${content},
    PRIMARY KEY (list_id, position)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE home_rows (
    id TEXT PRIMARY KEY, position INTEGER NOT NULL, ${named}, shape TEXT NOT NULL, signed_in INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE home_row_items (
    row_id TEXT NOT NULL REFERENCES home_rows (id), position INTEGER NOT NULL, ${content},
    PRIMARY KEY (row_id, position)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE slides (
    id TEXT PRIMARY KEY, position INTEGER NOT NULL, ${content}, tagline_fa TEXT NOT NULL, tagline_en TEXT
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE comments (
    id INTEGER PRIMARY KEY, ${content}, user_id INTEGER REFERENCES users (id), author_name TEXT,
    text TEXT NOT NULL, spoiler INTEGER NOT NULL, stars INTEGER, created_at INTEGER NOT NULL, state TEXT NOT NULL
  ) STRICT;
  CREATE INDEX comments_of_title ON comments (content_type, content_id, created_at);
  CREATE INDEX comments_of_user ON comments (user_id) WHERE user_id IS NOT NULL;
`;

export const catalogueChanges = `
  CREATE TABLE channel_series (
    channel_id TEXT NOT NULL REFERENCES channels (id), series_id TEXT NOT NULL REFERENCES titles (id),
    PRIMARY KEY (channel_id, series_id)
  ) STRICT, WITHOUT ROWID;
`;

/** Adds the fields that no query uses, and the addresses of pictures that are not drawn by this server. */
export const ownCatalogues = `
  ALTER TABLE titles ADD COLUMN details TEXT;
  ALTER TABLE episodes ADD COLUMN picture_url TEXT;
  ALTER TABLE people ADD COLUMN picture_url TEXT;
`;

/** Adds Jalali years, audio descriptions and captions. */
export const yearsAndAccess = `
  ALTER TABLE titles ADD COLUMN jalali_year INTEGER;
  ALTER TABLE titles ADD COLUMN jalali_last_year INTEGER;
  ALTER TABLE titles ADD COLUMN described INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE title_captions (
    title_id TEXT NOT NULL REFERENCES titles (id), language_code TEXT NOT NULL REFERENCES languages (code),
    position INTEGER NOT NULL, PRIMARY KEY (title_id, language_code)
  ) STRICT, WITHOUT ROWID;
  ALTER TABLE people ADD COLUMN iranian INTEGER NOT NULL DEFAULT 1;
  UPDATE titles SET jalali_year = year - 621, jalali_last_year = last_year - 621
  WHERE type = 'video' OR id IN (SELECT title_id FROM title_countries WHERE country_code = 'IR' AND position = 0);
  UPDATE people SET iranian = 0 WHERE id IN (SELECT person_id FROM person_groups WHERE group_key = 'foreign-actors');
`;
