import type { Access, AgeRating, Movie, Quality } from '@parde/api-client';
import {
  formatRating,
  formatShortDuration,
  formatTitleYears,
  type TitleYears,
} from '@parde/domain';
import { type MetaLineItem, Rating } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { useViewer } from '../../app/session/use-viewer.ts';
import { quality } from './fact-line.css.ts';

/** The data of the fact line. A card has only a part of it, and a server may omit other fields. */
export interface TitleFacts extends TitleYears {
  readonly rating?: Movie['rating'] | undefined;
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

/**
 * Formats the facts of a title for every view that shows titles: rating, year, age, length, dubbed, subtitled, best
 * quality, access. Unknown facts are omitted, as is subscription access for a subscriber.
 */
export function useTitleFacts(): (facts: TitleFacts) => MetaLineItem[] {
  const { t } = useTranslation();
  const { locale } = usePage().facts;
  const { signedIn, subscription } = useViewer();
  // A guest may be subscribed through their connection, but the page learns this too late to change its text.
  const isCovered = subscription.subscribed && (signedIn || subscription.isAssumed);
  const ageOf = ({ age_rating: age }: TitleFacts) => {
    if (age === undefined || age === null) return undefined;
    return age > 0 ? t('card.age', { age }) : t('card.everyone');
  };
  const lengthOf = (facts: TitleFacts) => {
    const [minutes, seasons] = [minutesOf(facts), seasonsOf(facts)];
    if (minutes !== undefined) return formatShortDuration(minutes, locale);
    if (seasons > 1) return t('card.seasonCount', { count: seasons });
    return facts.episode_count ? t('card.episodeCount', { count: facts.episode_count }) : undefined;
  };
  return (facts) => {
    const { rating, dubbed, access } = facts;
    const best = bestQuality(facts);
    return [
      {
        id: 'rating',
        content: rating ? (
          <Rating
            value={formatRating(rating.average, locale)}
            label={t('card.rating', { average: rating.average })}
          />
        ) : undefined,
      },
      { id: 'year', content: formatTitleYears(facts, locale) },
      { id: 'age', content: ageOf(facts) },
      { id: 'length', content: lengthOf(facts) },
      { id: 'dubbed', content: dubbed ? t('card.dubbed') : undefined },
      { id: 'subtitled', content: isSubtitled(facts) ? t('card.subtitled') : undefined },
      { id: 'quality', content: best && <span className={quality}>{best}</span> },
      {
        id: 'access',
        content:
          access && !(isCovered && access === 'subscription')
            ? t(`card.access.${access}`)
            : undefined,
      },
    ].filter(({ content }) => content !== undefined);
  };
}
