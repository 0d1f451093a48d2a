import { afterEach, expect, test } from 'vitest';
import { tellForeignPages } from './foreign-page.ts';
import { languageAttributes } from './language-attributes.ts';
import { namePhrase, pagePhrase, phrase, sentence } from './phrases.ts';

const lobster = { name_fa: 'The Lobster', name_en: 'The Lobster' };

test('a name of the page’s language makes one string of a sentence', () => {
  const name = namePhrase(lobster, 'en');
  expect(sentence(name, (title) => `Watch ${title} now`)).toBe('Watch The Lobster now');
});

test('a foreign name keeps its language in a sentence, and in one around that', () => {
  const named = { text: 'The Lobster', lang: 'en', dir: 'ltr' };
  const watch = sentence(namePhrase(lobster, 'fa'), (name) => `تماشای «${name}»`);
  expect(watch).toEqual(['تماشای «', named, '»']);
  expect(sentence(watch, (said) => `${said}، فصل ۲`)).toEqual(['تماشای «', named, '»', '، فصل ۲']);
});

test('a number has no language, whatever its digits are', () => {
  expect(phrase('۰۹۱۵•••۶۰۱۸', 'en')).toBe('۰۹۱۵•••۶۰۱۸');
});

test('an attribute has the page’s language, or no name', () => {
  expect(pagePhrase('درام', 'fa')).toBe('درام');
  expect(pagePhrase('درام', 'en')).toBeUndefined();
});

afterEach(() => tellForeignPages(() => false));

test('on a page in a language of the brand every text of a server says which it is in', () => {
  tellForeignPages(() => true);
  expect(phrase('درام', 'fa')).toEqual({ text: 'درام', lang: 'fa', dir: 'rtl' });
  expect(phrase('Drama', 'fa')).toMatchObject({ lang: 'en' });
  expect(phrase('۱۴۰۵', 'fa')).toBe('۱۴۰۵');
  expect(pagePhrase('درام', 'fa')).toBeUndefined();
  expect(languageAttributes('fa', 'fa')).toEqual({ lang: 'fa', dir: 'rtl' });
});
