import { expect, it } from 'vitest';
import { readMessages } from '../app/i18n/messages.ts';
import { defineLanguages } from '../entry/languages.ts';
import { checkBrand } from '../server/start/brand-mistakes.server.ts';
import type { Brand } from './define-brand.ts';
import { testBrand } from './test-brand.ts';

const linesOf = async (texts: readonly string[], more: Partial<Brand> = {}) => {
  const wrong = checkBrand({ ...testBrand, ...more }, { texts, read: readMessages });
  const message = await wrong.then(
    () => '',
    (error: Error) => error.message,
  );
  return message.split('\n').slice(1);
};

const languages = defineLanguages({
  ar: { name: 'العربية', dir: 'rtl', fallback: 'fa', messages: {} },
});

it('accepts texts in Persian and English, and in a language of the brand', async () => {
  expect(await linesOf(['terms.fa.md', 'terms.en.md', 'privacy.en.md', 'privacy.fa.md'])).toEqual(
    [],
  );
  const files = ['faq.ar.md', 'faq.fa.md', 'faq.en.md'];
  expect(await linesOf(files, { languages, preferOwnTexts: true })).toEqual([]);
});

it('reports a file with an unknown text or language, and suggests the nearest name', async () => {
  expect(await linesOf(['term.fa.md', 'faq.md', 'notes.txt'])).toEqual([
    '  texts/term.fa.md: must be a name that there is, and is "term"; the nearest is terms.',
    '  texts/faq.md: must be named after its text and its language, such as terms.fa.md.',
    '  texts/notes.txt: must be named after its text and its language, such as terms.fa.md.',
  ]);
  expect(await linesOf(['faq.ar.md', 'faq.fa.md', 'faq.en.md'])).toEqual([
    '  texts/faq.ar.md: is in a language that is not among languages: there are fa, en.',
  ]);
});

it('reports the language in which a text is missing', async () => {
  expect(await linesOf(['about.fa.md'])).toEqual([
    '  texts/about.en.md: is not there, and texts/about.fa.md is: write this one, too.',
  ]);
});

it('reports missing terms if only privacy exists, and `preferOwnTexts` without texts', async () => {
  expect(await linesOf(['privacy.fa.md', 'privacy.en.md'])).toEqual([
    '  texts/terms.fa.md: is not there, and the page of the terms shows texts/privacy.fa.md.',
  ]);
  expect(await linesOf([], { preferOwnTexts: true })).toEqual([
    '  texts: has no file, and brand.ts says preferOwnTexts: write a text, or take that out.',
  ]);
});
