import type { SeededRandom } from '../seeded-random.ts';
import { day } from './days.ts';

export type Airing = { season: number; number: number; airsAt: number };

/** All episodes of a series with their release times, in order. Season 0 has the extras. */
export type Run = {
  airings: readonly Airing[];
  isRunning: boolean;
  minutes: number;
  airsAt: number;
  endsAt: number;
};

type Plan = {
  isRunning: boolean;
  /** True if the series has not started yet. */
  announced?: boolean;
  seasons: readonly number[];
  extras: number;
  pace: number;
  minutes: number;
  /** The number of announced episodes, where known. */
  soon?: number;
  /** The known first day, from which the episodes are dated. */
  began?: number;
};

/** New episodes are released at 20:00. */
const hour = (20 / 24) * day;

/** Dates the episodes backwards from the last one, which is in the future for a running series. */
export function runOf(random: SeededRandom, today: number, plan: Plan): Run {
  const { pace, seasons, minutes } = plan;
  const isRunning = plan.isRunning || plan.announced === true;
  const soon = plan.soon ?? random.integer(1, 6);
  const sinceLast = random.integer(0, pace - 1);
  const between = pace === 1 ? random.integer(10, 40) : random.integer(150, 320);
  const last = isRunning
    ? today + hour + (soon * pace - sinceLast) * day
    : today + hour - random.integer(20, 4200) * day;
  const airings: Airing[] = [];
  let airsAt = last;
  for (let season = seasons.length; season > 0; season -= 1) {
    for (let number = seasons[season - 1] ?? 0; number > 0; number -= 1) {
      airings.unshift({ season, number, airsAt });
      airsAt -= pace * day;
    }
    airsAt -= between * day;
  }
  if (plan.announced) return announcedRun(airings, today, random, minutes);
  const [first] = airings;
  if (first && plan.began !== undefined) {
    const shift = plan.began + hour - first.airsAt;
    // The last season of a running series stays near today; only its earlier seasons move to the known first day.
    const moved = isRunning ? airings.filter(({ season }) => season < seasons.length) : airings;
    for (const airing of moved) airing.airsAt += shift;
  }
  const extras = Array.from({ length: plan.extras }, (_, index) => ({
    season: 0,
    number: index + 1,
    airsAt: Math.min(today - day, (first?.airsAt ?? today) + (index + 2) * 14 * day),
  }));
  return {
    airings: [...extras, ...airings],
    isRunning,
    minutes,
    airsAt: first?.airsAt ?? last,
    endsAt: airings.at(-1)?.airsAt ?? last,
  };
}

function announcedRun(
  airings: readonly Airing[],
  today: number,
  random: SeededRandom,
  minutes: number,
): Run {
  const airsAt = today + random.integer(10, 60) * day + hour;
  const first = airings.slice(0, 1).map((airing) => ({ ...airing, airsAt }));
  return { airings: first, isRunning: true, minutes, airsAt, endsAt: airsAt };
}
