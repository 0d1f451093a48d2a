import type { LiveChannel, Programme, Schedule } from '@parde/api-client';

const dayMs = 86_400_000;

/** All dates of the guide, inclusive. */
export function daysOf({
  first_date: first,
  last_date: last,
}: Pick<Schedule, 'first_date' | 'last_date'>): string[] {
  const [from, to] = [Date.parse(first), Date.parse(last)];
  const count = Math.round((to - from) / dayMs) + 1;
  // Guards against a bad range from the API.
  if (!(count >= 1 && count <= 60)) return [];
  return Array.from({ length: count }, (_, index) =>
    new Date(from + index * dayMs).toISOString().slice(0, 10),
  );
}

/** The requested day if the guide has it, else today. */
export function selectedDay(schedule: Schedule, requested: string | null): string {
  return requested !== null && daysOf(schedule).includes(requested) ? requested : schedule.date;
}

export type AiringState = 'over' | 'now' | 'coming';

export function airingState(
  { starts_at, ends_at }: Pick<Programme, 'starts_at' | 'ends_at'>,
  now: number,
): AiringState {
  if (Date.parse(ends_at) <= now) return 'over';
  return Date.parse(starts_at) <= now ? 'now' : 'coming';
}

const minWaitMs = 60_000;

/** Returns false if the next change is unknown. */
export function msUntilNextChange(
  { now: on, next }: Pick<LiveChannel, 'now' | 'next'>,
  now: number,
): number | false {
  const change = Date.parse(on?.ends_at ?? next?.starts_at ?? '');
  return Number.isNaN(change) ? false : Math.max(minWaitMs, change - now);
}
