import { dayMs } from '../time/calendar-date.ts';
import { offsetMs } from '../time/tehran-time.ts';

/** Hours of each day in Tehran, such as 02:00 to 08:00. If the end is before the start, it is on the next day. */
export interface DayHours {
  readonly from: string;
  readonly to: string;
}

export interface CheapHours {
  readonly areActive: boolean;
  /** The time of the next change, in milliseconds. Null if it never changes. */
  readonly changeAt: number | null;
}

/** Reports whether data is cheap now, and when that changes. Unreadable hours are ignored. */
export function cheapHours(hours: readonly DayHours[], now: number): CheapHours {
  const spans = hours.flatMap(({ from, to }) => {
    const [start, end] = [timeOfDay(from), timeOfDay(to)];
    return start === undefined || end === undefined ? [] : [{ start, end }];
  });
  const areActiveAt = (time: number) => {
    const passed = sinceMidnight(time);
    return spans.some(({ start, end }) =>
      start < end ? passed >= start && passed < end : passed >= start || passed < end,
    );
  };
  const areActive = areActiveAt(now);
  const passed = sinceMidnight(now);
  const changes = spans
    .flatMap(({ start, end }) => [start, end])
    .map((time) => now - passed + time + (time > passed ? 0 : dayMs))
    .filter((time) => areActiveAt(time) !== areActive);
  return { areActive, changeAt: changes.length > 0 ? Math.min(...changes) : null };
}

function sinceMidnight(time: number): number {
  return (((time + offsetMs) % dayMs) + dayMs) % dayMs;
}

/** Returns the milliseconds since midnight. */
function timeOfDay(text: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  return (Number(hours) * 60 + Number(minutes)) * 60_000;
}
