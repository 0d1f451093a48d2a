import * as v from 'valibot';

/** A non-empty text, used by several fields of a brand. */
export const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));

/** `textsInUnknownLanguages` checks which other languages are allowed. */
export const messages = v.objectWithRest({ fa: text, en: text }, text);

export const svgPath = v.pipe(
  v.string(),
  v.regex(/^[Mm][\d\s.,A-Za-z-]+$/, 'must be the data of an SVG path'),
);

const named = v.array(v.looseObject({ id: v.string() }));

/** Returns the ids of the brand's own items or shelves, or undefined if the value is malformed. */
export function idsOf(items: unknown = []): readonly string[] | undefined {
  const { success, output } = v.safeParse(named, items);
  return success ? output.map(({ id }) => id) : undefined;
}
