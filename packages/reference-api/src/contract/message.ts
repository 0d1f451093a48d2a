import type { Locale } from '@parde/domain';

/** A message in both languages of the product. */
export type Message = { fa: string; en: string };

/** Returns Persian, unless Accept-Language prefers English. */
export function preferredLocale(acceptLanguage: string | null): Locale {
  const preferences = (acceptLanguage ?? '').split(',').map((preference) => {
    const [tag = '', quality] = preference.trim().toLowerCase().split(';q=');
    return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
  });
  const preference = (language: Locale) =>
    Math.max(
      0,
      ...preferences.filter((one) => one.language === language).map((one) => one.quality),
    );
  return preference('en') > preference('fa') ? 'en' : 'fa';
}
