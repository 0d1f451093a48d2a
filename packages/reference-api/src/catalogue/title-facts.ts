import type { Badge, Quality, Rating } from '@parde/api-client';
import { day } from './tehran.ts';

const newForDays = 14;

type Dates = { available: number; added: number; exclusive: boolean; dubbed: boolean };

/** Returns one badge. "Soon" is first because the title cannot be watched yet; then "new", then lasting properties. */
export function badgeOf({ available, added, exclusive, dubbed }: Dates, now: number): Badge | null {
  if (available > now) return 'soon';
  if (now - added < newForDays * day) return 'new';
  if (exclusive) return 'exclusive';
  return dubbed ? 'dubbed' : null;
}

export function ratingOf({
  rating_sum,
  rating_count,
}: {
  rating_sum: number;
  rating_count: number;
}): Rating | null {
  if (rating_count === 0) return null;
  return { average: Math.round((rating_sum / rating_count) * 10) / 10, count: rating_count };
}

const qualities: readonly Quality[] = ['480p', '720p', '1080p', '2160p'];

/** Parses the table's JSON. */
export function qualitiesOf(json: string): Quality[] {
  return qualities.filter((quality) => json.includes(`"${quality}"`));
}
