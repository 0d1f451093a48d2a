import { PlayIcon } from '@parde/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { PauseSolidIcon } from '../icons/icons.tsx';
import type { AnnouncementPlace } from '../player-context.ts';
import * as styles from './bubble.css.ts';
import * as controls from './controls.css.ts';

export interface Announcement {
  /** A new id is announced again, even with the same text. */
  id: number;
  text: string;
  place: AnnouncementPlace;
}

const shownMs = 1200;
/** Ten key presses in a row are announced once, after the last. */
const speakAfterMs = 600;

interface BubbleProps {
  announcement: Announcement | null;
}

/** Feedback for a key: shown at once, and announced after the last key press. */
export function Bubble({ announcement }: BubbleProps) {
  const [gone, setGone] = useState(-1);
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    if (!announcement) return;
    const { id, text } = announcement;
    const say = setTimeout(() => setSpoken(text), speakAfterMs);
    const go = setTimeout(() => setGone(id), shownMs);
    return () => {
      clearTimeout(say);
      clearTimeout(go);
    };
  }, [announcement]);

  return (
    <>
      {announcement && announcement.id !== gone ? (
        <Shown key={announcement.id} {...announcement} />
      ) : null}
      <div role="status" className={controls.visuallyHidden}>
        {spoken}
      </div>
    </>
  );
}

const signs: Partial<Record<AnnouncementPlace, ReactNode>> = {
  play: <PlayIcon />,
  pause: <PauseSolidIcon />,
};

function Shown({ text, place }: Announcement) {
  const sign = signs[place];
  return (
    <div className={sign ? styles.sign : styles.bubble} data-place={place} aria-hidden="true">
      {sign ?? text}
    </div>
  );
}
