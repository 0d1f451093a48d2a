import { useEffect, useState } from 'react';
import type { AnnouncementPlace } from '../player-context.ts';
import * as controls from './controls.css.ts';
import * as styles from './stage.css.ts';

export interface Announcement {
  /** A new id announces again, even the same text. */
  id: number;
  text: string;
  place: AnnouncementPlace;
}

const shownMs = 1200;
/** Ten presses of a key are announced once, after the last. */
const speakAfterMs = 600;

interface BubbleProps {
  announcement: Announcement | null;
}

/** Feedback for a key: shown at once, read out when the keys rest. */
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
        <div className={styles.bubble} data-place={announcement.place} aria-hidden="true">
          {announcement.text}
        </div>
      ) : null}
      <div role="status" className={controls.visuallyHidden}>
        {spoken}
      </div>
    </>
  );
}
