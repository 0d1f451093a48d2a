import type { Answer } from '@parde/api-client';
import { gigabyte, megabyte } from '../../titles/downloads/file-size.ts';

type Rate = Answer<'listOperators'>['data'][number]['rate'];

/** What an hour of a film takes, in bytes, about. */
export const hourOfFilm = {
  '480p': 600 * megabyte,
  '720p': 1100 * megabyte,
  '1080p': 2.4 * gigabyte,
  '2160p': 7 * gigabyte,
} as const;

/** Of which the operators' table speaks: what most phones show. */
export const usualQuality = '720p';

/** What an operator counts of each byte. */
const shares: Readonly<Record<Rate, number>> = { full: 1, half: 0.5, free: 0 };

/** A later contract may have rates that say nothing here. */
export const isRate = (rate: Rate): boolean => Object.hasOwn(shares, rate);

export function countedOf(bytes: number, rate: Rate): number {
  return bytes * shares[rate];
}
