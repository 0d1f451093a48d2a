import { isListedHost, locales, maxCharge } from '@parde/domain';
import * as v from 'valibot';
import {
  languageMistakes,
  languagesSchema,
  textsInUnknownLanguages,
} from './check-languages.server.ts';
import {
  analyticsMistakes,
  analyticsSchema,
  headSchema,
  homeMistakes,
  homeSchema,
  menuMistakes,
  menuSchema,
  pageMistakes,
  pagesSchema,
  partMistakes,
  partsSchema,
} from './check-parts.server.ts';
import {
  bank,
  formatIssues,
  id,
  messages,
  planFeatures,
  referral,
  strict,
  supportSchema,
  svgPath,
  text,
  wrongFields,
} from './check-shared.server.ts';
import type { Brand, BrandFonts, Logo, Money } from './define-brand.ts';

const amount = v.pipe(
  v.number(),
  v.integer('must be whole toman'),
  v.minValue(1, 'must be more than nothing'),
  v.maxValue(maxCharge, `must be at most ${maxCharge}`),
);
const percent = 'must be a whole number from 0 to 100';

const moneySchema: v.GenericSchema<Money> = strict({
  vatPercent: v.optional(
    v.pipe(v.number(), v.integer(percent), v.minValue(0, percent), v.maxValue(100, percent)),
  ),
  quickAmounts: v.optional(
    v.pipe(
      v.tupleWithRest([amount], amount),
      v.maxLength(6, 'must be six amounts at most'),
      v.check(
        (amounts) =>
          amounts.every((each, index) => index === 0 || each > (amounts[index - 1] ?? 0)),
        'must begin with the smallest',
      ),
    ),
  ),
});

const time = v.pipe(
  v.string(),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 02:00'),
);
const hours = v.pipe(
  strict({ from: time, to: time }),
  v.check(({ from, to }) => from !== to, 'must end at another time than they begin'),
);

const offlineSchema: v.GenericSchema<NonNullable<Brand['offline']>> = strict({
  cheapHours: v.tupleWithRest([hours], hours),
});

/** Only files at the top of the brand's public folder are served. */
const publicFile = v.pipe(
  v.string(),
  v.regex(
    /^\/[A-Za-z0-9][\w-]*\.[a-z0-9]+$/,
    'must be a file at the top of the public folder, such as /logo.svg',
  ),
);
const side = v.pipe(v.number(), v.minValue(1, 'must be 1 or more'));

const logoSchema: v.GenericSchema<Logo> = strict({
  mark: svgPath,
  picture: v.optional(strict({ light: publicFile, dark: publicFile, width: side, height: side })),
});

const share = v.pipe(v.number(), v.minValue(1, 'must be in per cent'), v.maxValue(300));
const fontFile = v.pipe(
  v.string(),
  v.regex(
    /^[/]assets[/][\w.-]+\.woff2$/,
    'must be a file of public/assets, such as /assets/estedad-1.woff2',
  ),
);
const ranges = /^U\+[\dA-F]{1,6}(?:-[\dA-F]{1,6})?(?:, ?U\+[\dA-F]{1,6}(?:-[\dA-F]{1,6})?)*$/i;

