import type { Locale } from '@parde/domain';

export interface Named {
  readonly name_fa: string;
  readonly name_en: string | null;
}

interface Summarised {
  readonly summary_fa: string;
  readonly summary_en: string | null;
}

/** A title in the viewer's language. Not everything has an English name; everything has a Persian one. */
export function nameOf({ name_fa, name_en }: Named, locale: Locale): string {
  return locale === 'en' ? (name_en ?? name_fa) : name_fa;
}

export function summaryOf({ summary_fa, summary_en }: Summarised, locale: Locale): string {
  return locale === 'en' ? (summary_en ?? summary_fa) : summary_fa;
}
