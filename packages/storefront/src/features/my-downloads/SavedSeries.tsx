import { formatPercent, formatShortEpisodePosition } from '@parde/domain';
import {
  Button,
  ChevronDownIcon,
  ChevronUpIcon,
  Heading,
  IconButton,
  Inline,
  MetaLine,
  Phrase,
  Picture,
  type PictureData,
  PlayIcon,
  Progress,
  Text,
  TrashIcon,
} from '@parde/ui';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isConnected } from '../../app/connection.ts';
import { useModal } from '../../app/modals/use-modal.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { metaItems } from '../../app/parts/facts.ts';
import { namePhrase, sentence } from '../../names/phrases.ts';
import { useFormatBytes } from '../../titles/file-downloads/file-size.ts';
import { titlesAtOnce } from '../../titles/offline/offline-title.ts';
import { useLocalPicture } from '../../titles/offline/react/use-local-picture.ts';
import {
  type OfflineLibrary,
  type OfflineTitle,
  usePauseReason,
} from '../../titles/offline/react/use-offline.ts';
import * as styles from './MyDownloads.css.ts';
import { countStages, nextToPlay, type SavedGroup } from './saved-groups.ts';

interface SavedSeriesProps extends Pick<SavedGroup, 'titles'> {
  series: NonNullable<SavedGroup['series']>;
  library: OfflineLibrary;
  /** The position among the waiting titles, from 0; −1 for all other titles. */
  turnOf: (title: OfflineTitle) => number;
  cardOf: (title: OfflineTitle) => ReactNode;
  onRemove: () => void;
}

/** The episodes of a series on this device, collapsed, because a season may have sixty. */
export function SavedSeries(props: SavedSeriesProps) {
  const { series, titles, library, turnOf, cardOf, onRemove } = props;
  const { t } = useTranslation('saved-titles');
  const formatBytes = useFormatBytes();
  const { locale } = usePage().facts;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const name = namePhrase(series, locale);
  const bytes = titles.reduce((sum, title) => sum + title.bytes, 0);
  return (
    <section className={styles.card} aria-labelledby={`${id}name`}>
      <div className={styles.poster}>
        <SeriesPicture series={series} titles={titles} library={library} />
      </div>
      <div className={styles.head}>
        <div className={styles.textBlock}>
          <Heading level={3} size="sm" id={`${id}name`}>
            <Phrase>{name}</Phrase>
          </Heading>
          <div className={styles.meta}>
            <MetaLine
              items={[
                { id: 'count', content: t('series.count', { count: titles.length }) },
                { id: 'size', content: formatBytes(bytes) },
              ]}
            />
          </div>
        </div>
        <IconButton
          size="sm"
          variant="ghost"
          icon={<TrashIcon />}
          label={sentence(name, (nameText) => t('series.removeOf', { name: nameText }))}
          onClick={onRemove}
        />
      </div>
      <div className={styles.content}>
        <SeriesState titles={titles} library={library} turnOf={turnOf} />
        <Inline space="sm">
          <PlayNext titles={titles} />
          <Button
            size="sm"
            iconEnd={isOpen ? <ChevronUpIcon /> : <ChevronDownIcon />}
            label={sentence(name, (nameText) => t('series.episodesOf', { name: nameText }))}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}episodes` : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {t('series.episodes')}
          </Button>
        </Inline>
      </div>
      {isOpen ? (
        <ul id={`${id}episodes`} className={styles.episodes}>
          {titles.map((title) => (
            <li key={title.key} className={styles.episodeItem}>
              {cardOf(title)}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

type SeriesOf = Pick<SavedSeriesProps, 'series' | 'titles' | 'library'>;

/** The poster of the series is not on the device, but a picture of an episode is. */
function SeriesPicture({ series, titles: [first], library }: SeriesOf) {
  const isOnline = isConnected() && series.poster !== null;
  if (isOnline || !first) return <Poster picture={series.poster} />;
  return <EpisodePicture title={first} library={library} />;
}

function EpisodePicture({ title, library }: { title: OfflineTitle; library: OfflineLibrary }) {
  return <Poster picture={useLocalPicture(title, library)} />;
}

function Poster({ picture }: { picture: PictureData | null }) {
  return (
    <Picture
      picture={picture}
      alt=""
      ratio="poster"
      corners="poster"
      sizes="(min-width: 48rem) 6rem, 4.5rem"
      widest={320}
    />
  );
}

function PlayNext({ titles }: Pick<SavedSeriesProps, 'titles'>) {
  const { t } = useTranslation('saved-titles');
  const { locale } = usePage().facts;
  const openPlayer = useModal('player');
  const title = nextToPlay(titles);
  if (!title || !openPlayer) return null;
  const { episode_of: place } = title.playback;
  const episode = place && formatShortEpisodePosition(place, locale);
  const play = () => openPlayer({ content_type: title.type, content_id: title.id });
  return (
    <Button size="sm" variant="primary" icon={<PlayIcon />} onClick={play}>
      {episode ? t('series.play', { episode }) : t('play')}
    </Button>
  );
}

type SeriesStateProps = Pick<SavedSeriesProps, 'titles' | 'library' | 'turnOf'>;

/** The progress of the episodes that are being fetched, and a summary of the collapsed cards. */
function SeriesState({ titles, library, turnOf }: SeriesStateProps) {
  const { t } = useTranslation('saved-titles');
  const { coming, paused, failed, over } = countStages(titles);
  const items = metaItems({
    paused: paused > 0 && t('series.paused', { count: paused }),
    failed: failed > 0 && t('series.failed', { count: failed }),
    over: over > 0 && t('series.over', { count: over }),
  });
  return (
    <>
      {coming > 0 ? (
        <Coming titles={titles} library={library} turnOf={turnOf} count={coming} />
      ) : null}
      {items.length > 0 ? (
        <Text as="div" size="sm" tone="muted">
          <MetaLine items={items} />
        </Text>
      ) : null}
    </>
  );
}

function Coming({ titles, library, turnOf, count }: SeriesStateProps & { count: number }) {
  const { t } = useTranslation('saved-titles');
  const formatBytes = useFormatBytes();
  const { locale } = usePage().facts;
  const queuePause = usePauseReason(library);
  const running = titles.filter((title) => {
    const turn = turnOf(title);
    return turn >= 0 && turn < titlesAtOnce;
  });
  if (queuePause || running.length === 0) {
    const reason = queuePause
      ? ` · ${t(`hold.${queuePause.pauseReason}`, { time: queuePause.time })}`
      : '';
    return <Text size="sm">{t('series.waiting', { count }) + reason}</Text>;
  }
  const done = running.reduce((sum, { bytes }) => sum + bytes, 0);
  const all = running.reduce((sum, one) => sum + Math.max(one.bytes, one.expectedBytes ?? 0), 0);
  const share = all > 0 ? Math.min(0.99, done / all) : 0;
  const size = { done: formatBytes(done), all: formatBytes(all) };
  const percent = formatPercent(share, locale);
  const later = count - running.length;
  const rest = later > 0 ? ` · ${t('series.waiting', { count: later })}` : '';
  return (
    <Progress
      label={t('series.running', { count: running.length }) + rest}
      value={share}
      valueText={all > 0 ? `${percent} · ${t('progress', size)}` : percent}
    />
  );
}
