import * as card from '../../internal/card.css.ts';
import { Badge } from '../Badge/Badge.tsx';
import { PlayIcon } from '../icons/PlayIcon.tsx';
import { useLinkComponent } from '../Link/link-context.ts';
import { Phrase, type PhraseData } from '../Phrase/Phrase.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/picture-data.ts';
import * as wide from '../WideCard/WideCard.css.ts';
import * as styles from './LiveCard.css.ts';

export interface Programme {
  /** As it is shown: «۲۱:۳۰». */
  time: string;
  title: PhraseData;
}

export interface LiveCardProps {
  href: string;
  /** The channel, or what is being shown. */
  title: PhraseData;
  picture: PictureData | null | undefined;
  /** «زنده» */
  liveLabel: string;
  now?: Programme | undefined;
  next?: Programme | undefined;
  /** How much of what is on is over, from 0 to 1. The times say it aloud. */
  progress?: number | undefined;
  sizes?: string;
  loading?: 'lazy' | 'eager';
}

/** What is being broadcast at this moment. The whole card is one link. */
export function LiveCard({
  href,
  title,
  picture,
  liveLabel,
  now,
  next,
  progress,
  sizes = '(min-width: 80rem) 22rem, (min-width: 48rem) 34vw, 62vw',
  loading = 'lazy',
}: LiveCardProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor className={card.card} href={href}>
      <span className={card.frame}>
        <Picture
          picture={picture}
          alt=""
          ratio="wide"
          sizes={sizes}
          widest={960}
          loading={loading}
        />
        <span className={styles.play}>
          <PlayIcon />
        </span>
        {progress === undefined ? null : (
          <span className={wide.progress}>
            <span className={wide.watched} style={{ inlineSize: `${progress * 100}%` }} />
          </span>
        )}
      </span>
      <span className={styles.body}>
        <Phrase className={styles.channel}>{title}</Phrase>
        <span className={styles.mark}>
          <Badge tone="live">{liveLabel}</Badge>
        </span>
        {now ? <ProgrammeLine className={styles.now} {...now} /> : null}
        {next ? <ProgrammeLine className={styles.programme} {...next} /> : null}
      </span>
    </Anchor>
  );
}

interface ProgrammeLineProps extends Programme {
  className: string;
}

function ProgrammeLine({ className, time, title }: ProgrammeLineProps) {
  return (
    <span className={className}>
      <span className={styles.time}>{time}</span>
      <Phrase className={styles.name}>{title}</Phrase>
    </span>
  );
}
