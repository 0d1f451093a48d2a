import { isListedHost, maxCharge } from '@parde/domain';
import * as v from 'valibot';
import { contentId } from '../content-id.ts';
import { messages, text } from './brand-values.server.ts';
import { analyticsMistakes, analyticsSchema } from './check-analytics.server.ts';
import { homeMistakes, homeSchema } from './check-home.server.ts';
import {
  languageMistakes,
  languagesSchema,
  textsInUnknownLanguages,
} from './check-languages.server.ts';
import { menuMistakes, menuSchema } from './check-menu.server.ts';
import { pageMistakes, pagesSchema } from './check-pages.server.ts';
import type { Brand } from './define-brand.ts';
import { fontsSchema } from './fonts.server.ts';
import { formatIssues, wrongFields } from './format-issues.server.ts';
import type { Logo } from './logo.ts';
import type { Money } from './money.ts';

const amount = v.pipe(
  v.number(),
  v.integer('must be whole toman'),
  v.minValue(1, 'must be more than nothing'),
  v.maxValue(maxCharge, `must be at most ${maxCharge}`),
);
const percent = 'must be a whole number from 1 to 100';

const moneySchema: v.GenericSchema<Money> = v.strictObject({
  vatPercent: v.optional(
    v.pipe(v.number(), v.integer(percent), v.minValue(1, percent), v.maxValue(100, percent)),
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
  v.strictObject({ from: time, to: time }),
  v.check(({ from, to }) => from !== to, 'must end at another time than they begin'),
);

const offlineSchema: v.GenericSchema<NonNullable<Brand['offline']>> = v.strictObject({
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

const logoSchema: v.GenericSchema<Logo> = v.strictObject({
  mark: v.pipe(v.string(), v.regex(/^[Mm][\d\s.,A-Za-z-]+$/, 'must be the data of an SVG path')),
  picture: v.optional(
    v.strictObject({ light: publicFile, dark: publicFile, width: side, height: side }),
  ),
});

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
  name: messages,
  tagline: messages,
  description: messages,
  logo: logoSchema,
  fonts: v.optional(fontsSchema),
  // brand-mistakes.server.ts compares the keys with the existing messages.
  messages: v.optional(
    v.strictObject({
      fa: v.optional(v.record(v.string(), text)),
      en: v.optional(v.record(v.string(), text)),
    }),
  ),
  languages: v.optional(languagesSchema),
  iconColor: v.strictObject({ ground: colour, mark: colour }),
  themeColor: v.strictObject({ light: colour, dark: colour }),
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
  ids: v.strictObject({ live: id, newspaper: id, bookFair: id }),
  plusCatalogue: v.optional(v.strictObject({ name: messages, href: address })),
  englishNames: v.optional(
    v.strictObject({
      categories: v.optional(v.record(id, text)),
      genres: v.optional(v.record(genreKey, text)),
    }),
  ),
  menu: v.optional(menuSchema),
  money: v.optional(moneySchema),
  offline: v.optional(offlineSchema),
  pages: v.optional(pagesSchema),
  analytics: v.optional(analyticsSchema),
  home: v.optional(homeSchema),
  otherHosts: v.picklist(['redirect', 'serve'], 'must be redirect or serve'),
  rules: v.strictObject({
    hidePayments: v.optional(hostRule),
    hideFullRateTip: v.optional(hostRule),
  }),
  sliderRef: referral,
  userRef: referral,
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
  const { menu, pages = [], analytics, home, languages } = brand;
  const soundPages = isSound('pages') ? pages : undefined;
  const within = {
    menu: () => (menu ? menuMistakes(menu, soundPages) : []),
    home: () => (home ? homeMistakes(home) : []),
    analytics: () => (analytics ? analyticsMistakes(analytics) : []),
    languages: () => (languages ? languageMistakes(languages) : []),
    pages: () => pageMistakes(pages),
  };
  const fields = ['menu', 'home', 'analytics', 'languages', 'pages'] as const;
  return [
    ...fields.filter(isSound).flatMap((field) => within[field]().map((line) => `${field}.${line}`)),
    ...textsInUnknownLanguages(brand, isSound),
  ];
}
