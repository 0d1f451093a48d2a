import * as v from 'valibot';

/** What several parts of a brand are made of. */
export const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));

/** Which other languages there may be is checked by `unspokenWords`. */
export const words = v.objectWithRest({ fa: text, en: text }, text);

export const svgPath = v.pipe(
  v.string(),
  v.regex(/^[Mm][\d\s.,A-Za-z-]+$/, 'must be the data of an SVG path'),
);

const named = v.array(v.looseObject({ id: v.string() }));

/** What a brand's own items or shelves are called, or undefined where that cannot be read. */
export function idsOf(items: unknown = []): readonly string[] | undefined {
  const { success, output } = v.safeParse(named, items);
  return success ? output.map(({ id }) => id) : undefined;
}
