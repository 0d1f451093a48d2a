import * as v from 'valibot';
import { paletteNames, sceneNames } from '../artwork.ts';
import { art, channel, live, reference, screening, slide, told } from '../catalogue.ts';
import { day, described, named, summarised } from '../fields.ts';

/** The forms of the files in data/. What an entry and a catalogue share is taken from the catalogue's form. */
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const days = v.pipe(v.number(), v.integer());
const minutes = told.minutes.wrapped;
const texts = v.array(v.string());
/** The same words in Persian and in English. */
const pair = v.tuple([v.string(), v.string()]);
export type Pair = readonly [fa: string, en: string];
const pairs = v.array(pair);
const genres = told.genres.wrapped;
const countries = told.countries.wrapped;

/** What an editor says of a title, all of it. */
const written = {
  ...told,
  art,
  genres,
  access: told.access.wrapped,
  summary_fa: summarised.summary_fa.wrapped,
  added_days_ago: days,
};

export const film = v.strictObject({
  ...written,
  minutes,
  /** One of the two. A film that is to come has the year of its release. */
  released: v.optional(day),
  released_in_days: v.optional(days),
});

export const series = v.strictObject({
  ...written,
  minutes,
  began: day,
  /** How many episodes each season has, the announced ones included. */
  seasons: v.array(count),
  /** How many are in season 0. */
  specials: count,
  /** How many of the last are still to come. */
  announced: count,
  days_between: count,
  /** Of the first season; the others are made up. */
  episode_names: v.optional(pairs),
});

export const video = v.strictObject({
  ...written,
  seconds: told.seconds.wrapped,
  /** Of the day on which it came. */
  hour: v.optional(v.number()),
});

export const person = v.strictObject({
  id: told.id,
  name_fa: named.name_fa,
  name_en: v.nullable(v.string()),
  sitter: v.picklist(['man', 'woman', 'scarfed']),
});

export const press = v.strictObject({
  ...v.omit(channel, ['series']).entries,
  art,
  genre: v.string(),
  access: told.access.wrapped,
  days_between: count,
  videos: count,
  /** An issue's number is counted back from it. */
  latest_issue: v.optional(count),
  /** How many series it makes, and of which genre. */
  series: v.optional(v.strictObject({ genre: v.string(), count })),
  names: v.array(
    v.strictObject({ name_fa: v.string(), name_en: v.string(), summary_fa: v.string() }),
  ),
});

/** What is on: a channel shows its own in turn. */
export const programme = v.strictObject({
  id: told.id,
  name_fa: v.string(),
  name_en: v.string(),
  minutes: count,
  summary_fa: v.optional(v.string()),
});

export const liveChannel = v.strictObject({
  ...v.omit(live, ['programmes']).entries,
  art,
  /** The minutes of the day between which it is on the air. */
  from_minute: count,
  until_minute: count,
  /** The video that plays some of its programmes again. */
  catch_up_id: v.optional(v.string()),
  programmes: v.array(v.string()),
});

export const show = v.strictObject({
  ...v.omit(screening, ['from', 'until']).entries,
  from_days: days,
  until_days: days,
});

/** Which titles a list takes: what is said must all hold, and of several genres or countries one. */
const rule = v.strictObject({
  type: v.optional(v.picklist(['movie', 'series'])),
  genres: v.optional(genres),
  also: v.optional(genres),
  countries: v.optional(countries),
  access: told.access,
  age: v.optional(told.age),
  best_quality: told.best_quality,
  scene: v.optional(v.picklist(sceneNames)),
  min_rating: v.optional(v.number()),
  /** Longer than this, and not longer than that. */
  min_minutes: v.optional(count),
  max_minutes: v.optional(count),
  until_year: v.optional(count),
  /** A series that has ended, or goes on. */
  ended: v.optional(v.boolean()),
  /** One of these in its name or summary. */
  mentions: v.optional(texts),
});
export type Rule = v.InferInput<typeof rule>;

export const list = v.strictObject({
  id: told.id,
  ...named,
  ...described,
  art: v.optional(art),
  days_ago: days,
  size: count,
  takes: rule,
});

export const home = v.strictObject({
  rows: v.array(
    v.strictObject({
      id: told.id,
      ...named,
      shape: v.picklist(['posters', 'wide', 'people']),
      signed_in: v.optional(v.boolean()),
      items: v.optional(v.array(reference)),
      /** In place of items: the newest issues of the magazines. */
      newest_issues: v.optional(count),
    }),
  ),
  slides: v.array(slide),
});

export const comments = v.strictObject({
  warm: texts,
  mixed: texts,
  cold: texts,
  spoilers: texts,
  long: texts,
  authors: texts,
});

export const words = v.strictObject({
  jobs: pairs,
  crafts: pairs,
  objects: pairs,
  adjectives: pairs,
  relatives: pairs,
  elders: pairs,
  places: pairs,
  spots: pairs,
  relics: pairs,
  nature: pairs,
  seasons: pairs,
  years: pairs,
  days: pairs,
  hours: pairs,
  troubles: pairs,
  sports: pairs,
  animals: pairs,
  species: pairs,
  instruments: pairs,
  /** Strings and wood, which a player can carry. */
  wooden: pairs,
  /** Small things that people keep. */
  keepsakes: pairs,
  /** Animals, each with where it lives. */
  wild: pairs,
  /** What is brought to be mended. */
  mendable: pairs,
  /** Hours of the night. */
  nights: pairs,
  /** Animals that a family may have at home. */
  pets: pairs,
  /** What may be missing from the sky. */
  sky: pairs,
});

/** A story's setting. The first is Iran; `share` is that of the foreign titles, in percent. */
export const land = v.strictObject({
  country: v.string(),
  languages: texts,
  share: v.number(),
  city: pairs,
  land: pairs,
  /** Cities by the sea. */
  port: pairs,
  /** Cities that have an underground. */
  metro: pairs,
  /** Cities that a train stops at. */
  rail: pairs,
  /** Where there are climbers, and where snow closes the roads. */
  mountain: pairs,
  woman: pairs,
  man: pairs,
  family: pairs,
});
export type Land = v.InferInput<typeof land>;

export const names = v.strictObject({ women: pairs, men: pairs, surnames: pairs });
export const biographies = v.strictObject({
  beginnings: pairs,
  manners: pairs,
  direction: pairs,
});
export const episodes = v.strictObject({ names: pairs, plots: pairs });

/** How stories of a mood go on, how an editor ends, and in what light they are drawn. */
export const mood = v.strictObject({
  id: v.picklist(['warm', 'light', 'child', 'dark', 'grand', 'stage', 'true']),
  palettes: v.array(v.picklist(paletteNames)),
  turns: texts,
  closings: texts,
});
export type Mood = v.InferInput<typeof mood>['id'];

/**
 * What a title can be about: its plots, and the names that go with all of them or with one, counted from 1. `original`
 * is the same name in the languages of other lands.
 */
export const story = v.strictObject({
  genres,
  scenes: v.array(v.picklist(sceneNames)),
  only_in_iran: v.optional(v.boolean()),
  plots: pairs,
  names: v.array(
    v.strictObject({
      plot: v.optional(count),
      name: pair,
      original: v.optional(v.record(v.string(), v.string())),
    }),
  ),
});

export const curiousName = v.strictObject({ ...named, summary_fa: v.string(), art });
