import type { Screening } from '../../catalogue.ts';
import type { DemoData } from '../../data/demo-data.ts';
import { day, moment } from '../days.ts';

/** Screenings begin at 20:00, and one that has begun continues all day. */
export function screeningsOf({ screenings }: DemoData, today: number): Screening[] {
  return screenings.map(({ from_days, until_days, ...screening }) => ({
    ...screening,
    from: moment(today + from_days * day + (from_days > 0 ? (20 / 24) * day : 0)),
    until: moment(today + until_days * day - 1000),
    added: moment(today + Math.min(from_days, 0) * day - 2 * day),
    popularity: 900 + (screening.rating?.count ?? 0) * 12,
  }));
}
