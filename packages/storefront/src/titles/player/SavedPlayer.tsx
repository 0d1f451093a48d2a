import { Player, type PlayerMessage } from '@parde/player';
import { joinPhrases } from '@parde/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { isConnected } from '../../app/connection.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { autoplay } from '../../app/settings/settings.ts';
import { separator } from '../../names/names.ts';
import { showPath } from '../../paths.ts';
import { nextSavedEpisode } from '../offline/next-saved-episode.ts';
import { useLocalPicture } from '../offline/use-local-picture.ts';
import { usePlaying } from '../offline/use-playing.ts';
import type { SavedTitle } from '../offline/use-saved.ts';
import { useStartPosition } from '../offline/use-start-position.ts';
import { PlayerDialog } from './PlayerDialog.tsx';
import { adjacentMedia, filmMedia } from './player-media.ts';
import { playerMessages } from './player-message.ts';
import type { TitlePlayerProps } from './TitlePlayer.tsx';

interface SavedPlayerProps extends Pick<TitlePlayerProps, 'showPathOf' | 'onClose'> {
  saved: SavedTitle;
  onNext: (episode: Pick<TitlePlayerProps, 'type' | 'id'>) => void;
}

/** Plays a saved title from the device. The position is sent to the server when there is a connection. */
export function SavedPlayer({ saved, showPathOf = showPath, onNext, onClose }: SavedPlayerProps) {
  const { title, library, access } = saved;
  const { playback, key } = title;
  const { facts } = usePage();
  const { locale } = facts;
  const { t } = useTranslation('saved-titles');
  const navigate = useNavigate();
  const [autoplayNext, setAutoplayNext] = autoplay.useSetting();
  const [localFiles] = useState(() => library.localFiles(title));
  const poster = useLocalPicture(title, library);
  const start = useStartPosition(title, library);
  usePlaying(key, library);
  const media = { ...filmMedia(playback, locale), poster };
  const message: PlayerMessage | null =
    access === 'open' ? null : { kind: 'problem', text: t(`player.${access}`) };
  const { next } = playback;
  const openNext = () => {
    if (!next) return;
    const episode = { type: 'episode', id: next.id } as const;
    if (isConnected()) void navigate(showPathOf(episode), { replace: true });
    else onNext(episode);
  };
  return (
    <PlayerDialog
      label={joinPhrases(
        media.title,
        media.subtitle ? separator[locale] : '',
        media.subtitle ?? '',
      )}
      onClose={onClose}
    >
      <Player
        key={key}
        fill
        media={media}
        localFiles={localFiles}
        locale={locale}
        messages={playerMessages[locale]}
        autoPlay={start !== undefined}
        startAt={start}
        message={message}
        next={
          next && nextSavedEpisode(library.titles(), next, facts)
            ? { ...adjacentMedia(next, locale, openNext), picture: null }
            : undefined
        }
        autoplayNext={autoplayNext}
        onAutoplayNextChange={setAutoplayNext}
        onClose={onClose}
        onProgress={({ seconds, duration }) =>
          library.savePosition(key, { seconds, duration, at: Date.now() })
        }
      />
    </PlayerDialog>
  );
}
