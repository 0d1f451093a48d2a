import type { Locale } from '@parde/domain';

/** Texts of lists and their filters. */
export interface WordsOfBrowsing {
  readonly filter: string;
  readonly applyFilter: string;
  readonly clearFilter: string;
  readonly language: string;
  readonly sort: string;
  readonly alphabet: string;
  readonly nothingFits: string;
}

export const wordsOfBrowsing: Readonly<Record<Locale, WordsOfBrowsing>> = {
  fa: {
    filter: 'فیلتر',
    applyFilter: 'نمایش',
    clearFilter: 'پاک کردن فیلترها',
    language: 'زبان',
    sort: 'ترتیب',
    alphabet: 'الفبا',
    nothingFits: 'چیزی با این فیلتر پیدا نشد',
  },
  en: {
    filter: 'Filter',
    applyFilter: 'Show',
    clearFilter: 'Clear filters',
    language: 'Language',
    sort: 'Sort by',
    alphabet: 'Alphabet',
    nothingFits: 'Nothing matches your filters',
  },
};
