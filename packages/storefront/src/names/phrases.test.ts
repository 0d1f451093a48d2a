import { afterEach, expect, test } from 'vitest';
import {
  languageAttributes,
  namePhrase,
  pagePhrase,
  phrase,
  sentence,
  setForeignPageCheck,
} from './phrases.ts';

const lobster = { name_fa: 'The Lobster', name_en: 'The Lobster' };

test('a sentence with a name in the page’s language is a single string', () => {
  const name = namePhrase(lobster, 'en');
  expect(sentence(name, (title) => `Watch ${title} now`)).toBe('Watch The Lobster now');
});

test('a foreign name keeps its language in a sentence and in a nested sentence', () => {
  const named = { text: 'The Lobster', lang: 'en', dir: 'ltr' };
  const watch = sentence(namePhrase(lobster, 'fa'), (name) => `تماشای «${name}»`);
  expect(watch).toEqual(['تماشای «', named, '»']);
  expect(sentence(watch, (nameText) => `${nameText}، فصل ۲`)).toEqual([
    'تماشای «',
    named,
    '»',
    '، فصل ۲',
  ]);
});

test('a number has no language, whatever its digits', () => {
  expect(phrase('۰۹۱۵•••۶۰۱۸', 'en')).toBe('۰۹۱۵•••۶۰۱۸');
});

test('an attribute contains only text in the page’s language', () => {
  expect(pagePhrase('درام', 'fa')).toBe('درام');
  expect(pagePhrase('درام', 'en')).toBeUndefined();
});

afterEach(() => setForeignPageCheck(() => false));

test('on a page in one of the brand’s languages, every server text is marked with its language', () => {
  setForeignPageCheck(() => true);
  expect(phrase('درام', 'fa')).toEqual({ text: 'درام', lang: 'fa', dir: 'rtl' });
  expect(phrase('Drama', 'fa')).toMatchObject({ lang: 'en' });
  expect(phrase('۱۴۰۵', 'fa')).toBe('۱۴۰۵');
  expect(pagePhrase('درام', 'fa')).toBeUndefined();
  expect(languageAttributes('fa', 'fa')).toEqual({ lang: 'fa', dir: 'rtl' });
});
