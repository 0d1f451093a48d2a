import * as v from 'valibot';
import { paletteNames, sceneNames } from '../artwork.ts';
import { art, channel, live, reference, screening, slide, titleFields } from '../catalogue.ts';
import { day, described, named, summarised } from '../fields.ts';

/** The schemas of the files in data/. Fields shared with a catalogue are taken from the catalogue's schema. */
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const days = v.pipe(v.number(), v.integer());
const minutes = titleFields.minutes.wrapped;
const texts = v.array(v.string());
/** The same text in Persian and in English. */
const pair = v.tuple([v.string(), v.string()]);
export type Pair = readonly [fa: string, en: string];
const pairs = v.array(pair);
const genres = titleFields.genres.wrapped;
const countries = titleFields.countries.wrapped;

/** All fields of a title that an editor writes. */
const written = {
  ...titleFields,
  art,
  genres,
  access: titleFields.access.wrapped,
  summary_fa: summarised.summary_fa.wrapped,
  added_days_ago: days,
};

export const film = v.strictObject({
  ...written,
  minutes,
  /** A film has either `released` or `released_in_days`. The year of an unreleased film is that of its release. */
  released: v.optional(day),
  released_in_days: v.optional(days),
});

export const series = v.strictObject({
  ...written,
  minutes,
  began: day,
  /** The number of episodes in each season, including announced ones. */
  seasons: v.array(count),
  /** The number of episodes in season 0. */
  specials: count,
  /** The number of episodes at the end that are not released yet. */
  announced: count,
  days_between: count,
  /** The names of the first season's episodes; the other names are generated. */
  episode_names: v.optional(pairs),
});

export const video = v.strictObject({
  ...written,
  seconds: titleFields.seconds.wrapped,
  /** The hour at which it was published on its day. */
  hour: v.optional(v.number()),
});

export const person = v.strictObject({
  id: titleFields.id,
  name_fa: named.name_fa,
  name_en: v.nullable(v.string()),
  sitter: v.picklist(['man', 'woman', 'scarfed']),
});

export const press = v.strictObject({
  ...v.omit(channel, ['series']).entries,
  art,
  genre: v.string(),
  access: titleFields.access.wrapped,
  days_between: count,
  videos: count,
  /** The number of the newest issue, from which the earlier ones are counted back. */
  latest_issue: v.optional(count),
  /** The number and the genre of the series that the channel produces. */
  series: v.optional(v.strictObject({ genre: v.string(), count })),
  names: v.array(
    v.strictObject({
      name_fa: v.string(),
      name_en: v.string(),
      summary_fa: v.string(),
      summary_en: v.string(),
    }),
  ),
});

/** A programme on a live channel. A channel shows its programmes in turn. */
export const programme = v.strictObject({
  id: titleFields.id,
  name_fa: v.string(),
  name_en: v.string(),
  minutes: count,
  summary_fa: v.optional(v.string()),
  summary_en: v.optional(v.string()),
});

export const liveChannel = v.strictObject({
  ...v.omit(live, ['programmes']).entries,
  art,
  /** The minute of the day at which the channel's broadcast begins; `until_minute` is the end. */
  from_minute: count,
  until_minute: count,
  /** The video for watching some of the channel's programmes later. */
  catch_up_id: v.optional(v.string()),
  programmes: v.array(v.string()),
});

export const show = v.strictObject({
  ...v.omit(screening, ['from', 'until']).entries,
  from_days: days,
  until_days: days,
});

/**
 * The rule by which a list selects titles. All given fields must match; of several genres or countries one is enough.
 */
const rule = v.strictObject({
  type: v.optional(v.picklist(['movie', 'series'])),
  genres: v.optional(genres),
  also: v.optional(genres),
  countries: v.optional(countries),
  access: titleFields.access,
  age: v.optional(titleFields.age),
  best_quality: titleFields.best_quality,
  scene: v.optional(v.picklist(sceneNames)),
  min_rating: v.optional(v.number()),
  /** Longer than the minimum, and not longer than the maximum. */
  min_minutes: v.optional(count),
  max_minutes: v.optional(count),
  until_year: v.optional(count),
  /** True for a series that has ended, false for one that is still running. */
  ended: v.optional(v.boolean()),
  /** Texts, one of which is in the name or the summary. */
  mentions: v.optional(texts),
});
export type Rule = v.InferInput<typeof rule>;

export const list = v.strictObject({
  id: titleFields.id,
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
      id: titleFields.id,
      ...named,
      shape: v.picklist(['posters', 'wide', 'people']),
      signed_in: v.optional(v.boolean()),
      items: v.optional(v.array(reference)),
      /** Replaces `items` with this many newest issues of the magazines. */
      newest_issues: v.optional(count),
    }),
  ),
  slides: v.array(slide),
});

/**
 * `when` has the conditions that a title must meet, all of them: «movie|series» is met by either, «!kids» by a title
 * for adults. `factsOf` in `generate/comments.ts` has the facts of a title.
 */
const commentText = v.strictObject({ when: v.optional(v.string()), text: v.string() });

export const comments = v.strictObject({
  warm: v.array(commentText),
  mixed: v.array(commentText),
  cold: v.array(commentText),
  spoilers: v.array(commentText),
  long: v.array(commentText),
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
  /** Stringed instruments of wood that a player can carry. */
  wooden: pairs,
  /** Small things that people keep as souvenirs. */
  keepsakes: pairs,
  /** Wild animals, each with its habitat. */
  wild: pairs,
  /** Things that are brought for repair. */
  mendable: pairs,
  /** Hours of the night. */
  nights: pairs,
  /** Animals that a family may have at home. */
  pets: pairs,
  /** Things that may disappear from the sky. */
  sky: pairs,
});

/** A country in which stories are set. The first is Iran. `share` is the country's percentage of the foreign titles. */
export const land = v.strictObject({
  country: v.string(),
  languages: texts,
  share: v.number(),
  city: pairs,
  land: pairs,
  /** Cities on the coast. */
  port: pairs,
  /** Cities with an underground railway. */
  metro: pairs,
  /** Cities with a railway station. */
  rail: pairs,
  /** Places with climbers, where snow closes the roads. */
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

/** The palettes for stories of a mood. */
export const mood = v.strictObject({
  id: v.picklist(['warm', 'light', 'child', 'dark', 'grand', 'stage', 'true']),
  palettes: v.array(v.picklist(paletteNames)),
});
export type Mood = v.InferInput<typeof mood>['id'];

/**
 * A subject for titles: its plots, each with its names. `original` is the same name in the languages of other countries.
 */
export const story = v.strictObject({
  genres,
  scenes: v.array(v.picklist(sceneNames)),
  only_in_iran: v.optional(v.boolean()),
  plots: v.array(
    v.strictObject({
      text: pair,
      names: v.array(
        v.strictObject({ name: pair, original: v.optional(v.record(v.string(), v.string())) }),
      ),
    }),
  ),
});

export const curiousName = v.strictObject({
  ...named,
  summary_fa: v.string(),
  summary_en: v.string(),
  art,
});

/** The ids of the titles without English texts, so that pages are seen with a missing translation. */
export const untranslated = texts;
