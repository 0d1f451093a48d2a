import { dayMs } from './calendar-date.ts';
import { offsetMs } from './tehran-time.ts';

/** Of each day in Tehran, such as 02:00 to 08:00. An end before the beginning is on the next day. */
export interface DayHours {
  readonly from: string;
  readonly to: string;
}

export interface CheapHours {
  readonly areNow: boolean;
  /** When that changes, in milliseconds; null where it never does. */
  readonly changeAt: number | null;
}

/** Whether data are cheap now. Hours that cannot be read are none. */
export function cheapHours(hours: readonly DayHours[], now: number): CheapHours {
  const spans = hours.flatMap(({ from, to }) => {
    const [start, end] = [timeOfDay(from), timeOfDay(to)];
    return start === undefined || end === undefined ? [] : [{ start, end }];
  });
  const areAt = (time: number) => {
    const passed = sinceMidnight(time);
    return spans.some(({ start, end }) =>
      start < end ? passed >= start && passed < end : passed >= start || passed < end,
    );
  };
  const areNow = areAt(now);
  const passed = sinceMidnight(now);
  const changes = spans
    .flatMap(({ start, end }) => [start, end])
    .map((time) => now - passed + time + (time > passed ? 0 : dayMs))
    .filter((time) => areAt(time) !== areNow);
  return { areNow, changeAt: changes.length > 0 ? Math.min(...changes) : null };
}

function sinceMidnight(time: number): number {
  return (((time + offsetMs) % dayMs) + dayMs) % dayMs;
}

/** Milliseconds since midnight. */
function timeOfDay(text: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  return (Number(hours) * 60 + Number(minutes)) * 60_000;
}
