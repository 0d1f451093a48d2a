import { type Locale, type Named, nameOf, textIn } from '@parde/domain';

export { type Named, nameOf, textIn };

interface Summarised {
  readonly summary_fa: string;
  readonly summary_en: string | null;
}

interface Described {
  readonly description_fa: string;
  readonly description_en: string | null;
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

/** The separator between the items of a list. */
export const separator: Record<Locale, string> = { fa: '، ', en: ', ' };

export function listed(things: readonly Named[], locale: Locale): string {
  return things.map((thing) => nameOf(thing, locale)).join(separator[locale]);
}
