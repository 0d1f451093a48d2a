import type { Answer } from '@parde/api-client';
import { formatNumber, type Locale } from '@parde/domain';

type Rate = Answer<'listOperators'>['data'][number]['rate'];

/** What an hour of a film takes, in megabytes, about. */
export const hourOfFilm = [
  { quality: '480p', megabytes: 600 },
  { quality: '720p', megabytes: 1100 },
  { quality: '1080p', megabytes: 2400 },
  { quality: '2160p', megabytes: 7000 },
] as const;

/** Of which the operators' table speaks: what most phones show. */
export const usualHour = hourOfFilm[1];

/** What an operator counts of each megabyte. */
const shares: Readonly<Record<Rate, number>> = { full: 1, half: 0.5, free: 0 };

export function countedOf(megabytes: number, rate: Rate): number {
  return megabytes * shares[rate];
}

export function isRate(value: unknown): value is Rate {
  return typeof value === 'string' && Object.hasOwn(shares, value);
}

/** «۱٫۱ گیگابایت», 550 MB: the unit is given in the viewer's words. */
export function formatData(
  megabytes: number,
  locale: Locale,
  units: { readonly megabyte: string; readonly gigabyte: string },
): string {
  return megabytes < 1000
    ? `${formatNumber(megabytes, locale)}\u00a0${units.megabyte}`
    : `${formatNumber(megabytes / 1000, locale)}\u00a0${units.gigabyte}`;
}
