import { formatPercent, formatShortEpisodePosition } from '@parde/domain';
import type { OfflineDescription } from '@parde/offline';
import { useDescriptions } from '@parde/offline/react';
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
import { useStore } from 'zustand';
import { connectionStore } from '../../../app/connection.ts';
import { useModal } from '../../../app/modals/use-modal.ts';
import type { SavedDevice, SavedTitle } from '../../../app/offline/offline-device.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { metaItems } from '../../../app/parts/facts.ts';
import { useFormatBytes } from '../../../app/parts/file-size.ts';
import { namePhrase, sentence } from '../../../names/phrases.ts';
import * as cardStyles from '../../../titles/file-downloads/download-cards.css.ts';
import { useWaitingText } from '../reason-texts.ts';
import { usePicture } from './SavedCard.tsx';
import * as styles from './SavedTitles.css.ts';
import { bytesOf, isOver, nextToPlay, type SavedGroup } from './saved-groups.ts';

interface SavedSeriesProps extends Pick<SavedGroup, 'titles'> {
  series: NonNullable<SavedGroup['series']>;
  device: SavedDevice;
  cardOf: (title: SavedTitle) => ReactNode;
  onRemove: () => void;
}

/** The episodes of a series on this device, collapsed, because a season may have sixty. */
export function SavedSeries(props: SavedSeriesProps) {
  const { series, titles, device, cardOf, onRemove } = props;
  const { t } = useTranslation('saved-titles');
  const formatBytes = useFormatBytes();
  const { locale } = usePage().facts;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const name = namePhrase(series, locale);
  const descriptions = useDescriptions(device, titles);
  return (
    <section className={cardStyles.card} aria-labelledby={`${id}name`}>
      <div className={cardStyles.poster}>
        <SeriesPicture series={series} titles={titles} device={device} />
      </div>
      <div className={cardStyles.head}>
        <div className={cardStyles.textBlock}>
          <Heading level={3} size="sm" id={`${id}name`}>
            <Phrase>{name}</Phrase>
          </Heading>
          <div className={cardStyles.meta}>
            <MetaLine
              items={[
                { id: 'count', content: t('series.count', { count: titles.length }) },
                { id: 'size', content: formatBytes(bytesOf(descriptions)) },
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
      <div className={cardStyles.content}>
        <SeriesState descriptions={descriptions} />
        <Inline space="sm">
          <PlayNext titles={titles} device={device} />
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

type SeriesOf = Pick<SavedSeriesProps, 'series' | 'titles' | 'device'>;

/** The poster of the series is not on the device, but a picture of an episode is. */
function SeriesPicture({ series, titles: [first], device }: SeriesOf) {
  const { isOnline } = useStore(connectionStore);
  if ((isOnline && series.poster) || !first) return <Poster picture={series.poster} />;
  return <EpisodePicture title={first} device={device} />;
}

function EpisodePicture({ title, device }: { title: SavedTitle; device: SavedDevice }) {
  return <Poster picture={usePicture(device, title)} />;
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

function PlayNext({ titles, device }: Pick<SavedSeriesProps, 'titles' | 'device'>) {
  const { t } = useTranslation('saved-titles');
  const { locale } = usePage().facts;
  const openPlayer = useModal('player');
  const title = nextToPlay(titles, device);
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

/** The progress of the episodes that are being saved, and a summary of the collapsed cards. */
function SeriesState({ descriptions }: { descriptions: readonly OfflineDescription[] }) {
  const { t } = useTranslation('saved-titles');
  const count = (is: (one: OfflineDescription) => boolean) => descriptions.filter(is).length;
  const paused = count(({ stage }) => stage === 'paused');
  const failed = count(({ can }) => can.retry);
  const over = count(isOver);
  const items = metaItems({
    paused: paused > 0 && t('series.paused', { count: paused }),
    failed: failed > 0 && t('series.failed', { count: failed }),
    over: over > 0 && t('series.over', { count: over }),
  });
  const coming = descriptions.filter(({ can }) => can.pause);
  return (
    <>
      {coming.length > 0 ? <Coming coming={coming} /> : null}
      {items.length > 0 ? (
        <Text as="div" size="sm" tone="muted">
          <MetaLine items={items} />
        </Text>
      ) : null}
    </>
  );
}

function Coming({ coming }: { coming: readonly OfflineDescription[] }) {
  const { t } = useTranslation('saved-titles');
  const formatBytes = useFormatBytes();
  const { locale } = usePage().facts;
  const waitingText = useWaitingText('saved-titles');
  const running = coming.filter(({ stage }) => stage === 'running');
  if (running.length === 0) {
    const reason = waitingText(coming[0]?.reason ?? null);
    const text = t('series.waiting', { count: coming.length });
    return <Text size="sm">{reason ? `${text} · ${reason}` : text}</Text>;
  }
  const done = bytesOf(running);
  const all = running.reduce((sum, one) => sum + Math.max(one.bytes, one.expectedBytes ?? 0), 0);
  const share = all > 0 ? Math.min(0.99, done / all) : 0;
  const size = { done: formatBytes(done), all: formatBytes(all) };
  const percent = formatPercent(share, locale);
  const later = coming.length - running.length;
  const rest = later > 0 ? ` · ${t('series.waiting', { count: later })}` : '';
  return (
    <Progress
      label={t('series.running', { count: running.length }) + rest}
      value={share}
      valueText={all > 0 ? `${percent} · ${t('progress', size)}` : percent}
    />
  );
}
