import type { Locale } from '@parde/domain';

export interface Named {
  readonly name_fa: string;
  readonly name_en?: string | null;
}

interface Summarised {
  readonly summary_fa: string;
  readonly summary_en: string | null;
}

interface Described {
  readonly description_fa: string;
  readonly description_en: string | null;
}

/** English names may be missing, Persian ones never are. */
export function nameOf({ name_fa, name_en }: Named, locale: Locale): string {
  return locale === 'en' ? (name_en ?? name_fa) : name_fa;
}

/** The name in the other language, where it differs. */
export function otherNameOf(named: Named, locale: Locale): string | undefined {
  const other = locale === 'en' ? named.name_fa : named.name_en;
  return other === nameOf(named, locale) ? undefined : (other ?? undefined);
}

export function summaryOf({ summary_fa, summary_en }: Summarised, locale: Locale): string {
  return locale === 'en' ? (summary_en ?? summary_fa) : summary_fa;
}

export function descriptionOf(
  { description_fa, description_en }: Described,
  locale: Locale,
): string {
  return locale === 'en' ? (description_en ?? description_fa) : description_fa;
}

/** Between the things of a list. */
export const separator: Record<Locale, string> = { fa: '، ', en: ', ' };

export function listed(things: readonly Named[], locale: Locale): string {
  return things.map((thing) => nameOf(thing, locale)).join(separator[locale]);
}
