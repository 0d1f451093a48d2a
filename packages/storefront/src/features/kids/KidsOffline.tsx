import { formatEpisodePosition, type KidsAge } from '@parde/domain';
import { useOfflinePicture } from '@parde/offline/react';
import { ChevronBackIcon, Phrases, VisuallyHidden } from '@parde/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReloadWhenOnline } from '../../app/hooks/use-own-page.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import { type SavedDevice, type SavedTitle, useOffline } from '../../app/offline/offline-device.ts';
import { Storefront, usePage } from '../../app/page/Storefront.tsx';
import { fullNamePhrase } from '../../names/episode-names.ts';
import { namePhrase } from '../../names/phrases.ts';
import { LazyKidsPlayer } from '../../titles/player/lazy-players.ts';
import { KidsCardButton, KidsGrid } from './KidsCards.tsx';
import * as frame from './KidsFrame.css.ts';
import { KidsGreeting, KidsMark, TimeLeft } from './KidsFrame.tsx';
import { KidsEnough, KidsMessage } from './KidsMessage.tsx';
import { KidsSurface } from './KidsSurface.tsx';
import * as watch from './KidsWatchPage.css.ts';
import { useKidsAge } from './kids-lists.ts';
import { factsOnDevice, latestKnownTime, useGracePeriod, useKidsTime } from './kids-time.ts';

/** The kids' page without a connection, with the titles saved for that age. It has no way out of kids mode. */
export function KidsOffline({ age }: { age: KidsAge }) {
  const page = usePage();
  const [own] = useState(() => ({
    ...page,
    facts: factsOnDevice(page.facts, age, {
      latest: latestKnownTime(),
      sinceStart: performance.now(),
    }),
  }));
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    loadMessages(page, 'kids-area').then(
      () => setReady(true),
      () => {
        // If the messages are gone, the browser has deleted the other data, too.
      },
    );
  }, [page]);
  return isReady ? (
    <Storefront page={own}>
      <SavedForKids />
    </Storefront>
  ) : null;
}

function SavedForKids() {
  const { device, titles } = useOffline();
  const [playing, setPlaying] = useState<SavedTitle>();
  const [hasPlayed, setPlayed] = useState(false);
  useReloadWhenOnline({ isBusy: playing !== undefined });
  const shown = titles.filter((title) => device?.describe(title)?.can.play);
  if (device === undefined) return null;
  // Another tab may remove the title. Then the player shows a message.
  if (device && playing) {
    return (
      <Playing
        title={titles.find(({ key }) => key === playing.key) ?? playing}
        onBack={() => {
          setPlaying(undefined);
          setPlayed(true);
        }}
        onNext={(next) =>
          setPlaying(shown.find(({ type, id }) => type === next.type && id === next.id))
        }
      />
    );
  }
  return <Pictures device={device} titles={shown} takesFocus={hasPlayed} onPlay={setPlaying} />;
}

interface PicturesProps {
  device: SavedDevice | null;
  titles: readonly SavedTitle[];
  /** True if the card that was clicked has disappeared. */
  takesFocus: boolean;
  onPlay: (title: SavedTitle) => void;
}

function Pictures({ device, titles, takesFocus, onPlay }: PicturesProps) {
  const { t } = useTranslation('kids-area');
  const left = useKidsTime();
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) content.current?.focus();
  }, [takesFocus]);
  return (
    <KidsSurface age={useKidsAge()} className={frame.frame}>
      <header className={frame.top}>
        <span className={frame.home}>
          <KidsMark />
        </span>
      </header>
      <div ref={content} tabIndex={-1} className={frame.content}>
        <TimeLeft left={left} />
        {left === 0 ? <KidsEnough level={1} /> : null}
        {left !== 0 && (!device || titles.length === 0) ? (
          <KidsMessage
            level={1}
            character="elephant"
            title={t('offline.none')}
            text={t('offline.noneMore')}
          />
        ) : null}
        {left !== 0 && device && titles.length > 0 ? (
          <>
            <KidsGreeting name="whale">{t('offline.title')}</KidsGreeting>
            <KidsGrid shape="wide" label={t('offline.title')}>
              {titles.map((title) => (
                <li key={title.key}>
                  <Picture title={title} device={device} onClick={() => onPlay(title)} />
                </li>
              ))}
            </KidsGrid>
          </>
        ) : null}
      </div>
    </KidsSurface>
  );
}

interface PictureProps {
  title: SavedTitle;
  device: SavedDevice;
  onClick: () => void;
}

function Picture({ title, device, onClick }: PictureProps) {
  const { locale } = usePage().facts;
  const url = useOfflinePicture(device, title);
  const { playback, position } = title;
  const { episode_of: episode } = playback;
  return (
    <KidsCardButton
      shape="wide"
      name={namePhrase(episode?.series ?? playback, locale)}
      note={episode ? formatEpisodePosition(episode, locale) : undefined}
      picture={playback.picture && url ? { ...playback.picture, url } : null}
      progress={position ? position.seconds / position.duration : undefined}
      onClick={onClick}
    />
  );
}

interface PlayingProps {
  title: SavedTitle;
  onBack: () => void;
  onNext: (episode: Pick<SavedTitle, 'type' | 'id'>) => void;
}

function Playing({ title, onBack, onNext }: PlayingProps) {
  const { t } = useTranslation('kids-area');
  const { locale } = usePage().facts;
  const { left, isOver, onProgress } = useGracePeriod();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  const { type, id, playback } = title;
  return (
    <KidsSurface age={useKidsAge()} className={watch.page}>
      <header className={watch.top}>
        <button ref={back} type="button" className={frame.actionButton} onClick={onBack}>
          <ChevronBackIcon size="md" />
          {t('back')}
        </button>
        <TimeLeft left={left} />
      </header>
      <VisuallyHidden as="h1">
        <Phrases>{fullNamePhrase(playback, locale)}</Phrases>
      </VisuallyHidden>
      <div className={watch.stage}>
        {isOver ? (
          <KidsEnough level={2} />
        ) : (
          <Suspense fallback={null}>
            <LazyKidsPlayer
              type={type}
              id={id}
              isLast={left === 0}
              denied={<FilesMissing />}
              failed={() => <FilesMissing />}
              onProgress={onProgress}
              onNext={onNext}
            />
          </Suspense>
        )}
      </div>
    </KidsSurface>
  );
}

/** Shown if the files of the title no longer exist. */
function FilesMissing() {
  const { t } = useTranslation('kids-area');
  return <KidsMessage level={2} character="elephant" title={t('failed')} text={t('askGrownUp')} />;
}
