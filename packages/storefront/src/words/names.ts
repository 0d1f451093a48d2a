import type { Locale } from '@parde/domain';

export interface Named {
  readonly name_fa: string;
  readonly name_en?: string | null | undefined;
}

interface Summarised {
  readonly summary_fa: string;
  readonly summary_en: string | null;
}

interface Described {
  readonly description_fa: string;
  readonly description_en: string | null;
}

/** English may be missing, or empty: then Persian is shown. The other way round only where there is no Persian. */
export function textIn(
  locale: Locale,
  fa: string | null | undefined,
  en: string | null | undefined,
): string {
  return (locale === 'en' ? en || fa : fa || en) ?? '';
}

export function nameOf({ name_fa, name_en }: Named, locale: Locale): string {
  return textIn(locale, name_fa, name_en);
}

export function summaryOf({ summary_fa, summary_en }: Summarised, locale: Locale): string {
  return textIn(locale, summary_fa, summary_en);
}

export function descriptionOf(
  { description_fa, description_en }: Described,
  locale: Locale,
): string {
  return textIn(locale, description_fa, description_en);
}

/** Between the things of a list. */
export const separator: Record<Locale, string> = { fa: '، ', en: ', ' };

export function listed(things: readonly Named[], locale: Locale): string {
  return things.map((thing) => nameOf(thing, locale)).join(separator[locale]);
}
