import type { PreviewClip } from '@parde/api-client';
import { videoBytes } from '@parde/domain';
import { IconButton, PauseIcon, PlayIcon } from '@parde/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { usePage } from '../../app/page/Storefront.tsx';
import { useUserCheck } from '../../app/session/use-viewer.ts';
import { autoplay } from '../../app/settings/settings.ts';
import { countBytes, dataBudget } from '../data-cost/data-budget.ts';
import { useOperator } from '../data-cost/use-operator.ts';
import * as styles from './ClipVideo.css.ts';
import { mayPreview } from './may-preview.ts';

export interface ClipVideoProps {
  clip: PreviewClip;
  /** True on a card, where no text is beside the picture. */
  isCard?: boolean;
  /** The names of the button that pauses the clip. The slider of the home page has its own button. */
  labels?: { pause: string; play: string };
}

/** The addresses that this document has loaded. The browser plays them again from its cache. */
const loaded = new Set<string>();

/** Plays the clip once if it may be played, and counts its data in the month's budget. */
export function ClipVideo({ clip, ...look }: ClipVideoProps) {
  const { facts } = usePage();
  const [budget] = dataBudget.useSetting();
  const [isAutoplay] = autoplay.useSetting();
  const operator = useUserCheck()?.operator;
  const [mayPlay] = useState(() =>
    mayPreview({ isKids: facts.kids !== undefined, autoplay: isAutoplay, budget, operator }),
  );
  const rate = useOperator(mayPlay && budget !== null)?.rate ?? 'full';
  if (!mayPlay) return null;
  const onLoad = (seconds: number) => {
    if (budget === null || loaded.has(clip.url)) return;
    loaded.add(clip.url);
    countBytes(clip.bytes ?? videoBytes(seconds / 60, '480p'), rate);
  };
  return <AllowedClip clip={clip} {...look} onLoad={onLoad} />;
}

interface AllowedClipProps extends ClipVideoProps {
  onLoad: (seconds: number) => void;
}

function AllowedClip({ clip, isCard = false, labels, onLoad }: AllowedClipProps) {
  const ref = useRef<HTMLVideoElement>(null);
  const [stage, setStage] = useState<'waits' | 'plays' | 'paused' | 'ended'>('waits');
  const [hero, setHero] = useState<Element | null>();
  const isStopped = stage === 'paused' || stage === 'ended';
  const play = (video: HTMLVideoElement) => {
    video.play().catch((error: unknown) => {
      // A pause interrupts the start. Any other reason is final, such as a phone that saves its battery.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setStage('ended');
    });
  };
  const follow = useEffectEvent((isVisible: boolean) => {
    const video = ref.current;
    if (!video || isStopped) return;
    if (isVisible && !document.hidden && !document.querySelector(':modal')) play(video);
    else video.pause();
  });

  useEffect(() => {
    const video = ref.current;
    const box = video?.parentElement;
    if (!video || !box) return;
    setHero(video.closest('header'));
    let isVisible = false;
    const onChange = () => follow(isVisible);
    const observer = new IntersectionObserver(
      ([entry]) => {
        isVisible = entry?.isIntersecting === true;
        onChange();
      },
      { threshold: 0.5 },
    );
    // Not the video itself, because a mirrored element does not intersect.
    observer.observe(box);
    const onPlay = ({ target }: Event) => {
      if (target === video) return;
      video.pause();
      setStage('ended');
    };
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    document.addEventListener('play', onPlay, options);
    document.addEventListener('visibilitychange', onChange, options);
    // A dialog has opened or closed.
    document.addEventListener('toggle', onChange, options);
    return () => {
      observer.disconnect();
      listeners.abort();
    };
  }, []);

  const change = () => {
    const video = ref.current;
    if (!video) return;
    if (isStopped) {
      setStage('waits');
      play(video);
    } else {
      setStage('paused');
      video.pause();
    }
  };
  const isMirrored = !isCard && clip.mirrorable === true;
  return (
    <>
      <video
        ref={ref}
        className={isMirrored ? `${styles.video} ${styles.mirrored}` : styles.video}
        data-clip={stage === 'plays' || stage === 'paused' ? 'shown' : ''}
        src={clip.url}
        preload="none"
        muted
        playsInline
        disablePictureInPicture
        tabIndex={-1}
        aria-hidden="true"
        onLoadedData={({ currentTarget }) => onLoad(currentTarget.duration)}
        onPlaying={() => setStage('plays')}
        onEnded={() => setStage('ended')}
        onError={() => setStage('ended')}
      />
      {labels && hero && stage !== 'waits'
        ? createPortal(
            <div className={styles.control}>
              <IconButton
                size="sm"
                variant="overlay"
                label={isStopped ? labels.play : labels.pause}
                icon={isStopped ? <PlayIcon /> : <PauseIcon />}
                onClick={change}
              />
            </div>,
            hero,
          )
        : null}
    </>
  );
}
