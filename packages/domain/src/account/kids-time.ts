import { dayInTehran } from '../time/tehran-date.ts';

/** The daily minutes that an adult may allow. */
export const kidsMinutes = [30, 60, 90, 120] as const;

export type KidsMinutes = (typeof kidsMinutes)[number];

/** After a longer gap the tab was asleep or closed, so the gap is not counted. */
const longestGapMs = 30_000;

interface KidsTime {
  /** The calendar day in Tehran. */
  readonly day: number;
  /** The time for which kids' pages were watched on that day. */
  readonly usedMs: number;
  /** The last time at which a tab counted. */
  readonly countedAt: number;
}

/**
 * Returns the value to store after a watched tab has counted. The time since the last count of any tab is added, so
 * that two tabs count once. Tabs count several times in half a minute. Each new day in Tehran starts at 0.
 */
export function countKidsTime(stored: string | null | undefined, now: number): string {
  const { day, usedMs, countedAt } = readKidsTime(stored, now);
  const gap = now - countedAt;
  const counted = gap > 0 && gap <= longestGapMs ? gap : 0;
  return JSON.stringify([day, usedMs + counted, now]);
}

/** Returns the rest of the day's minutes, in milliseconds. */
export function kidsTimeLeft(
  stored: string | null | undefined,
  minutes: KidsMinutes,
  now: number,
): number {
  return Math.max(0, minutes * 60_000 - readKidsTime(stored, now).usedMs);
}

function readKidsTime(stored: string | null | undefined, now: number): KidsTime {
  const today = dayInTehran(now);
  const [day, usedMs, countedAt] = parse(stored);
  const isOfToday = day === today && isTime(usedMs) && isTime(countedAt);
  return isOfToday ? { day, usedMs, countedAt } : { day: today, usedMs: 0, countedAt: 0 };
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && Number.isFinite(value);
}

function parse(stored: string | null | undefined): readonly unknown[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}
