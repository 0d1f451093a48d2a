import * as v from 'valibot';

/** What several parts of a brand are made of. */
export const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));

export const words = v.strictObject({ fa: text, en: text });

export const svgPath = v.pipe(
  v.string(),
  v.regex(/^[Mm][\d\s.,A-Za-z-]+$/, 'must be the data of an SVG path'),
);
