import { CardLine, CardWhy } from '../../internal/CardLine.tsx';
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
  /** Why a search found it, where its title does not say it. */
  why?: PhrasesData | undefined;
  /** What tells it from others of its title: the season and the number of an episode. In place of the facts. */
  subtitle?: PhrasesData | undefined;
  /** What it is, among others: «سریال». */
  kind?: string | undefined;
  /** As it is shown: «۱۴۰۲». */
  year?: string | undefined;
  /** One word, before the facts: «تازه». */
  badge?: string | undefined;
  /** Where there is room for it: «دوبله». */
  note?: string | undefined;
  /** `value` as shown, `label` as read out. */
  rating?: { value: string; label: string } | undefined;
  /** How much of it has been watched, from 0 to 1; `label` as read out. */
  progress?: CardProgressData | undefined;
  sizes?: string;
  /** `eager` for the first row of a page. */
  loading?: 'lazy' | 'eager';
}

/** A film or a series by its poster. The whole card is one link. */
export function PosterCard({
  href,
  title,
  picture,
  why,
  subtitle,
  kind,
  year,
  badge,
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
        {why ? <CardWhy>{why}</CardWhy> : null}
        {subtitle ? <CardLine badge={badge}>{subtitle}</CardLine> : null}
        {!subtitle && (badge || rating || kind || year || note) ? (
          <span className={card.facts}>
            {badge ? <bdi className={card.mark}>{badge}</bdi> : null}
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
