import { isListedHost } from '@parde/domain';
import * as v from 'valibot';
import { contentId } from '../content-id.ts';
import type { Brand } from './define-brand.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));
const words = v.strictObject({ fa: text, en: text });
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #1a2b3c'));
const referral = v.pipe(v.string(), v.regex(/^\d{1,18}$/, 'must be 1 to 18 digits'));

const id = v.pipe(v.string(), v.regex(contentId, 'must be an id of letters, digits, dashes'));
const genreKey = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]{1,40}$/, 'must be a key of lower-case letters, digits, dashes'),
);
const address = v.pipe(
  v.string(),
  v.url('must be a web address'),
  v.startsWith('https://', 'must begin with https://'),
);
const host = v.pipe(
  text,
  v.check((name) => isListedHost(name, [name]), 'must be a host such as app.parde.example'),
);
const hostRule = v.strictObject({
  hosts: v.pipe(v.array(host), v.minLength(1, 'must name a host')),
  deployment: v.optional(text),
});

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
  iconColor: v.strictObject({ ground: colour, mark: colour }),
  themeColor: v.strictObject({ light: colour, dark: colour }),
  supportPhone: v.pipe(v.string(), v.regex(/^\+?\d{4,15}$/, 'must be 4 to 15 digits')),
  ids: v.strictObject({ live: id, newspaper: id, bookFair: id }),
  plusCatalogue: v.optional(v.strictObject({ name: words, href: address })),
  englishNames: v.optional(
    v.strictObject({
      categories: v.optional(v.record(id, text)),
      genres: v.optional(v.record(genreKey, text)),
    }),
  ),
  otherHosts: v.picklist(['redirect', 'serve'], 'must be redirect or serve'),
  rules: v.strictObject({
    hidePayments: v.optional(hostRule),
    hideFullRateTip: v.optional(hostRule),
  }),
  sliderRef: referral,
  userRef: referral,
});

/** Names every wrong field and stops the start. */
export function checkBrand(brand: Brand): Brand {
  const result = v.safeParse(brandSchema, brand);
  if (result.success) return result.output;
  const lines = result.issues.map(
    (issue) => `  ${v.getDotPath(issue) ?? 'brand'} ${issue.message}`,
  );
  throw new Error(`brand.ts is invalid:\n${lines.join('\n')}`);
}
