import { formatRating, formatShortDuration, formatTitleYears } from '@parde/domain';
import { type MetaLineItem, Rating } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { useViewer } from '../../app/session/use-viewer.ts';
import { quality } from './fact-line.css.ts';
import { bestQuality, isSubtitled, minutesOf, seasonsOf, type TitleFacts } from './title-facts.ts';

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
