import type { Access, AgeRating, Quality, Rating } from '@parde/api-client';
import type { TitleYears } from '@parde/domain';

/** What the line of facts is made of. A card knows a part of it, and a server may not say the rest. */
export interface TitleFacts extends TitleYears {
  readonly rating?: Rating | null | undefined;
  readonly age_rating?: AgeRating | null | undefined;
  readonly duration_minutes?: number | null | undefined;
  readonly duration_seconds?: number | null | undefined;
  /** Of a series, in place of its length. */
  readonly seasons?: readonly { readonly number: number }[] | undefined;
  readonly episode_count?: number | undefined;
  readonly dubbed?: boolean | undefined;
  readonly subtitled?: boolean | undefined;
  readonly subtitles?: readonly unknown[] | undefined;
  readonly qualities?: readonly Quality[] | undefined;
  readonly access?: Access | undefined;
}

/** Undefined for what has no length, and where nobody says. */
export function minutesOf({ duration_minutes, duration_seconds }: TitleFacts): number | undefined {
  if (duration_minutes) return duration_minutes;
  return duration_seconds ? Math.max(1, Math.round(duration_seconds / 60)) : undefined;
}

/** Specials are no season of their own. */
export function seasonsOf({ seasons = [] }: TitleFacts): number {
  return seasons.filter(({ number }) => number > 0).length;
}

export function isSubtitled({ subtitled, subtitles }: TitleFacts): boolean {
  return subtitled ?? (subtitles !== undefined && subtitles.length > 0);
}

const byHeight = (a: Quality, b: Quality) => Number.parseInt(b, 10) - Number.parseInt(a, 10);

/** As it is sold: «4K». */
export function bestQuality({ qualities = [] }: TitleFacts): string | undefined {
  const [best] = [...qualities].sort(byHeight);
  return best === '2160p' ? '4K' : best;
}

/** From the least to the best: «480p–2160p». */
export function qualityRange(qualities: readonly Quality[]): string {
  const [best, ...others] = [...qualities].sort(byHeight);
  return [others.at(-1), best].filter((each) => each !== undefined).join('–');
}
