import * as v from 'valibot';
import type { Logo } from './logo.ts';

/** Only these are served: files at the top of the brand's public folder. */
const publicFile = v.pipe(
  v.string(),
  v.regex(
    /^\/[A-Za-z0-9][\w-]*\.[a-z0-9]+$/,
    'must be a file at the top of the public folder, such as /logo.svg',
  ),
);
const side = v.pipe(v.number(), v.minValue(1, 'must be 1 or more'));

export const logoSchema: v.GenericSchema<Logo> = v.strictObject({
  mark: v.pipe(v.string(), v.regex(/^[Mm][\d\s.,A-Za-z-]+$/, 'must be the data of an SVG path')),
  picture: v.optional(
    v.strictObject({ light: publicFile, dark: publicFile, width: side, height: side }),
  ),
});
