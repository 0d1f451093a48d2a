import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { locales } from '@parde/domain';
import { describe, expect, it } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { loadMessages, namespaces } from './messages.ts';

type Tree = { readonly [key: string]: string | Tree };

function paths(tree: Tree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : paths(value, `${prefix}${key}.`),
  );
}

async function bundle(locale: (typeof locales)[number], namespace: (typeof namespaces)[number]) {
  const i18n = createI18n({ locale });
  await loadMessages({ brand: {}, i18n, facts: { locale } }, namespace);
  const tree: Tree = i18n.getResourceBundle(locale, namespace);
  return tree;
}

it.each(locales)(
  'every message file in %s is a namespace, and every namespace has a file',
  (locale) => {
    const files = readdirSync(join(import.meta.dirname, locale));
    expect(files.map((file) => basename(file, '.json')).sort()).toEqual([...namespaces].sort());
  },
);

describe.each(namespaces)('the messages of %s', (namespace) => {
  it('exist in both languages', async () => {
    const [fa, en] = [await bundle('fa', namespace), await bundle('en', namespace)];
    expect(paths(en).sort()).toEqual(paths(fa).sort());
  });

  it.each(locales)('use only existing formats: %s', async (locale) => {
    const text = JSON.stringify(await bundle(locale, namespace));
    for (const [, format] of text.matchAll(/\{\{\w+,([^}]+)\}\}/g)) {
      expect(format?.trim()).toMatch(/^number(\(style: percent\))?$/);
    }
  });
});

describe('numbers in messages', () => {
  it('are written with the digits of the language', async () => {
    const i18n = createI18n({ locale: 'fa' });
    await loadMessages({ brand: {}, i18n, facts: { locale: 'fa' } }, 'shell');
    expect(i18n.t('daysLeft', { count: 18 })).toBe('۱۸ روز تا پایان اشتراک');
  });

  it.each([
    ['fa', 'number', 12_345.678, '۱۲٬۳۴۵٫۷'],
    ['en', 'number', 12_345.678, '12,345.7'],
    ['fa', 'number(style: percent)', 0.25, '۲۵٪'],
    ['en', 'number(style: percent)', 0.25, '25%'],
  ] as const)(
    'are formatted in %s by the message’s format: %s',
    (locale, format, value, written) => {
      const { formatter } = createI18n({ locale }).services;
      expect(formatter?.format(value, format, locale, {})).toBe(written);
    },
  );
});
