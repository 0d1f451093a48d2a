import * as card from '../../internal/card.css.ts';
import { Anchor } from '../Link/Anchor.tsx';
import { Phrase, type PhraseData } from '../Phrase/Phrase.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/picture-data.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './IssueCard.css.ts';

export interface IssueCardProps {
  href: string;
  /** The title, which names the topic of the issue. */
  title: PhraseData;
  /** The picture of the cover. */
  picture: PictureData | null | undefined;
  /** Shown above the title in one line: the magazine and the number. */
  kicker: PhraseData;
  /** The formatted date. */
  date?: string | undefined;
  /** `eager` for the first row of a page. */
  loading?: 'lazy' | 'eager';
}

/** The cover card of a magazine or newspaper issue. The entire card is one link. */
export function IssueCard({
  href,
  title,
  picture,
  kicker,
  date,
  loading = 'lazy',
}: IssueCardProps) {
  return (
    <Anchor className={card.card} href={href}>
      <span className={card.frame}>
        <Picture
          picture={picture}
          alt=""
          ratio="poster"
          sizes="(min-width: 80rem) 13rem, (min-width: 48rem) 20vw, 33vw"
          widest={640}
          loading={loading}
        />
      </span>
      <span className={styles.textBlock}>
        <Phrase className={styles.kicker}>{kicker}</Phrase>
        <Phrase className={card.title}>{title}</Phrase>
        {date ? <bdi className={card.meta}>{date}</bdi> : null}
      </span>
    </Anchor>
  );
}

/** A placeholder for an issue that is loading, as large as its card. */
export function IssueCardSkeleton() {
  return (
    <span className={card.card} aria-hidden="true">
      <Skeleton shape="poster" />
      <span className={styles.textBlock}>
        <Skeleton width="half" />
        <Skeleton width="most" />
      </span>
    </span>
  );
}
