import * as v from 'valibot';

/** Field types of a catalogue. Limits are those of the API's contract. */

export const id = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{1,64}$/, 'An id has 1 to 64 of a-z, A-Z, 0-9, _ and -'),
);
/** Ids of episodes, files and programmes append a suffix to this id. */
export const shortId = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{1,40}$/, 'An id has 1 to 40 of a-z, A-Z, 0-9, _ and -'),
);
export const integerBetween = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
export const name = v.pipe(v.string(), v.minLength(1), v.maxLength(300));
export const text = v.pipe(v.string(), v.maxLength(5000));
export const flag = v.optional(v.boolean());

export const named = { name_fa: name, name_en: v.nullish(name) };
export const described = { description_fa: v.optional(text), description_en: v.nullish(text) };
export const summarised = { summary_fa: v.optional(text), summary_en: v.nullish(text) };

/** True if the date exists (30 February does not) and its year is one that the API accepts. */
const isDay = (written: string) => {
  const date = written.slice(0, 10);
  const time = Date.parse(date);
  const year = Number(date.slice(0, 4));
  return (
    !Number.isNaN(time) &&
    new Date(time).toISOString().startsWith(date) &&
    year >= 1880 &&
    year <= 2200
  );
};
const noSuchDay = 'There is no such day from 1880 to 2200';

/** A day in Tehran or an exact time: 2026-11-21, or 2026-11-21T20:00:00+03:30. */
export const moment = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/,
    'A day is written 2026-11-21, a moment 2026-11-21T20:00:00+03:30',
  ),
  v.check((written) => isDay(written) && !Number.isNaN(Date.parse(written)), noSuchDay),
);
export const day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d$/, 'A day is written 2026-11-21'),
  v.check(isDay, noSuchDay),
);

/** The address of the owner's own picture, or null for no picture. If missing, a picture is drawn. */
export const picture = v.nullish(
  v.pipe(v.string(), v.maxLength(2048), v.regex(/^https?:\/\//, 'An address begins with https://')),
);
