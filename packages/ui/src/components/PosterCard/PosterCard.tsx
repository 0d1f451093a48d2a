import { CardLine, CardWhy } from '../../internal/CardLine.tsx';
import * as card from '../../internal/card.css.ts';
import { useLinkComponent } from '../Link/link-context.ts';
import { Phrase, type PhraseData } from '../Phrase/Phrase.tsx';
import type { PhrasesData } from '../Phrase/Phrases.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/picture-data.ts';
import { Rating } from '../Rating/Rating.tsx';

export interface PosterCardProps {
  href: string;
  title: PhraseData;
  picture: PictureData | null | undefined;
  /** Why a search found it, where its title does not say it. */
  why?: PhrasesData | undefined;
  /** What tells it from others of its title: the season and the number of an episode. In place of the facts. */
  subtitle?: PhrasesData | undefined;
  /** As it is shown: «۱۴۰۲». */
  year?: string | undefined;
  /** One word, before the facts: «تازه». */
  badge?: string | undefined;
  /** Where there is room for it: «دوبله». */
  note?: string | undefined;
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
  why,
  subtitle,
  year,
  badge,
  note,
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
        {why ? <CardWhy>{why}</CardWhy> : null}
        {subtitle ? <CardLine badge={badge}>{subtitle}</CardLine> : null}
        {!subtitle && (badge || rating || year || note) ? (
          <span className={card.facts}>
            {badge ? <bdi className={card.mark}>{badge}</bdi> : null}
            {rating ? <Rating {...rating} /> : null}
            {year ? <span>{year}</span> : null}
            {note ? <span>{note}</span> : null}
          </span>
        ) : null}
      </span>
    </Anchor>
  );
}
