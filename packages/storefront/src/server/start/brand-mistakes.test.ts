import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readMessages } from '../../app/i18n/message-files.ts';
import type { Brand } from '../../brand/define-brand.ts';
import { testBrand } from '../../brand/test-brand.ts';
import { defineLanguages } from '../../entry/languages.ts';
import { brand as faulty } from '../../test-support/faulty-brand/brand.ts';
import { checkBrand } from './brand-mistakes.server.ts';

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
    "  brand.ts: words.en['shell:singIn'] is no key; the nearest is shell:signIn.",
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
