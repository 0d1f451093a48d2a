import type { Title } from '@parde/demo-catalogue';
import { startOfDay } from '../catalogue/tehran.ts';

/** Returns milliseconds since 1970, from a day in Tehran or an exact time. */
export function timeOf(written: string): number {
  return written.length === 10 ? startOfDay(written) : Date.parse(written);
}

export const bit = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** True if there is a picture: one at an address, or a drawn one if the value is missing. Null means no picture. */
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
