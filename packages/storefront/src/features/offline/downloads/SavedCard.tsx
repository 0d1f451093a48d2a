import {
  customEpisodeName,
  formatEpisodePosition,
  formatPercent,
  type Locale,
} from '@parde/domain';
import type { OfflineDescription } from '@parde/offline';
import { useDescription, useOfflinePicture } from '@parde/offline/react';
import {
  Button,
  Heading,
  IconButton,
  Inline,
  MetaLine,
  PauseIcon,
  Phrases,
  type PhrasesData,
  Picture,
  PlayIcon,
  Progress,
  RenewIcon,
  Text,
  TrashIcon,
} from '@parde/ui';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useModal } from '../../../app/modals/use-modal.ts';
import type { SavedDevice, SavedTitle } from '../../../app/offline/offline-device.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { metaItems, momentIn } from '../../../app/parts/facts.ts';
import { useFormatBytes } from '../../../app/parts/file-size.ts';
import { Note } from '../../../app/parts/Note.tsx';
import { Name } from '../../../app/parts/ServerText.tsx';
import { fullNamePhrase } from '../../../names/episode-names.ts';
import { nameOf } from '../../../names/names.ts';
import { sentence } from '../../../names/phrases.ts';
import * as cardStyles from '../../../titles/file-downloads/download-cards.css.ts';
import { asProblem, useWaitingText } from '../reason-texts.ts';
import { MoveButtons } from './MoveButtons.tsx';
import { NewerVersion, NotPlayableNotice } from './SavedTerms.tsx';
import * as styles from './SavedTitles.css.ts';
import { isOver, watchStageOf } from './saved-groups.ts';

interface SavedCardProps {
  title: SavedTitle;
  device: SavedDevice;
  /** The position among the waiting titles, from 0; −1 for all other titles. */
  turn: number;
  /** The number of waiting titles. */
  waiting: number;
  /** Called with a message for screen readers. */
  onMoved: (nameText: PhrasesData) => void;
  onRemove: (title: SavedTitle) => void;
  /** True if the card is among the other episodes of its series. */
  isInSeries?: boolean;
}

export const savedName = ({ playback }: SavedTitle, locale: Locale): PhrasesData =>
  fullNamePhrase(playback, locale);

/**
 * A title saved on this device: whether it plays, its progress, and the actions. Memoised, because there may be hundreds
 * of cards, and a progress step changes one.
 */
export const SavedCard = memo(function SavedCard(props: SavedCardProps) {
  const { title, device, turn, waiting, onMoved, onRemove, isInSeries = false } = props;
  const { t } = useTranslation('saved-titles');
  const { locale } = usePage().facts;
  const nameId = useId();
  const picture = usePicture(device, title);
  const description = useDescription(device, title);
  const { playback, key } = title;
  const name = savedName(title, locale);
  const episode = playback.episode_of;
  const place = episode && formatEpisodePosition(episode, locale);
  if (!description) return null;
  const { can } = description;
  const action = nextAction(can);
  return (
    <article className={isInSeries ? styles.episode : cardStyles.card} aria-labelledby={nameId}>
      <span id={nameId} hidden>
        <Phrases>{name}</Phrases>
      </span>
      <div className={cardStyles.poster}>
        <Picture picture={picture} alt="" ratio={isInSeries ? 'wide' : 'poster'} corners="poster" />
      </div>
      <div className={cardStyles.head}>
        <div className={cardStyles.textBlock}>
          <Heading level={isInSeries ? 4 : 3} size="sm">
            {isInSeries && place ? place : <Name of={episode?.series ?? playback} />}
          </Heading>
          <div className={cardStyles.meta}>
            <Facts title={title} description={description} isInSeries={isInSeries} />
          </div>
        </div>
        {isOver(description) ? null : (
          <IconButton
            size="sm"
            variant="ghost"
            icon={<TrashIcon />}
            label={sentence(name, (nameText) => t('removeOf', { name: nameText }))}
            onClick={() => onRemove(title)}
          />
        )}
      </div>
      <div className={cardStyles.content}>
        <NotPlayableNotice
          title={title}
          description={description}
          onRemove={() => onRemove(title)}
        />
        <State description={description} turn={turn} waiting={waiting} />
        <Inline space="sm">
          {can.play ? <PlayButton title={title} isQuiet={isInSeries} /> : null}
          {action ? (
            <Button
              size="sm"
              icon={action === 'pause' ? <PauseIcon /> : <RenewIcon />}
              label={sentence(name, (nameText) => t(`${action}Of`, { name: nameText }))}
              onClick={() => void (action === 'pause' ? device.pause(key) : device.resume(key))}
            >
              {t(action)}
            </Button>
          ) : null}
          {turn >= 0 && waiting > 1 ? (
            <MoveButtons
              name={name}
              turn={turn}
              count={waiting}
              of={key}
              device={device}
              onMoved={onMoved}
            />
          ) : null}
        </Inline>
        {can.renew ? <NewerVersion title={title} device={device} /> : null}
      </div>
    </article>
  );
});

