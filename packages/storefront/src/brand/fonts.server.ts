import { locales } from '@parde/domain';
import * as v from 'valibot';
import type { BrandFonts } from './fonts.ts';

const share = v.pipe(v.number(), v.minValue(1, 'must be in per cent'), v.maxValue(300));
const fontFile = v.pipe(
  v.string(),
  v.regex(
    /^[/]assets[/][\w.-]+\.woff2$/,
    'must be a file of public/assets, such as /assets/estedad-1.woff2',
  ),
);
const ranges = /^U\+[\dA-F]{1,6}(?:-[\dA-F]{1,6})?(?:, ?U\+[\dA-F]{1,6}(?:-[\dA-F]{1,6})?)*$/i;

export const fontsSchema: v.GenericSchema<BrandFonts> = v.strictObject({
  family: v.pipe(
    v.string(),
    v.regex(/^[\p{L}\d][\p{L}\d ]*$/u, 'must be a name of letters, digits, spaces'),
  ),
  faces: v.pipe(
    v.array(
      v.strictObject({
        src: fontFile,
        weight: v.pipe(v.string(), v.regex(/^\d{3}(?: \d{3})?$/, 'must be like 400, or 400 900')),
        unicodeRange: v.optional(
          v.pipe(v.string(), v.regex(ranges, 'must be like U+0600-06FF, U+200C')),
        ),
        preload: v.optional(v.array(v.picklist(locales, 'must be a language'))),
      }),
    ),
    v.minLength(1, 'must have a face'),
  ),
  metrics: v.optional(v.strictObject({ ascent: share, descent: share })),
});
