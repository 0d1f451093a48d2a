import type { WatchingItem } from '@parde/api-client';
import { formatDuration } from '@parde/domain';
import { ButtonLink, type HeroSlide, InfoIcon, MetaLine, PlayIcon } from '@parde/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { namePhrase, sentence } from '../../names/phrases.ts';
import { minutesLeft } from '../../titles/watch-position.ts';
import { continuePath } from './continue-path.ts';

/** Returns the slide of the title that the viewer watched last. */
export function useContinueSlide(item: WatchingItem | undefined): HeroSlide | undefined {
  const { t } = useTranslation('home');
  const page = usePage();
  const { facts } = page;
  const { contentPath } = useExistingPages();
  if (!item) return undefined;
  const { card, place } = item;
  const { episode_of: episode } = place;
  const details = episode
    ? contentPath('series', episode.series.id)
    : contentPath(card.content_type, card.id);
  const href = continuePath(page, place);
  if (href === undefined || details === undefined) return undefined;
  const title = namePhrase(episode?.series ?? card, facts.locale);
  const minutes = minutesLeft(place);
  return {
    id: `continue-${place.id}`,
    title,
    tagline: episode ? namePhrase(card, facts.locale) : undefined,
    picture: card.backdrop ?? card.poster,
    meta: minutes > 0 && place.position_seconds > 0 && (
      <MetaLine
        items={[
          { id: 'left', content: t('left', { left: formatDuration(minutes, facts.locale) }) },
        ]}
        oneLine
      />
    ),
    actions: (
      <>
        <ButtonLink href={href} variant="primary" size="lg" icon={<PlayIcon />}>
          {continueLabel(t, episode)}
        </ButtonLink>
        <ButtonLink
          href={details}
          variant="overlay"
          size="lg"
          icon={<InfoIcon />}
          label={sentence(title, (name) => t('detailsOf', { name }))}
        >
          {t('details')}
        </ButtonLink>
      </>
    ),
  };
}

function continueLabel(t: TFunction<'home'>, episode: WatchingItem['place']['episode_of']): string {
  const { season, number } = episode ?? {};
  if (!number) return t('continue');
  return season ? t('continueSeason', { season, number }) : t('continueEpisode', { number });
}
