import { PlayIcon } from '@parde/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { PauseSolidIcon } from '../../icons/icons.tsx';
import type { AnnouncementPosition } from '../../player-context.ts';
import * as controls from '../controls.css.ts';
import * as styles from './bubble.css.ts';

export interface Announcement {
  /** A new id is announced again, even with the same text. */
  id: number;
  text: string;
  position: AnnouncementPosition;
}

const shownMs = 1200;
/** Ten key presses in a row are announced once, after the last. */
const speakAfterMs = 600;

interface BubbleProps {
  announcement: Announcement | null;
}

/** Feedback for a key: shown at once, and announced after the last key press. */
export function Bubble({ announcement }: BubbleProps) {
  const [hiddenId, setHiddenId] = useState(-1);
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    if (!announcement) return;
    const { id, text } = announcement;
    const speakTimer = setTimeout(() => setSpoken(text), speakAfterMs);
    const hideTimer = setTimeout(() => setHiddenId(id), shownMs);
    return () => {
      clearTimeout(speakTimer);
      clearTimeout(hideTimer);
    };
  }, [announcement]);

  return (
    <>
      {announcement && announcement.position !== 'hidden' && announcement.id !== hiddenId ? (
        <VisibleBubble key={announcement.id} {...announcement} />
      ) : null}
      <div role="status" className={controls.visuallyHidden}>
        {spoken}
      </div>
    </>
  );
}

const icons: Partial<Record<AnnouncementPosition, ReactNode>> = {
  play: <PlayIcon />,
  pause: <PauseSolidIcon />,
};

function VisibleBubble({ text, position }: Announcement) {
  const icon = icons[position];
  return (
    <div className={icon ? styles.icon : styles.bubble} data-place={position} aria-hidden="true">
      {icon ?? text}
    </div>
  );
}
