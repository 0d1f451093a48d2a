import * as v from 'valibot';

/** What several parts of a brand are made of. */
export const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));

/** Which other languages there may be is checked by `unspokenWords`. */
export const words = v.objectWithRest({ fa: text, en: text }, text);

export const svgPath = v.pipe(
  v.string(),
  v.regex(/^[Mm][\d\s.,A-Za-z-]+$/, 'must be the data of an SVG path'),
);
