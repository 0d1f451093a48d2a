import { categories, type SeedCategory } from './categories.ts';
import type { Rows } from './rows.ts';
import { countries, countryNumbers, genres, languageMenu, languages } from './vocabulary.ts';
import { forms } from './work.ts';

const formNames = {
  feature: ['سینمایی', 'Feature'],
  short: ['کوتاه', 'Short'],
  animation: ['پویانمایی', 'Animation'],
  documentary: ['مستند', 'Documentary'],
  serial: ['سریال', 'Serial'],
} as const satisfies Record<keyof typeof forms, readonly [fa: string, en: string]>;

const menu: readonly string[] = languageMenu;

export function addVocabulary(rows: Rows): void {
  Object.entries(genres).forEach(([key, { fa, en }], position) => {
    rows.genres.push({ key, position, name_fa: fa, name_en: en });
  });
  for (const [code, { fa, en }] of Object.entries(countries)) {
    const value = Object.entries(countryNumbers).find(([known]) => known === code)?.[1] ?? 0;
    rows.countries.push({ code, value, name_fa: fa, name_en: en });
  }
  for (const [code, { fa, en }] of Object.entries(languages)) {
    const place = menu.indexOf(code);
    rows.languages.push({
      code,
      value: place < 0 ? null : place + 1,
      name_fa: fa,
      name_en: en,
    });
  }
  for (const [key, value] of Object.entries(forms)) {
    const [fa, en] = formNames[isForm(key) ? key : 'feature'];
    rows.forms.push({ value, name_fa: fa, name_en: en });
  }
  addCategories(rows, categories, null);
}

function isForm(key: string): key is keyof typeof forms {
  return Object.hasOwn(forms, key);
}

function addCategories(rows: Rows, list: readonly SeedCategory[], parent_id: string | null): void {
  list.forEach(([id, cat_id, name_fa, name_en, children = []], position) => {
    rows.categories.push({ id, cat_id, parent_id, position, name_fa, name_en });
    addCategories(rows, children, id);
  });
}
