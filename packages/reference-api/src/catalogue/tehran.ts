const minute = 60_000;
export const day = 24 * 60 * minute;

/** Tehran has had one offset all year since 2022. */
const offset = 210 * minute;

/** Returns a time with Tehran's offset: 2026-11-21T18:00:00+03:30. */
export function timestamp(time: number): string {
  return `${new Date(time + offset).toISOString().slice(0, 19)}+03:30`;
}

/** The day in Tehran: 2026-11-21. */
export function calendarDay(time: number): string {
  return new Date(time + offset).toISOString().slice(0, 10);
}

/** The last midnight in Tehran. */
export function midnight(time: number): number {
  return Math.floor((time + offset) / day) * day - offset;
}

/** Returns the start of a calendar day in Tehran. */
export function startOfDay(calendar: string): number {
  return Date.parse(calendar) - offset;
}
