import type { Locale } from '@parde/domain';

/** Texts of searching. */
export interface WordsOfSearch {
  readonly closeSearch: string;
  readonly recentSearches: string;
  readonly allResults: string;
  readonly suggestions: string;
  readonly searchTerm: string;
  readonly tooShort: string;
  readonly amongAll: string;
  nothingFor(term: string): string;
  /** The button of a recent search. */
  forget(term: string): string;
  nothingFitsFor(term: string): string;
  readonly mostWatched: string;
  readonly popularPeople: string;
  readonly filmsAndSeries: string;
  readonly episodes: string;
}

export const wordsOfSearch: Readonly<Record<Locale, WordsOfSearch>> = {
  fa: {
    closeSearch: 'بستن جست‌وجو',
    recentSearches: 'جست‌وجوهای اخیر',
    allResults: 'دیدن همهٔ نتیجه‌ها',
    suggestions: 'پیشنهادها',
    searchTerm: 'چه می‌خواهید ببینید؟',
    tooShort: 'دست‌کم دو حرف بنویسید.',
    amongAll: 'جست‌وجو در همه',
    nothingFor: (term) => `برای «${term}» چیزی پیدا نشد`,
    forget: (term) => `حذف «${term}» از جست‌وجوهای اخیر`,
    nothingFitsFor: (term) => `با این فیلترها چیزی برای «${term}» نیست`,
    mostWatched: 'ده اثر پربیننده',
    popularPeople: 'هنرمندان محبوب',
    filmsAndSeries: 'فیلم‌ها و سریال‌ها',
    episodes: 'قسمت‌ها',
  },
  en: {
    closeSearch: 'Close search',
    recentSearches: 'Recent searches',
    allResults: 'View all results',
    suggestions: 'Suggestions',
    searchTerm: 'What would you like to watch?',
    tooShort: 'Enter at least two letters.',
    amongAll: 'Search everything',
    nothingFor: (term) => `Nothing found for “${term}”`,
    forget: (term) => `Remove “${term}” from recent searches`,
    nothingFitsFor: (term) => `Nothing for “${term}” fits these filters`,
    mostWatched: 'Top 10',
    popularPeople: 'Popular people',
    filmsAndSeries: 'Films and series',
    episodes: 'Episodes',
  },
};
