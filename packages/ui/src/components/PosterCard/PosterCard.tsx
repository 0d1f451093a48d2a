import type { ReactNode } from 'react';
import { CardLine, CardMark, CardMatchReason } from '../../internal/CardLine.tsx';
import { CardProgress, type CardProgressData } from '../../internal/CardProgress.tsx';
import * as card from '../../internal/card.css.ts';
import { Anchor } from '../Link/Anchor.tsx';
import { Phrase, type PhraseData } from '../Phrase/Phrase.tsx';
import type { PhrasesData } from '../Phrase/Phrases.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/picture-data.ts';
import { Rating } from '../Rating/Rating.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface PosterCardProps {
  href: string;
  title: PhraseData;
  picture: PictureData | null | undefined;
  /** The reason why a search found the title, if the title does not show it. */
  matchReason?: PhrasesData | undefined;
  /** The season and number of an episode, which distinguish it from others with the same title. Replaces the facts. */
  subtitle?: PhrasesData | undefined;
  /** The kind of title: «سریال». */
  kind?: string | undefined;
  /** The formatted year: «۱۴۰۲». */
  year?: string | undefined;
  /** One word, shown before the facts: «تازه». */
  badge?: string | undefined;
  /** Replaces the badge. Gets the element of `badge`, or null. Its element may only contain text and inline elements. */
  renderBadge?: ((badge: ReactNode) => ReactNode) | undefined;
  /** Shown if there is space: «دوبله». */
  note?: string | undefined;
  /** `value` is shown, `label` is read by screen readers. */
  rating?: { value: string; label: string } | undefined;
  /** The watched share, from 0 to 1. Screen readers announce `label`. */
  progress?: CardProgressData | undefined;
  sizes?: string;
  /** `eager` for the first row of a page. */
  loading?: 'lazy' | 'eager';
}

/** A film or a series by its poster. The entire card is one link. */
export function PosterCard({
  href,
  title,
  picture,
  matchReason,
  subtitle,
  kind,
  year,
  badge,
  renderBadge,
  note,
  rating,
  progress,
  sizes = '(min-width: 80rem) 13rem, (min-width: 48rem) 20vw, 33vw',
  loading = 'lazy',
}: PosterCardProps) {
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
        {progress ? <CardProgress value={progress.value} /> : null}
      </span>
      <span className={card.body}>
        <Phrase className={card.title}>{title}</Phrase>
        {matchReason ? <CardMatchReason>{matchReason}</CardMatchReason> : null}
        {subtitle ? (
          <CardLine badge={badge} renderBadge={renderBadge}>
            {subtitle}
          </CardLine>
        ) : null}
        {!subtitle && (badge || renderBadge || rating || kind || year || note) ? (
          <span className={card.facts}>
            <CardMark badge={badge} renderBadge={renderBadge} />
            {rating ? <Rating {...rating} /> : null}
            {kind ? <span>{kind}</span> : null}
            {year ? <span>{year}</span> : null}
            {note ? <span>{note}</span> : null}
          </span>
        ) : null}
        {progress ? <VisuallyHidden>{progress.label}</VisuallyHidden> : null}
      </span>
    </Anchor>
  );
}
