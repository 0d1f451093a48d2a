import { langOf } from '@parde/domain';
import { expect, it } from 'vitest';
import type { Brand } from '../brand/define-brand.ts';
import { testBrand } from '../brand/test-brand.ts';
import { categoryName, genreName } from './menu-names.ts';

const englishNames = { categories: { kids: 'Children' }, genres: { drama: 'Dramas' } };
const reader = (locale: 'fa' | 'en', brand: Brand = { ...testBrand, englishNames }) => ({
  brand,
  facts: { locale },
});
const kids = { category_id: 'kids', persian_name: 'کودک' };

it('uses the API’s English name of a category, otherwise the brand’s, otherwise the Persian name', () => {
  expect(categoryName({ ...kids, name_en: 'Kids' }, reader('en'))).toBe('Kids');
  for (const missing of [undefined, null, '']) {
    const category = { ...kids, ...(missing !== undefined && { name_en: missing }) };
    expect(categoryName(category, reader('en'))).toBe('Children');
    expect(categoryName(category, reader('en', testBrand))).toBe('کودک');
    expect(categoryName(category, reader('fa'))).toBe('کودک');
  }
  expect(categoryName({ ...kids, category_id: 'constructor' }, reader('en'))).toBe('کودک');
  expect(categoryName({ ...kids, name_en: 'Kids' }, reader('fa'))).toBe('کودک');
});

it('names a genre in the same way, and uses an English name from the map of genres', () => {
  const drama = { name_fa: 'درام' };
  expect(genreName('drama', { ...drama, name_en: 'Drama' }, reader('en'))).toBe('Drama');
  expect(genreName('drama', { name_fa: 'Drama' }, reader('en'))).toBe('Drama');
  expect(genreName('drama', drama, reader('en'))).toBe('Dramas');
  expect(genreName('crime', { name_fa: 'جنایی' }, reader('en'))).toBe('جنایی');
  expect(genreName('drama', drama, reader('fa'))).toBe('درام');
});

it('marks a text that is not in the page’s language', () => {
  expect(langOf('درام', 'en')).toBe('fa');
  expect(langOf('فیلم The Kites', 'en')).toBe('fa');
  expect(langOf('Drama', 'fa')).toBe('en');
  for (const ofTheReader of ['درام', 'سریال The Kites', '۱۲', '307', '']) {
    expect(langOf(ofTheReader, 'fa')).toBeUndefined();
  }
  for (const ofTheReader of ['Drama', '307', '']) {
    expect(langOf(ofTheReader, 'en')).toBeUndefined();
  }
});
