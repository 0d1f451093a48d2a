import { day, midnight } from '../catalogue/tehran.ts';

/** Steps that run in the order of their times, each with a clock that shows its time. */
export type Timeline = {
  /** The time of the running step; at the end, today's. */
  now: () => number;
  /** Adds a step on an earlier day at an hour in Tehran; without an hour, at the time of day of today's clock. */
  at: (daysAgo: number, hour: number | undefined, step: () => void) => void;
  run: () => void;
};

export function createTimeline(today: number): Timeline {
  const steps: { at: number; step: () => void }[] = [];
  let time = today;
  return {
    now: () => time,
    at: (daysAgo, hour, step) => {
      const start = hour === undefined ? today : midnight(today) + Math.round((hour * day) / 24);
      steps.push({ at: start - daysAgo * day, step });
    },
    run: () => {
      for (const { at, step } of steps.sort((one, other) => one.at - other.at)) {
        time = at;
        step();
      }
      time = today;
    },
  };
}
