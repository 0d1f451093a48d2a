/** The filter of the lists. 0 means everything. */
export interface ContentFilter {
  readonly age: number;
  readonly lang: number;
  readonly country: number;
  readonly f_type: number;
}

/** The filter that excludes nothing. */
export const defaultContentFilter: ContentFilter = { age: 0, lang: 0, country: 0, f_type: 0 };

/** Returns `?age=0&lang=0&country=0&f_type=0`: the query of the top list, and the value of the cookie. */
export function printContentFilter(filter: ContentFilter): string {
  const { age, lang, country, f_type } = filter;
  return `?age=${idOrZero(age)}&lang=${idOrZero(lang)}&country=${idOrZero(country)}&f_type=${idOrZero(f_type)}`;
}

/** Reads the filter from the cookie. A damaged cookie gives the defaults. */
export function parseContentFilter(cookie: string | null | undefined): ContentFilter {
  const match = /^\??age=(\d{1,9})&lang=(\d{1,9})&country=(\d{1,9})&f_type=(\d{1,9})$/.exec(
    String(cookie),
  );
  if (!match) return defaultContentFilter;
  const [age = 0, lang = 0, country = 0, f_type = 0] = match.slice(1).map(Number);
  return { age, lang, country, f_type };
}

function idOrZero(value: number): number {
  return /^\d{1,9}$/.test(String(value)) ? value : 0;
}
