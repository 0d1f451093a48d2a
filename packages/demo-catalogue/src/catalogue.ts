import * as v from 'valibot';
import { paletteNames, sceneNames } from './artwork.ts';
import {
  day,
  described,
  flag,
  id,
  moment,
  name,
  named,
  picture,
  shortId,
  summarised,
  text,
  whole,
} from './fields.ts';

/**
 * The form of a catalogue: what `--out` writes and what a server reads. It is as generous as can be: only an id, a
 * type, a name, a year, an age and a length must be there. Limits are those of the API's contract.
 */

/** What a drawn picture shows: its scene, its light, the subject where a scene knows several, and its composition. */
export const art = v.pipe(
  v.tupleWithRest([v.picklist(sceneNames), v.picklist(paletteNames)], v.string()),
  v.maxLength(4),
);

const access = v.picklist(['free', 'subscription', 'paid', 'operator']);
/** In toman, of what is sold alone. What costs nothing is free. */
const price = v.nullish(whole(1, 1_000_000_000_000));
const rating = v.nullish(
  v.strictObject({
    average: v.pipe(v.number(), v.minValue(0), v.maxValue(10)),
    // Viewers of the server add theirs.
    count: whole(0, 900_000_000),
  }),
);
/** From which on it may be watched: a child is shown nothing of which it is not known. */
const age = v.picklist([0, 7, 12, 15, 18]);
const qualities = ['480p', '720p', '1080p', '2160p'] as const;
const count = whole(0, 1_000_000_000_000);

/** What an editor says of a title. The files of data/ and a catalogue say it in the same words. */
export const told = {
  id: shortId,
  ...named,
  /** In the language that it was made in, where that is not Persian. */
  original_name: v.nullish(name),
  ...summarised,
  year: v.optional(whole(1880, 2200)),
  /** The year that a series ended. */
  last_year: v.nullish(whole(1880, 2200)),
  minutes: v.optional(whole(1, 1000)),
  /** In place of minutes, for what is short. */
  seconds: v.optional(whole(1, 360_000)),
  age,
  rating,
  genres: v.optional(v.pipe(v.array(v.string()), v.maxLength(8))),
  countries: v.optional(v.pipe(v.array(v.string()), v.maxLength(8))),
  languages: v.optional(v.pipe(v.array(v.string()), v.maxLength(7))),
  subtitles: v.optional(v.pipe(v.array(v.string()), v.maxLength(20))),
  /** Into Persian. */
  dubbed: flag,
  /** A voice tells what is to be seen. */
  audio_description: flag,
  /** The languages of subtitles that tell sounds, too. */
  captions: v.optional(v.pipe(v.array(v.string()), v.maxLength(20))),
  directors: v.optional(v.pipe(v.array(id), v.maxLength(10))),
  actors: v.optional(v.pipe(v.array(id), v.maxLength(40))),
  access: v.optional(access),
  price,
  exclusive: flag,
  best_quality: v.optional(v.picklist(qualities)),
  downloadable: flag,
  /** Views: the more, the further in front. */
  popularity: v.optional(count),
  art: v.optional(art),
  poster: picture,
  backdrop: picture,
  /** False where only its address leads to it, as to a trailer. */
  listed: flag,
  trailer_id: v.nullish(id),
  channel_id: v.nullish(id),
};

const episode = v.strictObject({
  number: whole(0, 10_000),
  ...named,
  ...summarised,
  minutes: v.nullish(whole(1, 1000)),
  aired: moment,
  added: v.optional(moment),
  popularity: v.optional(count),
  access: v.optional(access),
  price,
  picture,
  rating,
});

const season = v.strictObject({
  number: whole(0, 1000),
  name_fa: v.optional(name),
  name_en: v.nullish(name),
  year: v.nullish(whole(1880, 2200)),
  episodes: v.array(episode),
});

export const title = v.strictObject({
  ...told,
  type: v.picklist(['movie', 'series', 'video']),
  /** Null, or nothing, where it is not known. */
  released: v.nullish(moment),
  added: v.nullish(moment),
  categories: v.optional(v.array(v.string())),
  /** Of a series that is sold by the episode: what a new one costs. */
  episode_price: price,
  issue: v.nullish(v.strictObject({ number: whole(1, 1_000_000), date: day })),
  seasons: v.optional(v.pipe(v.array(season), v.maxLength(100))),
});

export const person = v.strictObject({
  id,
  ...named,
  picture,
  /** Whose portrait is drawn, where there is no picture. */
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
  /** The series that it makes. */
  series: v.optional(v.array(id)),
});

const slot = v.strictObject({
  /** From Saturday, 0, to Friday, 6. */
  weekday: whole(0, 6),
  starts_minute: whole(0, 1439),
  minutes: whole(1, 1440),
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

/** A film shown for some days to whoever buys a ticket. */
export const screening = v.strictObject({
  id: shortId,
  film_id: id,
  ...named,
  ...summarised,
  from: moment,
  until: moment,
  /** How long a ticket is good for; to the end of the screening where nothing is said. */
  hours: v.nullish(whole(1, 1000)),
  price: whole(1, 1_000_000_000_000),
  added: v.optional(moment),
  popularity: v.optional(count),
  rating,
});

/** What a shelf, a list, a slide or a comment is about: movie/1024, person/p-niknam. */
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
  /** Only for who has signed in. */
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
  stars: v.nullish(whole(1, 10)),
  written: moment,
});

const genre = v.strictObject({ key: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/)), ...named });
/** `value` is its number in the content filter, which stands in addresses and cookies; 0 is any. */
const value = whole(1, 9999);
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

export type Category = Said<typeof plainCategory> & {
  readonly children?: readonly Category[] | undefined;
};
const plainCategory = v.strictObject({ id, cat_id: v.optional(id), ...named });
/** The menu. `id` stands in the address, `cat_id` is the server's own. */
export const category: v.GenericSchema<Category> = v.strictObject({
  ...plainCategory.entries,
  children: v.optional(v.pipe(v.array(v.lazy(() => category)), v.maxLength(60))),
});

/** A whole catalogue. What is left out is the demo's (vocabulary, menu), follows from the titles (home), or is not there. */
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

/** A catalogue is read, and never changed. */
type DeepReadonly<Value> = { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> };
type Said<Schema extends v.GenericSchema> = DeepReadonly<v.InferInput<Schema>>;

export type Catalogue = Said<typeof catalogue>;
export type Title = Said<typeof title>;
export type Season = Said<typeof season>;
export type Episode = Said<typeof episode>;
export type Person = Said<typeof person>;
export type Channel = Said<typeof channel>;
export type Live = Said<typeof live>;
export type Screening = Said<typeof screening>;
export type Comment = Said<typeof comment>;
