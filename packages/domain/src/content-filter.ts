/** What the lists are narrowed to. 0 is everything. */
export interface ContentFilter {
  readonly age: number;
  readonly lang: number;
  readonly country: number;
  readonly f_type: number;
}

/** Everything: what a viewer who narrowed nothing sees. */
export const defaultContentFilter: ContentFilter = { age: 0, lang: 0, country: 0, f_type: 0 };

/** `?age=0&lang=0&country=0&f_type=0`: what the top list's address ends in, and what the cookie keeps. */
export function printContentFilter(filter: ContentFilter): string {
  const { age, lang, country, f_type } = filter;
  return `?age=${whole(age)}&lang=${whole(lang)}&country=${whole(country)}&f_type=${whole(f_type)}`;
}

/** The filter that the cookie keeps. A damaged cookie reads as the defaults. */
export function parseContentFilter(cookie: string | null | undefined): ContentFilter {
  const match = /^\??age=(\d{1,9})&lang=(\d{1,9})&country=(\d{1,9})&f_type=(\d{1,9})$/.exec(
    String(cookie),
  );
  if (!match) return defaultContentFilter;
  const [age = 0, lang = 0, country = 0, f_type = 0] = match.slice(1).map(Number);
  return { age, lang, country, f_type };
}

function whole(value: number): number {
  return /^\d{1,9}$/.test(String(value)) ? value : 0;
}
