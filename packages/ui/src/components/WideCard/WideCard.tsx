import type { ReactNode } from 'react';
import { CardLine, CardWhy } from '../../internal/CardLine.tsx';
import { CardProgress, type CardProgressData } from '../../internal/CardProgress.tsx';
import * as card from '../../internal/card.css.ts';
import { Anchor } from '../Link/Anchor.tsx';
import { Phrase, type PhraseData } from '../Phrase/Phrase.tsx';
import type { PhrasesData } from '../Phrase/Phrases.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/picture-data.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './WideCard.css.ts';

export interface WideCardProps {
  href: string;
  title: PhraseData;
  picture: PictureData | null | undefined;
  /** Why a search found it, where its title does not say it. */
  why?: PhrasesData | undefined;
  /** A second line: the series, the season, the date. */
  subtitle?: PhrasesData | undefined;
  /** On the picture, where a press does more than open: a play sign. Not read out. */
  icon?: ReactNode;
  /** One word, before the facts: «تازه». */
  badge?: string | undefined;
  /** `value` as shown, `label` as read out. */
  duration?: { value: string; label: string } | undefined;
  /** How much of it has been watched, from 0 to 1; `label` as read out. */
  progress?: CardProgressData | undefined;
  sizes?: string;
  loading?: 'lazy' | 'eager';
}

/** A video, an episode or something begun, by a still. The whole card is one link. */
export function WideCard({
  href,
  title,
  picture,
  why,
  subtitle,
  icon,
  badge,
  duration,
  progress,
  sizes = '(min-width: 80rem) 22rem, (min-width: 48rem) 34vw, 62vw',
  loading = 'lazy',
}: WideCardProps) {
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
        {icon ? <span className={styles.sign}>{icon}</span> : null}
        {progress ? <CardProgress value={progress.value} /> : null}
      </span>
      <span className={card.body}>
        <Phrase className={card.title}>{title}</Phrase>
        {why ? <CardWhy>{why}</CardWhy> : null}
        {badge || subtitle || duration ? (
          <CardLine badge={badge} duration={duration?.value}>
            {subtitle}
          </CardLine>
        ) : null}
        {duration ? <VisuallyHidden>{duration.label}</VisuallyHidden> : null}
        {progress ? <VisuallyHidden>{progress.label}</VisuallyHidden> : null}
      </span>
    </Anchor>
  );
}
