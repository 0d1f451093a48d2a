import {
  customEpisodeName,
  formatEpisodePosition,
  formatPercent,
  type Locale,
} from '@parde/domain';
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
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useModal } from '../../app/modals/use-modal.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { metaItems, momentIn } from '../../app/parts/facts.ts';
import { Note } from '../../app/parts/Note.tsx';
import { Name } from '../../app/parts/ServerText.tsx';
import { fullNamePhrase } from '../../names/episode-names.ts';
import { nameOf } from '../../names/names.ts';
import { sentence } from '../../names/phrases.ts';
import { useFormatBytes } from '../../titles/file-downloads/file-size.ts';
import { titlesAtOnce } from '../../titles/offline/offline-title.ts';
import { useLocalPicture } from '../../titles/offline/react/use-local-picture.ts';
import {
  type OfflineLibrary,
  type OfflineTitle,
  usePauseReason,
} from '../../titles/offline/react/use-offline.ts';
import { accessOf, isComplete, isOver, shareOf } from '../../titles/offline/react/use-saved.ts';
import { MoveButtons } from './MoveButtons.tsx';
import * as styles from './MyDownloads.css.ts';
import { NewerVersion, NotPlayableNotice } from './SavedTerms.tsx';
import { stageHere } from './saved-groups.ts';

interface SavedCardProps {
  title: OfflineTitle;
  library: OfflineLibrary;
  /** The position among the waiting titles, from 0; −1 for all other titles. */
  turn: number;
  /** The number of waiting titles. */
  waiting: number;
  /** Called with a message for screen readers. */
  onMoved: (nameText: PhrasesData) => void;
  onRemove: () => void;
  /** True if the card is among the other episodes of its series. */
  isInSeries?: boolean;
}

export const savedName = ({ playback }: OfflineTitle, locale: Locale): PhrasesData =>
  fullNamePhrase(playback, locale);

/** A title saved on this device: whether it plays, its progress, and the actions. */
export function SavedCard(props: SavedCardProps) {
  const { title, library, turn, waiting, onMoved, onRemove, isInSeries = false } = props;
  const { t } = useTranslation('saved-titles');
  const { locale } = usePage().facts;
  const nameId = useId();
  const picture = useLocalPicture(title, library);
  const { playback, key } = title;
  const name = savedName(title, locale);
  const episode = playback.episode_of;
  const place = episode && formatEpisodePosition(episode, locale);
  const action = nextAction(title);
  return (
    <article className={isInSeries ? styles.episode : styles.card} aria-labelledby={nameId}>
      <span id={nameId} hidden>
        <Phrases>{name}</Phrases>
      </span>
      <div className={styles.poster}>
        <Picture picture={picture} alt="" ratio={isInSeries ? 'wide' : 'poster'} corners="poster" />
      </div>
      <div className={styles.head}>
        <div className={styles.textBlock}>
          <Heading level={isInSeries ? 4 : 3} size="sm">
            {isInSeries && place ? place : <Name of={episode?.series ?? playback} />}
          </Heading>
          <div className={styles.meta}>
            <MetaLine items={useFacts(title, isInSeries)} />
          </div>
        </div>
        {isComplete(title) && isOver(title) ? null : (
          <IconButton
            size="sm"
            variant="ghost"
            icon={<TrashIcon />}
            label={sentence(name, (nameText) => t('removeOf', { name: nameText }))}
            onClick={onRemove}
          />
        )}
      </div>
      <div className={styles.content}>
        <NotPlayableNotice title={title} onRemove={onRemove} />
        <State title={title} library={library} turn={turn} waiting={waiting} />
        <Inline space="sm">
          {isComplete(title) && accessOf(title) === 'open' ? (
            <PlayButton title={title} isQuiet={isInSeries} />
          ) : null}
          {action ? (
            <Button
              size="sm"
              icon={action === 'pause' ? <PauseIcon /> : <RenewIcon />}
              label={sentence(name, (nameText) => t(`${action}Of`, { name: nameText }))}
              onClick={() => void (action === 'pause' ? library.pause(key) : library.resume(key))}
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
              library={library}
              onMoved={onMoved}
            />
          ) : null}
        </Inline>
        <NewerVersion title={title} library={library} />
      </div>
    </article>
  );
}

/** Less prominent in a series, whose own button shows which episode is next. */
function PlayButton({ title, isQuiet }: { title: OfflineTitle; isQuiet: boolean }) {
  const { t } = useTranslation(['saved-titles', 'title']);
  const openPlayer = useModal('player');
  const name = savedName(title, usePage().facts.locale);
  const isBegun = stageHere(title) === 'begun';
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

type StateProps = Pick<SavedCardProps, 'title' | 'library' | 'turn' | 'waiting'>;

function State({ title, library, turn, waiting }: StateProps) {
  const { t } = useTranslation('saved-titles');
  const formatBytes = useFormatBytes();
  const { locale } = usePage().facts;
  const { status, problem, bytes, expectedBytes } = title;
  const queuePause = usePauseReason(library);
  if (isComplete(title) && accessOf(title) !== 'open') return null;
  const size = {
    done: formatBytes(bytes),
    all: formatBytes(Math.max(bytes, expectedBytes ?? 0)),
  };
  if (problem) {
    return (
      <>
        <Text size="sm">{t(`problem.${problem}`)}</Text>
        {isComplete(title) || bytes === 0 ? null : (
          <Note>{expectedBytes === null ? size.done : t('progress', size)}</Note>
        )}
      </>
    );
  }
  if (status === 'kept') return null;
  if (isComplete(title)) return <Text size="sm">{t('state.mending')}</Text>;
  const labelOf = () => {
    if (status === 'paused') return t('state.paused');
    if (queuePause) return t(`hold.${queuePause.pauseReason}`, { time: queuePause.time });
    return turn < titlesAtOnce
      ? t('state.running')
      : t('state.waiting', { place: turn + 1, all: waiting });
  };
  const share = shareOf(title);
  const percent = formatPercent(share, locale);
  return (
    <Progress
      label={labelOf()}
      value={share}
      valueText={expectedBytes === null ? percent : `${percent} · ${t('progress', size)}`}
    />
  );
}

/** One button for all actions, so that the button has the focus after a click, too. */
function nextAction(title: OfflineTitle): 'pause' | 'resume' | 'retry' | null {
  const { status } = title;
  if (status === 'waiting') return isComplete(title) ? null : 'pause';
  if (status === 'paused') return 'resume';
  return status === 'failed' ? 'retry' : null;
}

function useFacts(title: OfflineTitle, isInSeries: boolean) {
  const { t } = useTranslation(['saved-titles', 'title']);
  const formatBytes = useFormatBytes();
  const { locale } = usePage().facts;
  const { playback, status, bytes, isByItself, place } = title;
  const stage = stageHere(title);
  const { episode_of: episode, offline } = playback;
  const until = isOver(title) ? null : offline?.until;
  return metaItems({
    episode: episode && !isInSeries && formatEpisodePosition(episode, locale),
    name: episode && customEpisodeName(nameOf(playback, locale), episode) && <Name of={playback} />,
    watched: stage === 'watched' && t('title:seen'),
    begun:
      stage === 'begun' &&
      place &&
      t('title:watched', { percent: Math.round((100 * place.seconds) / place.duration) }),
    size: status === 'kept' && formatBytes(bytes),
    until: until && t('until', momentIn(locale, until)),
    byItself: isByItself && t('smart.byItself'),
  });
}
