import type { Locale } from '@parde/domain';

/** A message in both languages of the product. */
export type Message = { fa: string; en: string };

/** Returns Persian, unless Accept-Language prefers English. */
export function preferredLocale(acceptLanguage: string | null): Locale {
  const wishes = (acceptLanguage ?? '').split(',').map((wish) => {
    const [tag = '', quality] = wish.trim().toLowerCase().split(';q=');
    return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
  });
  const wish = (language: Locale) =>
    Math.max(0, ...wishes.filter((one) => one.language === language).map((one) => one.quality));
  return wish('en') > wish('fa') ? 'en' : 'fa';
}
