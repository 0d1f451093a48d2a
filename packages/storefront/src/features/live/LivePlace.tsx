import type { LiveChannel } from '@parde/api-client';
import { Badge, Picture, PlayIcon } from '@parde/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trackPrefetch } from '../../app/errors/track-prefetch.ts';
import { useIntent } from '../../app/hooks/use-intent.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { nameOf } from '../../words/names.ts';
import * as styles from './LivePlace.css.ts';

const load = async () => {
  const { ChannelPlayer } = await import('../../titles/player/players.ts');
  return { default: ChannelPlayer };
};
const LatePlayer = lazy(load);

/**
 * A channel's screen: a picture until it is pressed, since what plays costs data. Whoever watches one channel and turns
 * to another watches that one.
 */
export function LivePlace({ live }: { live: LiveChannel }) {
  const { t } = useTranslation('live');
  const { locale } = usePage().facts;
  const [isOn, setOn] = useState(false);
  const { begin, cancel } = useIntent(() => trackPrefetch(load));
  const name = nameOf(live, locale);
  const face = (
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
        className={styles.face}
        aria-label={t('play', { name })}
        aria-busy={isOn}
        onPointerEnter={begin}
        onPointerLeave={cancel}
        onFocus={begin}
        onBlur={cancel}
        onClick={() => setOn(true)}
      >
        <span className={styles.disc}>
          <PlayIcon />
        </span>
      </button>
      {live.now ? (
        <span className={styles.corner}>
          <Badge tone="live">{t('live')}</Badge>
        </span>
      ) : null}
    </>
  );
  return (
    <div className={styles.screen}>
      {isOn ? (
        <Suspense fallback={face}>
          <LatePlayer id={live.id} programme={live.now ? nameOf(live.now, locale) : undefined} />
        </Suspense>
      ) : (
        face
      )}
    </div>
  );
}
