import * as v from 'valibot';
import type { Brand } from './define-brand.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));
const words = v.strictObject({ fa: text, en: text });
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #1a2b3c'));
const referral = v.pipe(v.string(), v.regex(/^\d{1,18}$/, 'must be 1 to 18 digits'));

const brandSchema: v.GenericSchema<Brand> = v.strictObject({
  id: v.pipe(
    v.string(),
    v.regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits, dashes'),
  ),
  name: words,
  tagline: words,
  description: words,
  logoPath: v.pipe(
    v.string(),
    v.regex(/^[Mm][\d\s.,A-Za-z-]+$/, 'must be the data of an SVG path'),
  ),
  themeColor: v.strictObject({ light: colour, dark: colour }),
  supportPhone: v.pipe(v.string(), v.regex(/^\+?\d{4,15}$/, 'must be 4 to 15 digits')),
  newspaperChannel: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'must be the id of a channel')),
  sliderRef: referral,
  userRef: referral,
});

/** Refuses to start with a brand that a viewer would meet broken, naming each field and what it should be. */
export function checkBrand(brand: Brand): Brand {
  const result = v.safeParse(brandSchema, brand);
  if (result.success) return result.output;
  const lines = result.issues.map(
    (issue) => `  ${v.getDotPath(issue) ?? 'brand'} ${issue.message}`,
  );
  throw new Error(`brand.ts needs mending:\n${lines.join('\n')}`);
}