/** Less prominent in a series, whose own button shows which episode is next. */
function PlayButton({ title, isQuiet }: { title: SavedTitle; isQuiet: boolean }) {
  const { t } = useTranslation(['saved-titles', 'title']);
  const openPlayer = useModal('player');
  const name = savedName(title, usePage().facts.locale);
  const isBegun = watchStageOf(title) === 'begun';
  if (!openPlayer) return null;
  return (
    <Button
      size="sm"
      variant={isQuiet ? 'secondary' : 'primary'}
      icon={<PlayIcon />}
      label={sentence(name, (nameText) => t(isBegun ? 'continueOf' : 'playOf', { name: nameText }))}
      onClick={() => openPlayer({ content_type: title.type, content_id: title.id })}
    >
      {t(isBegun ? 'title:continue' : 'play')}
    </Button>
  );
}

/** Returns the picture of a saved title, from the device. Null until it is there, and if there is none. */
export function usePicture(device: SavedDevice | null | undefined, title: SavedTitle) {
  const url = useOfflinePicture(device, title);
  const { picture } = title.playback;
  return picture && url ? { ...picture, url } : null;
}

interface StateProps extends Pick<SavedCardProps, 'turn' | 'waiting'> {
  description: OfflineDescription;
}

/** The progress, or the reason why saving does not continue. */
function State({ description, turn, waiting }: StateProps) {
  const { t } = useTranslation('saved-titles');
  const formatBytes = useFormatBytes();
  const { locale } = usePage().facts;
  const waitingText = useWaitingText('saved-titles');
  const { stage, reason, share, bytes, expectedBytes } = description;
  if (stage === 'ended') return null;
  const size = { done: formatBytes(bytes), all: formatBytes(Math.max(bytes, expectedBytes ?? 0)) };
  const problem = asProblem(reason);
  if (problem) {
    return (
      <>
        <Text size="sm">{t(`problem.${problem}`)}</Text>
        {stage === 'ready' || bytes === 0 ? null : (
          <Note>{expectedBytes === null ? size.done : t('progress', size)}</Note>
        )}
      </>
    );
  }
  if (stage === 'ready') {
    return reason === 'damaged' ? <Text size="sm">{t('state.damaged')}</Text> : null;
  }
  const labels = {
    paused: t('state.paused'),
    failed: undefined,
    waiting: waitingText(reason),
    running: t('state.running'),
    queued: t('state.queued', { place: turn + 1, all: waiting }),
  };
  const percent = formatPercent(share, locale);
  return (
    <Progress
      label={labels[stage] ?? ''}
      value={share}
      valueText={expectedBytes === null ? percent : `${percent} · ${t('progress', size)}`}
    />
  );
}

/** One button for all actions, so that the button has the focus after a click, too. */
function nextAction(can: OfflineDescription['can']): 'pause' | 'resume' | 'retry' | null {
  if (can.pause) return 'pause';
  if (can.resume) return 'resume';
  return can.retry ? 'retry' : null;
}

interface FactsProps {
  title: SavedTitle;
  description: OfflineDescription;
  isInSeries: boolean;
}

function Facts({ title, description, isInSeries }: FactsProps) {
  const { t } = useTranslation(['saved-titles', 'title']);
  const formatBytes = useFormatBytes();
  const { locale } = usePage().facts;
  const { playback, isAutomatic, position } = title;
  const { stage, bytes } = description;
  const watched = watchStageOf(title);
  const { episode_of: episode, offline } = playback;
  const until = stage === 'ended' ? null : offline?.until;
  return (
    <MetaLine
      items={metaItems({
        episode: episode && !isInSeries && formatEpisodePosition(episode, locale),
        name: episode && customEpisodeName(nameOf(playback, locale), episode) && (
          <Name of={playback} />
        ),
        watched: watched === 'watched' && t('title:seen'),
        begun:
          watched === 'begun' &&
          position &&
          t('title:watched', {
            percent: Math.round((100 * position.seconds) / position.duration),
          }),
        size: (stage === 'ready' || stage === 'ended') && formatBytes(bytes),
        until: until && t('until', momentIn(locale, until)),
        automatic: isAutomatic && t('smart.byItself'),
      })}
    />
  );
}
