import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createI18n } from '../../app/i18n/create-i18n.ts';
import { loadMessages, readMessages } from '../../app/i18n/messages.ts';
import type { Brand, BrandMessages } from '../../brand/define-brand.ts';
import { testBrand } from '../../brand/test-brand.ts';
import { defineLanguages } from '../../entry/languages.ts';
import { brand as faulty } from '../../test-support/faulty-brand/brand.ts';
import { checkAddresses, checkBrand } from './brand-mistakes.server.ts';
import { checkMessages } from './check-messages.server.ts';

const publicFolder = join(import.meta.dirname, 'public');
const linesOf = async (brand: Brand) => {
  const wrong = checkBrand(brand, { publicFolder, read: readMessages });
  const message = await wrong.then(String, (error: Error) => error.message);
  return message.split('\n');
};

it('reports all mistakes in one list: fields, names, messages and files', async () => {
  expect(await linesOf(faulty)).toEqual([
    'The brand has 5 mistakes:',
    '  brand.ts: themeColor.light must be a colour like #1a2b3c, and is "white".',
    '  brand.ts: menu.order.0 must be a name that there is, and is "cinmea"; the nearest is cinema.',
    "  brand.ts: messages.en['shell:singIn'] is no key; the nearest is shell:signIn.",
    '  public/logo.svg: is not there, and logo.picture.light of brand.ts names it: put it there, or name another.',
    '  public/logo.svg: is not there, and logo.picture.dark of brand.ts names it: put it there, or name another.',
  ]);
});

it('reports missing and unknown fields, and a missing brand', async () => {
  const { iconColor: _, ...rest } = testBrand;
  // Simulates a file that was not type-checked.
  const brand: Brand = JSON.parse(JSON.stringify({ ...rest, colour: '#ffffff' }));
  expect(await linesOf(brand)).toEqual([
    'The brand has 2 mistakes:',
    '  brand.ts: iconColor is missing.',
    '  brand.ts: colour is no field here: take it out, or see how it is written.',
  ]);
  const none: { brand: Brand } = JSON.parse('{"brand":null}');
  expect(await linesOf(none.brand)).toEqual([
    'The brand has a mistake:',
    '  brand.ts: exports no brand: write `export const brand = defineBrand({ … })`.',
  ]);
});

it('reads no files of a malformed language', async () => {
  const messages = { './messages/ar/shel.json': async () => ({ default: {} }) };
  const ar = { name: ' ', dir: 'rtl', fallback: 'fa', messages } as const;
  expect(await linesOf({ ...testBrand, languages: defineLanguages({ ar }) })).toEqual([
    'The brand has a mistake:',
    '  brand.ts: languages.ar.name must not be empty.',
  ]);
});

it('names a misspelt language of a text', async () => {
  const brand: Brand = JSON.parse(JSON.stringify({ ...testBrand, tagline: { far: 'x', en: 'x' } }));
  expect(await linesOf(brand)).toContain(
    '  brand.ts: tagline.far is in a language that is not among languages.',
  );
});

it('refuses plain http of a collector and a chat on a site with https', () => {
  const chat = { provider: 'custom', id: 'http://localhost:1/w.js' } as const;
  const support = { ...chat, id: 'https://chat.example/w.js', hosts: ['http://localhost:2'] };
  const https = { ORIGINS: ['https://saba.example'], SUPPORT_CHAT: undefined } as const;
  const check = (brand: Brand, environment: Parameters<typeof checkAddresses>[1]) => () =>
    checkAddresses(brand, environment);
  expect(check({ ...testBrand, support }, https)).toThrow('brand.ts: support.hosts.0 must begin');
  expect(check(testBrand, { ...https, SUPPORT_CHAT: chat })).toThrow('SUPPORT_CHAT: id must begin');
  expect(check({ ...testBrand, support }, { ...https, SUPPORT_CHAT: 'none' })).not.toThrow();
  const http = { ORIGINS: ['http://localhost'], SUPPORT_CHAT: chat } as const;
  expect(check(testBrand, http)).not.toThrow();
});

const mistakesOf = async (brand: Parameters<typeof checkMessages>[0]) =>
  (await checkMessages(brand, readMessages)).mistakes;

