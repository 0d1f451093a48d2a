import type { WatchingItem } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { formatDuration, formatEpisodePlace } from '@parde/domain';
import { CloseIcon, IconButton, WideCard } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { onChunkError } from '../../app/errors/chunk-error.ts';
import { loadChunk } from '../../app/errors/load-chunk.ts';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { hasContentPage, isOffered } from '../../app/page/offers.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { preloadToasts } from '../../app/toast-store.ts';
import { contentPath } from '../../paths.ts';
import { NamedShelf } from '../../titles/shelves/NamedShelf.tsx';
import { SectionFailed } from '../../titles/shelves/SectionFailed.tsx';
import { namePhrase, sentence } from '../../words/phrases.ts';
import * as styles from './ContinueWatching.css.ts';

const loadRemove = () =>
  import('./remove-from-continue-watching.ts').then((each) => each.removeFromContinueWatching);

/** Before the press: the toast of one that fails offline could not be loaded any more. */
function preloadRemove(): void {
  preloadToasts();
  loadRemove().catch(() => {
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

function ContinueCard({ item }: { item: WatchingItem }) {
  const { t } = useTranslation('home-late');
  const page = usePage();
  const { locale } = page.facts;
  // What is removed can be put back.
  const mayRemove = isOffered(page, 'removeWatching') && isOffered(page, 'saveWatching');
  const { card, place } = item;
  const { position_seconds: position, duration_seconds: duration, episode_of: episode } = place;
  const fraction = duration > 0 ? position / duration : 0;
  const left = formatDuration((duration - position) / 60, locale);
  const title = namePhrase(episode ? episode.series : card, locale);
  const episodeLabel = episode && formatEpisodePlace(episode, locale);
  const timeLeft = fraction > 0 ? t('left', { left }) : undefined;
  return (
    <>
      <WideCard
        href={contentPath(card.content_type, card.id)}
        title={title}
        subtitle={[episodeLabel, timeLeft].filter(Boolean).join(' · ') || undefined}
        picture={card.backdrop ?? card.poster}
        progress={
          timeLeft === undefined
            ? undefined
            : { value: fraction, label: t('watched', { percent: Math.round(fraction * 100) }) }
        }
      />
      {mayRemove ? (
        <span className={styles.remove}>
          <IconButton
            size="sm"
            variant="overlay"
            label={sentence(title, (name) => t('stopWatching', { name }))}
            icon={<CloseIcon />}
            onFocus={preloadRemove}
            onPointerEnter={preloadRemove}
            onClick={() =>
              void loadChunk(loadRemove).then(
                (remove) => remove(page, item),
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
