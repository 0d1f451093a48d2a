import type { Title } from '@parde/demo-catalogue';
import { startOfDay } from '../catalogue/tehran.ts';

/** Milliseconds since 1970, of a day in Tehran or a moment. */
export function timeOf(written: string): number {
  return written.length === 10 ? startOfDay(written) : Date.parse(written);
}

export const bit = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** Of a picture: drawn here where nothing is said, at an address, or null for none. */
export const isThere = (picture: string | null | undefined) => bit(picture !== null);

export function namesOf(row: { name_fa: string; name_en?: string | null | undefined }) {
  return { name_fa: row.name_fa, name_en: row.name_en ?? null };
}

export function summaryOf(row: {
  summary_fa?: string | undefined;
  summary_en?: string | null | undefined;
}) {
  return { summary_fa: row.summary_fa ?? '', summary_en: row.summary_en ?? null };
}

export function descriptionOf(row: {
  description_fa?: string | undefined;
  description_en?: string | null | undefined;
}) {
  return { description_fa: row.description_fa ?? '', description_en: row.description_en ?? null };
}

export function starsOf(rating: Title['rating']) {
  const { average, count } = rating ?? { average: 0, count: 0 };
  return { rating_sum: Math.round(average * count), rating_count: count };
}