/** Simulates files that were not type-checked. */
const check = (messages: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  mistakesOf({ messages });

it('lets a brand change and remove the features of the plans, and no other text', async () => {
  const features = {
    'purchase:episodes': '',
    'home-late:episodes_one': '۱',
    'home-late:episodes_other': '',
  };
  const brand = { ...testBrand, messages: { fa: { ...features, 'purchase:halfPrice': '' } } };
  expect(await linesOf(brand)).toEqual(['']);
  const emptied = { ...testBrand, messages: { fa: { 'purchase:title': '' } } };
  expect(await linesOf(emptied)).toContain(
    '  brand.ts: messages.fa.purchase:title must not be empty.',
  );
});

it('lets a brand override any message, and write its name literally or as a placeholder', async () => {
  const result = await check({
    fa: { 'login:title': 'خوش آمدید', 'shell:copyright': 'همهٔ حقوق برای گروه مهتاب است.' },
    en: {
      'shell:signIn': 'Sign in to {{brand}}',
      'shell:daysLeft_one': 'One day, {{count, number}}',
      'shell:daysLeft_other': '{{count,number}} days',
    },
  });
  expect(result).toEqual([]);
  expect(await mistakesOf({})).toEqual([]);
});

it('suggests the nearest key for an unknown key', async () => {
  expect(await check({ en: { 'shell:singIn': 'Enter', 'login:titel': 'Enter' } })).toEqual([
    "messages.en['shell:singIn'] is no key; the nearest is shell:signIn",
    "messages.en['login:titel'] is no key; the nearest is login:title",
  ]);
});

it('reports placeholders that are missing, unknown or without their format', async () => {
  const mistakes = await check({
    fa: {
      'shell:previousIn': 'قبلی‌ها',
      'shell:card.rating': '{{average}}',
      'shell:all': '{{nmae}}',
    },
  });
  expect(mistakes.join('\n')).toMatch(
    /previousIn'\] must say \{\{name\}\}\n.*rating'\] must say \{\{average, number\}\}\n.*\{\{average\}\}\n.*all'\] is not given \{\{nmae\}\}/,
  );
});

it('requires all forms of a plural, or none', async () => {
  expect(await check({ en: { 'shell:daysLeft_other': '{{count, number}} days' } })).toEqual([
    "messages.en['shell:daysLeft_one'] is missing: another form of it is set, shell:daysLeft_other",
  ]);
});

const checkArabic = (files: Readonly<Record<string, object>>) =>
  checkMessages(
    {
      languages: defineLanguages({
        ar: {
          name: 'العربية',
          dir: 'rtl',
          fallback: 'fa',
          messages: Object.fromEntries(
            Object.entries(files).map(([name, messages]) => [
              `./messages/ar/${name}.json`,
              async () => ({ default: messages }),
            ]),
          ),
        },
      }),
    },
    readMessages,
  );

const days = {
  daysLeft_zero: 'انتهى',
  daysLeft_one: 'يوم',
  daysLeft_two: 'يومان',
  daysLeft_few: '{{count, number}} أيام',
  daysLeft_many: '{{count, number}} يومًا',
  daysLeft_other: '{{count, number}} يوم',
};

it('counts the missing messages of a third language', async () => {
  const { mistakes, missing } = await checkArabic({ shell: { ...days, card: { new: 'جديد' } } });
  expect(mistakes).toEqual([]);
  expect(missing).toEqual([expect.objectContaining({ language: 'ar', shownIn: 'fa' })]);
  const [{ missing: many, of } = { missing: 0, of: 0 }] = missing;
  expect(of - many).toBe(2);
});

it('reports unused files, keys and plural forms of a third language', async () => {
  const { daysLeft_few: _, ...tooFew } = days;
  const { mistakes } = await checkArabic({
    shel: {},
    shell: { serach: 'بحث', ...tooFew },
    home: { watchOf: 'شاهد' },
  });
  expect(mistakes).toEqual([
    'languages.ar: ./messages/ar/shel.json is no part of the site; the nearest is shell',
    "languages.ar['shell:serach'] is no key; the nearest is shell:search",
    "languages.ar['shell:daysLeft_few'] is missing: another form of it is set, shell:daysLeft_zero",
    "languages.ar['home:watchOf'] must say {{name}}",
  ]);
});

it('uses the brand’s messages in place of the built-in ones, also in parts that load later, and leaves other brands unchanged', async () => {
  const messages: BrandMessages = {
    fa: { 'login:title': 'خوش آمدید', 'shell:card.new': 'نو', 'title:watch': 'ببینید' },
  };
  const i18n = createI18n({ locale: 'fa' });
  const load = (brand: { messages?: BrandMessages }, namespace: 'shell' | 'login' | 'title') =>
    loadMessages({ brand, i18n, facts: { locale: 'fa' } }, namespace);
  await load({ messages }, 'shell');
  await load({ messages }, 'login');
  expect(i18n.t('card.new', { ns: 'shell' })).toBe('نو');
  expect(i18n.t('title', { ns: 'login', brand: 'پرده' })).toBe('خوش آمدید');
  await load({ messages }, 'title');
  expect(i18n.t('watch', { ns: 'title' })).toBe('ببینید');

  const others = createI18n({ locale: 'fa' });
  await loadMessages({ brand: {}, i18n: others, facts: { locale: 'fa' } }, 'shell');
  expect(others.t('card.new', { ns: 'shell' })).not.toBe('نو');
});
