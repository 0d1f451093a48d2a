import type { LiveChannel, Programme } from '@parde/api-client';
import { elapsedFraction, formatTimeOfDay } from '@parde/domain';
import {
  Badge,
  Heading,
  Inline,
  Phrases,
  Picture,
  PlayIcon,
  Stack,
  Text,
  VisuallyHidden,
} from '@parde/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIntent } from '../../app/browser/links.ts';
import { useNow } from '../../app/hooks/use-now.ts';
import { PageTrail } from '../../app/page/PageTrail.tsx';
import { usePage } from '../../app/page/Storefront.tsx';
import { Name, ServerText } from '../../app/parts/ServerText.tsx';
import { descriptionOf, nameOf, summaryOf } from '../../names/names.ts';
import { namePhrase, sentence } from '../../names/phrases.ts';
import { contentPath, path } from '../../paths.ts';
import { ProgressBar } from '../../titles/ProgressBar.tsx';
import { LazyChannelPlayer, prefetchPlayers } from '../../titles/player/lazy-players.ts';
import { isInPlayer } from '../../titles/player/player-store.ts';
import * as styles from './LiveTop.css.ts';

export function LiveTop({ live }: { live: LiveChannel }) {
  const { t } = useTranslation('live');
  const { locale } = usePage().facts;
  const { logo, now, next } = live;
  const name = nameOf(live, locale);
  const about = descriptionOf(live, locale);
  return (
    <section className={styles.reserved}>
      <div className={styles.glow}>
        <Picture picture={now?.picture ?? live.picture} alt="" ratio="fill" sizes="10vw" />
      </div>
      <div className={styles.columns}>
        <LivePlayer live={live} />
        <div className={styles.textBlock}>
          <PageTrail
            trail={[{ href: path('lives'), label: t('lives') }]}
            name={name}
            path={contentPath('live', live.id)}
          />
          <div className={styles.channel}>
            {logo ? (
              <div className={styles.logo}>
                <Picture picture={logo} alt="" ratio="square" sizes="3.5rem" loading="eager" />
              </div>
            ) : null}
            <Heading level={1} size="lg" tone="onMedia">
              <ServerText>{name}</ServerText>
            </Heading>
          </div>
          <Inline space="xs">
            {now ? (
              <Badge tone="live">{t('live')}</Badge>
            ) : (
              <Badge tone="media">{t('offAir')}</Badge>
            )}
            {live.access === 'free' ? null : <Badge tone="media">{t('bySubscription')}</Badge>}
            {live.age_rating > 0 ? (
              <Badge tone="media">{t('age', { age: live.age_rating })}</Badge>
            ) : null}
          </Inline>
          {about ? (
            <Text tone="onMediaMuted" leading="ui">
              <ServerText>{about}</ServerText>
            </Text>
          ) : null}
          {now ? <OnNow programme={now} /> : null}
          {next ? (
            <div className={styles.next}>
              <Stack space="xxs">
                <Text as="span" size="sm" tone="onMediaMuted" leading="ui">
                  {t('then')}
                </Text>
                <Text as="span" tone="onMedia" leading="ui">
                  {formatTimeOfDay(next.starts_at, locale)} · <Name of={next} />
                </Text>
              </Stack>
            </div>
          ) : null}
        </div>
      </div>
    </section>
  );
}

function OnNow({ programme }: { programme: Programme }) {
  const { t } = useTranslation('live');
  const { locale } = usePage().facts;
  const fraction = elapsedFraction(programme, useNow());
  const summary = summaryOf(programme, locale);
  return (
    <div className={styles.currentProgramme}>
      <Text as="span" size="sm" tone="onMediaMuted" leading="ui">
        {t('nowOn', {
          start: formatTimeOfDay(programme.starts_at, locale),
          end: formatTimeOfDay(programme.ends_at, locale),
        })}
      </Text>
      <Heading level={2} size="md" tone="onMedia">
        <Name of={programme} />
      </Heading>
      <ProgressBar fraction={fraction} />
      {summary ? (
        <Text size="sm" tone="onMediaMuted">
          <ServerText>{summary}</ServerText>
        </Text>
      ) : null}
    </div>
  );
}

/**
 * Shows a picture until the viewer clicks play, because streaming costs data. Playback continues when the channel
 * changes.
 */
function LivePlayer({ live }: { live: LiveChannel }) {
  const { t } = useTranslation('live');
  const { locale } = usePage().facts;
  const [isPlaying, setPlaying] = useState(() => isInPlayer({ type: 'live', id: live.id }));
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
            picture={live.now?.picture ?? live.picture}
            programme={live.now ? namePhrase(live.now, locale) : undefined}
          />
        </Suspense>
      ) : (
        poster
      )}
    </div>
  );
}
