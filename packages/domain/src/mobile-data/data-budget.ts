import { calendarDate } from '../time/calendar-date.ts';
import { dayInTehran } from '../time/tehran-date.ts';
import {
  countedBytes,
  type DataRate,
  type VideoQuality,
  videoBytes,
  videoQualities,
} from './data-cost.ts';

/** The monthly budgets to choose from, in gigabytes. */
export const dataBudgets = [5, 10, 20, 50, 100] as const;
export type DataBudget = (typeof dataBudgets)[number];

/**
 * Returns the best quality whose counted bytes are within the remaining budget, or else the lowest, so that watching
 * is never blocked.
 */
export function affordableQuality(left: number, minutes: number, rate: DataRate): VideoQuality {
  const fits = (quality: VideoQuality) => countedBytes(videoBytes(minutes, quality), rate) <= left;
  return videoQualities.findLast(fits) ?? '480p';
}

/**
 * Returns the value to store after more bytes are counted. Months follow the Iranian calendar, and each starts at 0.
 */
export function countDataUse(
  stored: string | null | undefined,
  bytes: number,
  now: number,
): string {
  const added = Number.isFinite(bytes) && bytes > 0 ? bytes : 0;
  return JSON.stringify([monthOf(now), Math.round(dataUsed(stored, now) + added)]);
}

/** Returns the bytes that were counted this month. */
export function dataUsed(stored: string | null | undefined, now: number): number {
  const [month, bytes] = parse(stored);
  const isOfNow = month === monthOf(now) && typeof bytes === 'number' && Number.isFinite(bytes);
  return isOfNow ? Math.max(0, bytes) : 0;
}

function monthOf(now: number): string {
  const { year, month } = calendarDate(dayInTehran(now), 'fa');
  return `${year} ${month}`;
}

function parse(stored: string | null | undefined): readonly unknown[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}
