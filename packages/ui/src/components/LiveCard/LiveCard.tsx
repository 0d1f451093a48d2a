import * as card from '../../internal/card.css.ts';
import { classes } from '../../internal/classes.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import { Phrase, type PhraseData } from '../Phrase/Phrase.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/picture-data.ts';
import * as wide from '../WideCard/WideCard.css.ts';
import * as styles from './LiveCard.css.ts';

export interface Programme {
  /** The formatted time: «۲۱:۳۰». */
  time: string;
  title: PhraseData;
}

export interface LiveCardProps {
  href: string;
  /** The name of the channel or broadcast. */
  title: PhraseData;
  picture: PictureData | null | undefined;
  /** The channel’s square logo, in a corner of the picture. */
  logo?: PictureData | null | undefined;
  /** «زنده», or «خارج از پخش» when nothing is broadcast. */
  status: string;
  /** The current programme. If missing, the channel is off the air and its picture is dimmed. */
  now: Programme | undefined;
  next?: Programme | undefined;
  /** The elapsed share of the current programme, from 0 to 1. Screen readers announce the times instead. */
  progress?: number | undefined;
  sizes?: string;
  loading?: 'lazy' | 'eager';
}

/** A current broadcast. The entire card is one link; in a `live` grid it is a row on a phone. */
export function LiveCard({
  href,
  title,
  picture,
  logo,
  status,
  now,
  next,
  progress,
  sizes = '(min-width: 80rem) 22rem, (min-width: 48rem) 34vw, 62vw',
  loading = 'lazy',
}: LiveCardProps) {
  return (
    <Anchor className={styles.live} href={href}>
      <span className={classes(card.frame, !now && styles.offAir)}>
        <Picture
          picture={picture}
          alt=""
          ratio="wide"
          sizes={sizes}
          widest={960}
          loading={loading}
        />
        {logo ? (
          <span className={styles.logo}>
            <Picture
              picture={logo}
              alt=""
              ratio="square"
              sizes="2.5rem"
              widest={160}
              loading={loading}
            />
          </span>
        ) : null}
        {progress === undefined ? null : (
          <span className={wide.progress}>
            <span className={styles.elapsed} style={{ inlineSize: `${progress * 100}%` }} />
          </span>
        )}
      </span>
      <span className={styles.body}>
        <Phrase className={styles.channel}>{title}</Phrase>
        {now ? (
          <span className={styles.mark}>
            <Badge tone="live">{status}</Badge>
          </span>
        ) : (
          <span className={styles.offAirText}>{status}</span>
        )}
        {now ? <ProgrammeLine className={styles.now} {...now} /> : null}
        {next ? <ProgrammeLine className={styles.next} {...next} /> : null}
      </span>
    </Anchor>
  );
}

interface ProgrammeLineProps extends Programme {
  className: string;
}

function ProgrammeLine({ className, time, title }: ProgrammeLineProps) {
  return (
    <span className={styles.line}>
      <span className={styles.time}>{time}</span>
      <Phrase className={className}>{title}</Phrase>
    </span>
  );
}
