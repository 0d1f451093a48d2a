import { Player } from '@parde/player';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isConnected } from '../../app/connection.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { autoplay } from '../../app/settings/settings.ts';
import { path } from '../../paths.ts';
import { nextSavedEpisode } from '../offline/next-saved-episode.ts';
import { useLocalPicture } from '../offline/use-local-picture.ts';
import { usePlaying } from '../offline/use-playing.ts';
import type { SavedTitle } from '../offline/use-saved.ts';
import { useStartPosition } from '../offline/use-start-position.ts';
import type { KidsPlayerProps } from './KidsPlayer.tsx';
import { adjacentMedia, filmMedia } from './player-media.ts';
import { useFittingEpisode } from './use-fitting-episode.ts';
import { useKidsMessages } from './use-kids-messages.ts';

interface KidsSavedPlayerProps extends Pick<KidsPlayerProps, 'isLast' | 'onNext' | 'onProgress'> {
  saved: SavedTitle;
}

/** Plays a saved title in kids mode. Without a connection, the title that follows is saved and fits the age, too. */
export function KidsSavedPlayer({ saved, isLast, onNext, onProgress }: KidsSavedPlayerProps) {
  const { title, library } = saved;
  const { playback, key } = title;
  const { facts } = usePage();
  const { locale } = facts;
  const navigate = useNavigate();
  const [autoplayNext] = autoplay.useSetting();
  const messages = useKidsMessages();
  const [localFiles] = useState(() => library.localFiles(title));
  const poster = useLocalPicture(title, library);
  const start = useStartPosition(title, library);
  usePlaying(key, library);
  const follows = isLast ? null : playback.next;
  const nextHere = nextSavedEpisode(library.titles(), follows, facts);
  const fitting = useFittingEpisode(nextHere || !isConnected() ? undefined : follows?.id);
  const openNext = (id: string) => {
    if (onNext) onNext({ type: 'episode', id });
    else void navigate(path('kids-watch', { type: 'episode', id }), { replace: true });
  };
  return (
    <Player
      key={key}
      fill
      media={{ ...filmMedia(playback, locale), poster }}
      localFiles={localFiles}
      locale={locale}
      messages={messages}
      autoPlay={start !== undefined}
      startAt={start}
      next={
        follows && (nextHere || fitting)
          ? { ...adjacentMedia(follows, locale, () => openNext(follows.id)), picture: null }
          : undefined
      }
      autoplayNext={autoplayNext}
      onProgress={(progress) => {
        onProgress(progress);
        const { seconds, duration } = progress;
        return library.savePosition(key, { seconds, duration, at: Date.now() });
      }}
    />
  );
}
