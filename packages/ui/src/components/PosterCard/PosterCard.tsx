import * as card from '../../internal/card.css.ts';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import { useLinkComponent } from '../Link/link-context.ts';
import { Phrase, type PhraseData } from '../Phrase/Phrase.tsx';
import { Phrases, type PhrasesData } from '../Phrase/Phrases.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/picture-data.ts';
import { Rating } from '../Rating/Rating.tsx';
import * as styles from './PosterCard.css.ts';

export interface PosterCardProps {
  href: string;
  title: PhraseData;
  picture: PictureData | null | undefined;
  /** What tells it from others of its title: the season and the number of an episode. */
  subtitle?: PhrasesData | undefined;
  /** As it is shown: «۱۴۰۲». */
  year?: string | undefined;
  badge?: string | undefined;
  badgeTone?: BadgeTone;
  /** `value` as shown, `label` as read out. */
  rating?: { value: string; label: string } | undefined;
  sizes?: string;
  /** `eager` for the first row of a page. */
  loading?: 'lazy' | 'eager';
}

/** A film or a series by its poster. The whole card is one link. */
export function PosterCard({
  href,
  title,
  picture,
  subtitle,
  year,
  badge,
  badgeTone = 'media',
  rating,
  sizes = '(min-width: 80rem) 13rem, (min-width: 48rem) 20vw, 33vw',
  loading = 'lazy',
}: PosterCardProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor className={card.card} href={href}>
      <span className={card.frame}>
        <Picture
          picture={picture}
          alt=""
          ratio="poster"
          sizes={sizes}
          widest={640}
          loading={loading}
        />
      </span>
      <span className={card.body}>
        <Phrase className={card.title}>{title}</Phrase>
        {subtitle ? (
          <span className={card.meta}>
            <Phrases>{subtitle}</Phrases>
          </span>
        ) : null}
        {year || rating ? (
          <span className={styles.facts}>
            {year ? <span>{year}</span> : null}
            {rating ? <Rating {...rating} /> : null}
          </span>
        ) : null}
      </span>
      {badge ? (
        <span className={card.corner}>
          <Badge tone={badgeTone}>{badge}</Badge>
        </span>
      ) : null}
    </Anchor>
  );
}
