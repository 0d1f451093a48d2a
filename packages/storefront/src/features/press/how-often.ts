import type { Channel } from '@parde/api-client';

const dayMs = 86_400_000;

/** The least and the most days between two videos, on average. */
const rhythms = [
  ['daily', 0.7, 1.5],
  ['weekly', 6, 8.5],
  ['fortnightly', 13, 16],
  ['monthly', 27, 33],
] as const;

export type Rhythm = (typeof rhythms)[number][0];

/** The fewest videos that show a rhythm. Fewer may be a coincidence. */
const least = 4;

/** Returns how often a channel publishes, if that is regular. A server may not send when the channel began. */
export function describeRhythm({
  first_published_at: first,
  latest,
  video_count: count,
}: Pick<Channel, 'first_published_at' | 'latest' | 'video_count'>): Rhythm | undefined {
  if (!first || !latest || count < least) return undefined;
  const days = (Date.parse(latest.published_at) - Date.parse(first)) / dayMs / (count - 1);
  return rhythms.find(([, from, to]) => days >= from && days <= to)?.[0];
}
