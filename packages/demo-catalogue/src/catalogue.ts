import * as v from 'valibot';
import { kidsPaletteNames, paletteNames, sceneNames } from './artwork.ts';
import {
  day,
  described,
  flag,
  id,
  integerBetween,
  moment,
  name,
  named,
  picture,
  shortId,
  summarised,
  text,
} from './fields.ts';

/**
 * The schema of a catalogue: the file that `--out` writes and a server reads. Only an id, a type, a name, a year, an
 * age and a length are required. Limits are those of the API's contract.
 */

/**
 * The artwork of a drawn picture: its scene, its palette, its subject if the scene has several, and its composition.
 */
export const art = v.pipe(
  v.tupleWithRest(
    [v.picklist(sceneNames), v.picklist([...paletteNames, ...kidsPaletteNames])],
    v.string(),
  ),
  v.maxLength(6),
);

const access = v.picklist(['free', 'subscription', 'paid', 'operator']);
/** In toman, for titles that are sold singly. A title without a price is free. */
const price = v.nullish(integerBetween(1, 1_000_000_000_000));
const rating = v.nullish(
  v.strictObject({
    average: v.pipe(v.number(), v.minValue(0), v.maxValue(10)),
    // The ratings of the server's viewers are added to this number.
    count: integerBetween(0, 900_000_000),
  }),
);
/** The age from which a title is suitable. It is required, because children are shown no titles without a known age. */
const age = v.picklist([0, 7, 12, 15, 18]);
const qualities = ['480p', '720p', '1080p', '2160p'] as const;
const count = integerBetween(0, 1_000_000_000_000);

/** The fields of a title that an editor writes. The files of data/ and a catalogue share them. */
export const titleFields = {
  id: shortId,
  ...named,
  /** The name in the language of production, if that is not Persian. */
  original_name: v.nullish(name),
  ...summarised,
  year: v.optional(integerBetween(1880, 2200)),
  /** The year that a series ended. */
  last_year: v.nullish(integerBetween(1880, 2200)),
  minutes: v.optional(integerBetween(1, 1000)),
  /** Replaces `minutes` for short videos. */
  seconds: v.optional(integerBetween(1, 360_000)),
  age,
  rating,
  genres: v.optional(v.pipe(v.array(v.string()), v.maxLength(8))),
  countries: v.optional(v.pipe(v.array(v.string()), v.maxLength(8))),
  languages: v.optional(v.pipe(v.array(v.string()), v.maxLength(7))),
  subtitles: v.optional(v.pipe(v.array(v.string()), v.maxLength(20))),
  /** True if the title is dubbed into Persian. */
  dubbed: flag,
  /** True if the title has an audio description for blind viewers. */
  audio_description: flag,
  /** The languages of captions, which are subtitles that also describe sounds. */
  captions: v.optional(v.pipe(v.array(v.string()), v.maxLength(20))),
  directors: v.optional(v.pipe(v.array(id), v.maxLength(10))),
  actors: v.optional(v.pipe(v.array(id), v.maxLength(40))),
  access: v.optional(access),
  price,
  exclusive: flag,
  best_quality: v.optional(v.picklist(qualities)),
  downloadable: flag,
  /** The number of views, by which titles are ranked. */
  popularity: v.optional(count),
  art: v.optional(art),
  poster: picture,
  backdrop: picture,
  /** False if the title is in no list and only its address leads to it, as with a trailer. */
  listed: flag,
  trailer_id: v.nullish(id),
  channel_id: v.nullish(id),
};

const episode = v.strictObject({
  number: integerBetween(0, 10_000),
  ...named,
  ...summarised,
  minutes: v.nullish(integerBetween(1, 1000)),
  aired: moment,
  added: v.optional(moment),
  popularity: v.optional(count),
  access: v.optional(access),
  price,
  picture,
  rating,
});

const season = v.strictObject({
  number: integerBetween(0, 1000),
  name_fa: v.optional(name),
  name_en: v.nullish(name),
  year: v.nullish(integerBetween(1880, 2200)),
  episodes: v.array(episode),
});

export const title = v.strictObject({
  ...titleFields,
  type: v.picklist(['movie', 'series', 'video']),
  /** Null or missing if unknown. */
  released: v.nullish(moment),
  added: v.nullish(moment),
  categories: v.optional(v.array(v.string())),
  /** The price of a new episode, for a series that is sold by the episode. */
  episode_price: price,
  issue: v.nullish(v.strictObject({ number: integerBetween(1, 1_000_000), date: day })),
  seasons: v.optional(v.pipe(v.array(season), v.maxLength(100))),
});

export const person = v.strictObject({
  id,
  ...named,
  picture,
  /** The kind of portrait to draw if there is no picture. */
  sitter: v.optional(v.picklist(['man', 'woman', 'scarfed'])),
  biography_fa: v.optional(text),
  biography_en: v.nullish(text),
  birth_date: v.nullish(day),
  birth_place_fa: v.nullish(v.pipe(v.string(), v.maxLength(200))),
  birth_place_en: v.nullish(v.pipe(v.string(), v.maxLength(200))),
  death_date: v.nullish(day),
});

export const channel = v.strictObject({
  id,
  kind: v.picklist(['newspaper', 'studio', 'magazine']),
  ...named,
  ...described,
  art: v.optional(art),
  logo: picture,
  backdrop: picture,
  /** The series that the channel produces. */
  series: v.optional(v.array(id)),
});

