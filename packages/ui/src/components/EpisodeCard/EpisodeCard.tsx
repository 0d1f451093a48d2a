import type { ReactNode } from 'react';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import { PlayIcon } from '../icons/PlayIcon.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import { Phrase, type PhraseData } from '../Phrase/Phrase.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/picture-data.ts';
import * as text from '../Text/Text.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './EpisodeCard.css.ts';

export interface EpisodeCardProps {
  href: string;
  /** The title with its number: «۷. باران». */
  title: PhraseData;
  picture: PictureData | null | undefined;
  /** The length and the date: «۴۸ دقیقه · ۲۳ آبان» */
  meta?: PhraseData;
  summary?: PhraseData;
  /** True for the episode that is playing. */
  current?: boolean;
  /** The watched share, from 0 to 1. Screen readers announce `label`. */
  progress?: { value: number; label: string } | undefined;
  /** «تماشاشده», if the episode was watched to its end. */
  watched?: string | undefined;
  /** A sign in a corner of the picture that the episode is saved offline. It takes no space, so it may appear late. */
  mark?: ReactNode;
  /** A separate button for downloading. */
  end?: ReactNode;
}

/** An episode in the list of its season. */
export function EpisodeCard({
  href,
  title,
  picture,
  meta,
  summary,
  current = false,
  progress,
  watched,
  mark,
  end,
}: EpisodeCardProps) {
  return (
    <div className={styles.row} data-current={current || undefined}>
      <div className={styles.still}>
        <Picture picture={picture} alt="" ratio="wide" sizes="(min-width: 48rem) 14rem, 34vw" />
        <span className={styles.play}>
          <PlayIcon />
        </span>
        {progress ? (
          <span className={styles.progress}>
            <span className={styles.done} style={{ inlineSize: `${progress.value * 100}%` }} />
          </span>
        ) : null}
        {mark ? <span className={styles.mark}>{mark}</span> : null}
      </div>
      <div className={styles.textBlock}>
        <Anchor className={styles.link} href={href} aria-current={current ? 'true' : undefined}>
          <Phrase>{title}</Phrase>
        </Anchor>
        {meta ? <Phrase className={styles.meta}>{meta}</Phrase> : null}
        {watched ? (
          <span className={styles.watched}>
            <CheckIcon />
            {watched}
          </span>
        ) : null}
        {progress ? <VisuallyHidden>{progress.label}</VisuallyHidden> : null}
      </div>
      {end ? <div className={styles.end}>{end}</div> : null}
      {summary ? (
        <div className={styles.summary}>
          <Phrase className={text.lines[4]}>{summary}</Phrase>
        </div>
      ) : null}
    </div>
  );
}
