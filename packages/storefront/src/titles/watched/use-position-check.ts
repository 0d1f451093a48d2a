import { formatDuration, formatShortEpisodePosition } from '@parde/domain';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { minutesLeft, watchedFraction } from '../watch-position.ts';
import type { KnownPosition } from './watching-query.ts';

/** Formats the viewer's position for a card. The namespace `home-late` must be loaded. */
export function usePositionLabels() {
  const { t } = useTranslation('home-late');
  const { locale } = usePage().facts;
  return (place: KnownPosition) => {
    const { episode_of: episode } = place;
    const fraction = watchedFraction(place);
    const facts = [
      episode && formatShortEpisodePosition(episode, locale),
      fraction > 0 && t('left', { left: formatDuration(minutesLeft(place), locale) }),
      fraction === 0 && episode && t('nextEpisode'),
    ].filter((fact) => typeof fact === 'string');
    return {
      // The no-break space prevents a second line that begins with the dot.
      subtitle: facts.join('\u00a0· ') || undefined,
      progress:
        fraction > 0
          ? { value: fraction, label: t('watched', { percent: Math.round(fraction * 100) }) }
          : undefined,
    };
  };
}
