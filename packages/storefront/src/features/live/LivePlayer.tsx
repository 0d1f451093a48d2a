import type { LiveChannel } from '@parde/api-client';
import { Badge, Phrases, Picture, PlayIcon, VisuallyHidden } from '@parde/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIntent } from '../../app/browser/links.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { namePhrase, sentence } from '../../names/phrases.ts';
import { LazyChannelPlayer, prefetchPlayers } from '../../titles/player/lazy-players.ts';
import * as styles from './LivePlayer.css.ts';

/**
 * Shows a picture until the viewer clicks play, because streaming costs data. Playback continues when the channel
 * changes.
 */
export function LivePlayer({ live }: { live: LiveChannel }) {
  const { t } = useTranslation('live');
  const { locale } = usePage().facts;
  const [isPlaying, setPlaying] = useState(false);
  const { begin, cancel } = useIntent();
  const poster = (
    <>
      <Picture
        picture={live.now?.picture ?? live.picture}
        alt=""
        ratio="fill"
        sizes="(min-width: 64rem) 60vw, 100vw"
        loading="eager"
        fetchPriority="high"
      />
      <button
        type="button"
        className={styles.playButton}
        aria-busy={isPlaying}
        onPointerEnter={() => begin(prefetchPlayers)}
        onPointerLeave={cancel}
        onFocus={() => begin(prefetchPlayers)}
        onBlur={cancel}
        onClick={() => setPlaying(true)}
      >
        <span className={styles.playIcon}>
          <PlayIcon />
        </span>
        <VisuallyHidden>
          <Phrases>{sentence(namePhrase(live, locale), (name) => t('play', { name }))}</Phrases>
        </VisuallyHidden>
      </button>
      {live.now ? (
        <span className={styles.badge}>
          <Badge tone="live">{t('live')}</Badge>
        </span>
      ) : null}
    </>
  );
  return (
    <div className={styles.screen}>
      {isPlaying ? (
        <Suspense fallback={poster}>
          <LazyChannelPlayer
            id={live.id}
            programme={live.now ? namePhrase(live.now, locale) : undefined}
          />
        </Suspense>
      ) : (
        poster
      )}
    </div>
  );
}