const fontsSchema: v.GenericSchema<BrandFonts> = strict({
  family: v.pipe(
    v.string(),
    v.regex(/^[\p{L}\d][\p{L}\d ]*$/u, 'must be a name of letters, digits, spaces'),
  ),
  faces: v.pipe(
    v.array(
      strict({
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
  metrics: v.optional(strict({ ascent: share, descent: share })),
});

const iconFile = v.pipe(
  v.string(),
  v.regex(
    /^(?!public\/)[\w-][\w.-]*(?:\/[\w-][\w.-]*)*\.(?:svg|png)$/,
    'must be an SVG or PNG file beside brand.ts, such as icon.svg or art/icon.png',
  ),
);
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #1a2b3c'));
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
const rule = strict({
  hosts: v.pipe(v.array(host), v.minLength(1, 'must name a host')),
  deployment: v.optional(text),
});
const everywhere = v.literal(true, 'must be true, or name hosts: { hosts: […] }');
const hostRule = v.lazy<typeof rule | typeof everywhere>((input) =>
  typeof input === 'object' ? rule : everywhere,
);

/** An empty text removes a feature of the plans. */
const ownMessages = v.objectWithRest(
  Object.fromEntries(planFeatures.map((key) => [key, v.optional(v.string())])),
  text,
);

const brandSchema: v.GenericSchema<Brand> = strict({
  id: v.pipe(
    v.string(),
    v.regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits, dashes'),
  ),
  name: messages,
  tagline: messages,
  description: messages,
  logo: logoSchema,
  fonts: v.optional(fontsSchema),
  // check-messages.server.ts compares the keys with the existing messages.
  messages: v.optional(
    strict({
      fa: v.optional(ownMessages),
      en: v.optional(ownMessages),
    }),
  ),
  languages: v.optional(languagesSchema),
  iconColor: v.pipe(
    strict({ ground: colour, mark: colour }),
    v.check(
      ({ ground, mark }) => ground.toLowerCase() !== mark.toLowerCase(),
      'must have a mark of another colour than its ground',
    ),
  ),
  icon: v.optional(iconFile),
  themeColor: strict({ light: colour, dark: colour }),
  supportPhone: v.optional(v.pipe(v.string(), v.regex(/^\+?\d{4,15}$/, 'must be 4 to 15 digits'))),
  securityContact: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?:https:\/\/|mailto:|tel:)\S+$/,
        'must be an address such as mailto:security@parde.example',
      ),
    ),
  ),
  about: v.optional(messages),
  preferOwnTexts: v.optional(v.boolean('must be true or false')),
  head: v.optional(headSchema),
  ids: strict({ live: id, newspaper: id, bookFair: id }),
  plusCatalogue: v.optional(strict({ name: messages, href: address })),
  englishNames: v.optional(
    strict({
      categories: v.optional(v.record(id, text)),
      genres: v.optional(v.record(genreKey, text)),
    }),
  ),
  menu: v.optional(menuSchema),
  money: v.optional(moneySchema),
  offline: v.optional(offlineSchema),
  pages: v.optional(pagesSchema),
  parts: v.optional(partsSchema),
  analytics: v.optional(analyticsSchema),
  support: v.optional(supportSchema),
  home: v.optional(homeSchema),
  otherHosts: v.picklist(['redirect', 'serve'], 'must be redirect or serve'),
  rules: strict({
    hidePayments: v.optional(hostRule),
    hideFullRateTip: v.optional(hostRule),
  }),
  sliderRef: referral,
  userRef: referral,
  defaultBank: v.optional(bank),
  fullRateOperators: v.optional(messages),
  advertisedEpisodes: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1, 'must be 1 or more')),
  ),
});

/**
 * Returns one line for each wrong field, with the value that it should have. A malformed field does not hide mistakes
 * in the other fields.
 */
export function fieldMistakes(brand: Brand): string[] {
  const { issues } = v.safeParse(brandSchema, brand);
  const wrong = wrongFields(issues);
  return [...formatIssues(issues), ...mistakesWithin(brand, (field) => !wrong.has(field))];
}

/** Checks that a schema cannot express, for the fields that passed their schema. */
function mistakesWithin(brand: Brand, isSound: (field: keyof Brand) => boolean): string[] {
  const { menu, pages = [], parts, analytics, home, languages } = brand;
  const soundPages = isSound('pages') ? pages : undefined;
  const within = {
    menu: () => (menu ? menuMistakes(menu, soundPages) : []),
    home: () => (home ? homeMistakes(home) : []),
    analytics: () => (analytics ? analyticsMistakes(analytics) : []),
    languages: () => (languages ? languageMistakes(languages) : []),
    pages: () => pageMistakes(pages, home),
    parts: () => (parts ? partMistakes(parts) : []),
  };
  const fields = ['menu', 'home', 'analytics', 'languages', 'pages', 'parts'] as const;
  return [
    ...fields.filter(isSound).flatMap((field) => within[field]().map((line) => `${field}.${line}`)),
    ...textsInUnknownLanguages(brand, isSound),
  ];
}
