import type { Artwork, Catalogue, Category } from '@parde/demo-catalogue';
import { namesOf } from './cells.ts';
import type { Rows } from './rows.ts';

/** The values of the filter `f_type`. */
export const forms = {
  feature: { value: 1, name_fa: 'سینمایی', name_en: 'Feature' },
  short: { value: 2, name_fa: 'کوتاه', name_en: 'Short' },
  animation: { value: 3, name_fa: 'پویانمایی', name_en: 'Animation' },
  documentary: { value: 4, name_fa: 'مستند', name_en: 'Documentary' },
  serial: { value: 5, name_fa: 'سریال', name_en: 'Series' },
} as const;

export function addVocabulary(rows: Rows, { vocabulary, categories = [] }: Catalogue): void {
  const { genres = [], countries = [], languages = [] } = vocabulary ?? {};
  genres.forEach(({ key, art, ...names }, position) => {
    rows.genres.push({ key, position, art: jsonOf(art), ...namesOf(names) });
  });
  for (const { code, value, ...names } of countries) {
    rows.countries.push({ code, value, ...namesOf(names) });
  }
  for (const { code, value, ...names } of languages) {
    rows.languages.push({ code, value: value ?? null, ...namesOf(names) });
  }
  rows.forms.push(...Object.values(forms));
  addCategories(rows, categories, null);
}

const jsonOf = (art: Artwork | undefined) => (art ? JSON.stringify(art) : null);

function addCategories(
  rows: Rows,
  categories: readonly Category[],
  parent_id: string | null,
): void {
  categories.forEach(({ id, cat_id = id, children = [], art, ...names }, position) => {
    const own = { id, cat_id, parent_id, position, art: jsonOf(art) };
    rows.categories.push({ ...own, ...namesOf(names) });
    addCategories(rows, children, id);
  });
}
