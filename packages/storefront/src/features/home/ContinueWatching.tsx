import type { WatchingItem } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { formatDuration, formatEpisodePlace } from '@parde/domain';
import { CloseIcon, IconButton, PlayIcon, WideCard } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { onChunkError } from '../../app/errors/chunk-error.ts';
import { loadChunk } from '../../app/errors/load-chunk.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { hasContentPage, isDerived, isOffered } from '../../app/page/offers.ts';
import type { Page } from '../../app/page/page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { preloadToasts } from '../../app/toast-store.ts';
import { contentPath, showPath } from '../../paths.ts';
import { NamedShelf } from '../../titles/shelves/NamedShelf.tsx';
import { SectionFailed } from '../../titles/shelves/SectionFailed.tsx';
import { watchedFraction } from '../../titles/watch-place.ts';
import { namePhrase, sentence } from '../../words/phrases.ts';
import * as styles from './ContinueWatching.css.ts';

const loadStop = () =>
  import('../../titles/watched/stop-watching.ts').then((each) => each.stopWatching);

/** Before the press: the toast of one that fails offline could not be loaded any more. */
function preloadStop(page: Page): void {
  preloadToasts();
  Promise.all([loadStop(), loadMessages(page, 'watched')]).catch(() => {
    // The press reports it.
  });
}

/** The server decides what is listed: titles between 5 and 95 percent, and the next episode of a series. */
export function ContinueWatching() {
  const { t } = useTranslation('home-late');
  const page = usePage();
  const { data, isError, refetch } = useQuery({
    ...ask(page.api, 'listWatching'),
    // Home has just asked.
    retryOnMount: false,
  });
  if (isError && !data) return <SectionFailed onRetry={refetch} />;
  const items = (data?.items ?? []).filter(({ card }) => hasContentPage(page, card.content_type));
  if (items.length === 0) return null;
  return (
    <NamedShelf title={t('continueWatching')} item="wide" room="facts">
      {items.map((item) => (
        <ContinueCard key={`${item.card.content_type}-${item.card.id}`} item={item} />
      ))}
    </NamedShelf>
  );
}

/** Goes on where the viewer left it. Its details are a press further. */
function ContinueCard({ item }: { item: WatchingItem }) {
  const { t } = useTranslation('home-late');
  const page = usePage();
  const { locale } = page.facts;
  // What is removed can be put back.
  const mayRemove = isOffered(page, 'removeWatching') && isOffered(page, 'saveWatching');
  const { card, place } = item;
  const { position_seconds: position, duration_seconds: duration, episode_of: episode } = place;
  const fraction = watchedFraction(place);
  const named = episode ? episode.series : card;
  const title = namePhrase(named, locale);
  const facts = [
    episode && formatEpisodePlace(episode, locale),
    fraction > 0 && t('left', { left: formatDuration((duration - position) / 60, locale) }),
    fraction === 0 && episode && t('nextEpisode'),
  ].filter((fact) => typeof fact === 'string');
  const { content_type: type, id } = place;
  const { name_fa, name_en = null } = named;
  const removed = { content_type: type, id, name_fa, name_en };
  return (
    <>
      <WideCard
        // Whether it has a file, its own page knows.
        href={isDerived(page, 'getPlayback') ? contentPath(type, id) : showPath({ type, id })}
        title={title}
        subtitle={facts.join(' · ') || undefined}
        picture={card.backdrop ?? card.poster}
        loading="eager"
        progress={
          fraction > 0
            ? { value: fraction, label: t('watched', { percent: Math.round(fraction * 100) }) }
            : undefined
        }
      />
      <span className={styles.play} aria-hidden="true">
        <span className={styles.sign}>
          <PlayIcon />
        </span>
      </span>
      {mayRemove ? (
        <span className={styles.remove}>
          <IconButton
            size="sm"
            variant="overlay"
            label={sentence(title, (name) => t('stopWatching', { name }))}
            icon={<CloseIcon />}
            onFocus={() => preloadStop(page)}
            onPointerEnter={() => preloadStop(page)}
            onClick={() =>
              void loadChunk(loadStop).then(
                (stop) => stop(page, removed, place),
                onChunkError(() => {
                  // Pressing again retries.
                }),
              )
            }
          />
        </span>
      ) : null}
    </>
  );
}
