import type { Access, AgeRating, Quality, Rating } from '@parde/api-client';
import type { TitleYears } from '@parde/domain';

/** The data of the fact line. A card has only a part of it, and a server may omit other fields. */
export interface TitleFacts extends TitleYears {
  readonly rating?: Rating | null | undefined;
  readonly age_rating?: AgeRating | null | undefined;
  readonly duration_minutes?: number | null | undefined;
  readonly duration_seconds?: number | null | undefined;
  /** The seasons of a series, shown in place of a length. */
  readonly seasons?: readonly { readonly number: number }[] | undefined;
  readonly episode_count?: number | undefined;
  readonly dubbed?: boolean | undefined;
  readonly subtitled?: boolean | undefined;
  readonly subtitles?: readonly unknown[] | undefined;
  readonly qualities?: readonly Quality[] | undefined;
  readonly access?: Access | undefined;
}

/** Returns undefined if the title has no length, or if the server does not send one. */
export function minutesOf({ duration_minutes, duration_seconds }: TitleFacts): number | undefined {
  if (duration_minutes) return duration_minutes;
  return duration_seconds ? Math.max(1, Math.round(duration_seconds / 60)) : undefined;
}

/** Counts the seasons without the specials. */
export function seasonsOf({ seasons = [] }: TitleFacts): number {
  return seasons.filter(({ number }) => number > 0).length;
}

export function isSubtitled({ subtitled, subtitles }: TitleFacts): boolean {
  return subtitled ?? (subtitles !== undefined && subtitles.length > 0);
}

const byHeight = (a: Quality, b: Quality) => Number.parseInt(b, 10) - Number.parseInt(a, 10);

/** Returns the best quality by its commercial name: «4K». */
export function bestQuality({ qualities = [] }: TitleFacts): string | undefined {
  const [best] = [...qualities].sort(byHeight);
  return best === '2160p' ? '4K' : best;
}

/** Returns the range from the lowest to the best quality: «480p–2160p». */
export function qualityRange(qualities: readonly Quality[]): string {
  const [best, ...others] = [...qualities].sort(byHeight);
  return [others.at(-1), best].filter((each) => each !== undefined).join('–');
}

/** If the subscription is offered explicitly, the facts do not repeat it. */
export function hideSubscriptionFact(facts: TitleFacts): TitleFacts {
  return facts.access === 'subscription' ? { ...facts, access: undefined } : facts;
}