const slot = v.strictObject({
  /** Saturday is 0, Friday is 6. */
  weekday: integerBetween(0, 6),
  starts_minute: integerBetween(0, 1439),
  minutes: integerBetween(1, 1440),
  ...named,
  ...summarised,
  art: v.optional(art),
  catch_up_id: v.nullish(id),
});

export const live = v.strictObject({
  id: shortId,
  ...named,
  ...described,
  age,
  access: v.optional(v.picklist(['free', 'subscription'])),
  art: v.optional(art),
  logo: picture,
  picture,
  programmes: v.optional(v.array(slot)),
});

/** A film that is shown for some days to viewers who buy a ticket. */
export const screening = v.strictObject({
  id: shortId,
  film_id: id,
  ...named,
  ...summarised,
  from: moment,
  until: moment,
  /** The hours for which a ticket is valid; until the end of the screening if missing. */
  hours: v.nullish(integerBetween(1, 1000)),
  price: integerBetween(1, 1_000_000_000_000),
  added: v.optional(moment),
  popularity: v.optional(count),
  rating,
});

/** Refers to the subject of a shelf, a list, a slide or a comment: movie/1024, person/p-niknam. */
export const reference = v.pipe(
  v.string(),
  v.regex(
    /^(?:movie|series|video|episode|ekran|live|channel|person)\/[A-Za-z0-9_-]{1,64}$/,
    'A reference is a type and an id: movie/1024',
  ),
);

const list = v.strictObject({
  id,
  ...named,
  ...described,
  art: v.optional(art),
  updated: v.optional(moment),
  items: v.pipe(v.array(reference), v.maxLength(1000)),
});

const homeRow = v.strictObject({
  id,
  ...named,
  shape: v.picklist(['posters', 'wide', 'people']),
  /** True if the row is shown only to signed-in viewers. */
  signed_in: flag,
  items: v.pipe(v.array(reference), v.maxLength(40)),
});

export const slide = v.strictObject({
  id,
  of: v.pipe(
    reference,
    v.regex(/^(?:movie|series|video|live)\//, 'A slide is of a movie, series, video or live'),
  ),
  tagline_fa: v.pipe(v.string(), v.maxLength(300)),
  tagline_en: v.nullish(v.pipe(v.string(), v.maxLength(300))),
});

const comment = v.strictObject({
  on: reference,
  author: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  text: v.pipe(v.string(), v.minLength(2), v.maxLength(2000)),
  spoiler: flag,
  stars: v.nullish(integerBetween(1, 10)),
  written: moment,
});

const genre = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/)),
  ...named,
  /** The picture of the genre. Without it, the picture of a much watched title is shown. */
  art: v.optional(art),
});
/** The number that the content filter uses in addresses and cookies; 0 stands for any. */
const value = integerBetween(1, 9999);
const country = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  value,
  ...named,
});
const language = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/)),
  value: v.nullish(value),
  ...named,
});

export const vocabulary = v.strictObject({
  genres: v.pipe(v.array(genre), v.maxLength(100)),
  countries: v.pipe(v.array(country), v.maxLength(100)),
  languages: v.pipe(v.array(language), v.maxLength(100)),
});

export type Category = ReadonlyInput<typeof plainCategory> & {
  readonly children?: readonly Category[] | undefined;
};
const plainCategory = v.strictObject({
  id,
  cat_id: v.optional(id),
  ...named,
  art: v.optional(art),
});
/** A category of the menu. `id` is used in addresses; `cat_id` is the server's own id. */
export const category: v.GenericSchema<Category> = v.strictObject({
  ...plainCategory.entries,
  children: v.optional(v.pipe(v.array(v.lazy(() => category)), v.maxLength(60))),
});

/**
 * A complete catalogue. A missing vocabulary or menu is replaced by the demo's, a missing home page is derived from
 * the titles, and other missing parts stay empty.
 */
export const catalogue = v.strictObject({
  $schema: v.optional(v.string()),
  vocabulary: v.optional(vocabulary),
  categories: v.optional(v.pipe(v.array(category), v.maxLength(60))),
  people: v.optional(v.array(person)),
  titles: v.pipe(v.array(title), v.minLength(1)),
  channels: v.optional(v.array(channel)),
  lives: v.optional(v.array(live)),
  screenings: v.optional(v.array(screening)),
  lists: v.optional(v.array(list)),
  home: v.optional(v.strictObject({ rows: v.array(homeRow), slides: v.array(slide) })),
  comments: v.optional(v.array(comment)),
});

/** Makes a catalogue read-only at every level. */
type DeepReadonly<Value> = { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> };
type ReadonlyInput<Schema extends v.GenericSchema> = DeepReadonly<v.InferInput<Schema>>;

export type Catalogue = ReadonlyInput<typeof catalogue>;
export type Title = ReadonlyInput<typeof title>;
export type Season = ReadonlyInput<typeof season>;
export type Episode = ReadonlyInput<typeof episode>;
export type Person = ReadonlyInput<typeof person>;
export type Channel = ReadonlyInput<typeof channel>;
export type Live = ReadonlyInput<typeof live>;
export type Screening = ReadonlyInput<typeof screening>;
export type Comment = ReadonlyInput<typeof comment>;
