import { phrasesText } from '@parde/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Interface } from './components/Interface.tsx';
import { useRemote } from './components/input/use-remote.ts';
import { useResumedAnnouncement } from './components/messages/use-resumed-announcement.ts';
import { MiniInterface } from './components/mini/MiniInterface.tsx';
import * as miniStyles from './components/mini/mini.css.ts';
import { Poster } from './components/Poster.tsx';
import { type Announcement, Bubble } from './components/seek-bar/Bubble.tsx';
import * as styles from './components/stage.css.ts';
import { useController } from './controller/use-controller.ts';
import type { PlayerProps } from './Player.tsx';
import { type PanelName, PlayerContext, type PlayerContextValue } from './player-context.ts';
import type { PlayerMessage } from './player-message.ts';

interface SessionProps extends Omit<PlayerProps, 'fill'> {
  stage: RefObject<HTMLElement | null>;
}

/** The playback of one film, from its poster to its end. */
export function Session(props: SessionProps) {
  const { media, locale, messages, stage, message = null, autoPlay = false } = props;
  const video = useRef<HTMLVideoElement>(null);
  const [accepted, setAccepted] = useState(false);
  const [panel, setPanel] = useState<PanelName | null>(null);
  const [announcement, setAnnouncement] = useState<Announcement | null>(null);
  const { store, preferences, controls, localFiles } = useController({ ...props, video });
  const remote = useRemote(video);
  const phase = useStore(store, (state) => state.phase);
  const problem = useStore(store, (state) => state.problem);
  const visibleMessage = message?.kind === 'full-rate' && accepted ? null : message;
  const mayPlay = visibleMessage === null;

  const [announce] = useState(
    () =>
      (text: string, position: Announcement['position'] = 'middle') => {
        setAnnouncement((last) => ({ id: (last?.id ?? 0) + 1, text, position }));
      },
  );

  useEffect(() => {
    if (controls && autoPlay && mayPlay && store.getState().phase === 'idle') controls.play();
  }, [controls, autoPlay, mayPlay, store]);
  // The title may no longer be watched: for example, another tab has removed it from the device.
  useEffect(() => {
    if (controls && !mayPlay && store.getState().playing) controls.pause();
  }, [controls, mayPlay, store]);
  useResumedAnnouncement({ store, announce, messages, locale, startAt: props.startAt ?? 0 });

  const { previous, next, autoplayNext = true, onAutoplayNextChange, onClose, inPage } = props;
  const { actions = [], onMinimise, mini } = props;
  const value: PlayerContextValue | null = controls && {
    media,
    locale,
    messages,
    store,
    preferences,
    controls,
    localFiles,
    previous,
    next,
    autoplayNext,
    onAutoplayNextChange,
    onClose,
    onMinimise,
    actions,
    announce,
    openPanel: setPanel,
    remote,
  };

  const failed: PlayerMessage | null = problem && {
    kind: 'problem',
    text: { playback: undefined, unsupported: messages.unsupported, expired: messages.expired }[
      problem
    ],
    onRetry: controls?.retry,
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: subtitles are files of their own, and are drawn over it. */}
      <video
        ref={video}
        className={mini ? miniStyles.video : styles.video}
        aria-label={phrasesText(media.title) || messages.player}
        lang={
          typeof media.title !== 'string' && 'lang' in media.title ? media.title.lang : undefined
        }
        playsInline
        preload="none"
      />
      {phase === 'idle' || phase === 'starting' ? (
        <Poster picture={media.poster} className={mini ? miniStyles.poster : styles.poster} />
      ) : null}
      {value ? (
        <PlayerContext value={value}>
          {mini ? (
            <MiniInterface video={video} hasFailed={failed !== null} onExpand={mini.onExpand} />
          ) : (
            <Interface
              stage={stage}
              video={video}
              inPage={inPage}
              message={visibleMessage ?? failed}
              onAccept={() => {
                setAccepted(true);
                if (visibleMessage?.kind === 'full-rate') visibleMessage.onAccept?.();
                controls?.play();
              }}
              panel={panel}
              onPanelClose={() => setPanel(null)}
            />
          )}
        </PlayerContext>
      ) : null}
      <Bubble announcement={announcement} />
    </>
  );
}
