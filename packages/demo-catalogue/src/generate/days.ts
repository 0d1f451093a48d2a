export const day = 24 * 60 * 60_000;

/** Tehran has had one offset all year since 2022. */
const offset = 210 * 60_000;

/** The day in Tehran: 2026-11-21. */
export function calendarDay(time: number): string {
  return new Date(time + offset).toISOString().slice(0, 10);
}

/** The last midnight in Tehran. */
export function midnight(time: number): number {
  return Math.floor((time + offset) / day) * day - offset;
}

/** The start of a calendar day in Tehran. */
export function startOf(date: string): number {
  return Date.parse(date) - offset;
}

/** Returns a time in the format of a catalogue. */
export function moment(time: number): string {
  return new Date(time).toISOString();
}
