import * as card from '../../internal/card.css.ts';
import { Anchor } from '../Link/Anchor.tsx';
import { Phrase, type PhraseData } from '../Phrase/Phrase.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/picture-data.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './IssueCard.css.ts';

export interface IssueCardProps {
  href: string;
  /** What the issue is about. */
  title: PhraseData;
  /** The cover. */
  picture: PictureData | null | undefined;
  /** Above the title: the magazine, the number. One line. */
  kicker: PhraseData;
  /** As it is shown. */
  date?: string | undefined;
  /** `eager` for the first row of a page. */
  loading?: 'lazy' | 'eager';
}

/** An issue of a magazine or a newspaper by its cover. The whole card is one link. */
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
      <span className={styles.words}>
        <Phrase className={styles.kicker}>{kicker}</Phrase>
        <Phrase className={card.title}>{title}</Phrase>
        {date ? <bdi className={card.meta}>{date}</bdi> : null}
      </span>
    </Anchor>
  );
}

/** The place of an issue that is coming, as large as its card. */
export function IssueCardSkeleton() {
  return (
    <span className={card.card} aria-hidden="true">
      <Skeleton shape="poster" />
      <span className={styles.words}>
        <Skeleton width="half" />
        <Skeleton width="most" />
      </span>
    </span>
  );
}
