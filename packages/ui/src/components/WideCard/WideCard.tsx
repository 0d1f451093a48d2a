import type { ReactNode } from 'react';
import { CardLine, CardMatchReason } from '../../internal/CardLine.tsx';
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
  /** The reason why a search found the title, if the title does not show it. */
  matchReason?: PhrasesData | undefined;
  /** A second line: the series, the season, the date. */
  subtitle?: PhrasesData | undefined;
  /** A play icon on the picture, for a card that starts playback on click. Screen readers skip it. */
  icon?: ReactNode;
  /** One word, shown before the facts: «تازه». */
  badge?: string | undefined;
  /** Replaces the badge. Gets the element of `badge`, or null. Its element may only contain text and inline elements. */
  renderBadge?: ((badge: ReactNode) => ReactNode) | undefined;
  /** `value` is shown, `label` is read by screen readers. */
  duration?: { value: string; label: string } | undefined;
  /** The watched share, from 0 to 1. Screen readers announce `label`. */
  progress?: CardProgressData | undefined;
  sizes?: string;
  loading?: 'lazy' | 'eager';
}

/** A video, an episode or a started title, with a still. The entire card is one link. */
export function WideCard({
  href,
  title,
  picture,
  matchReason,
  subtitle,
  icon,
  badge,
  renderBadge,
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
        {icon ? <span className={styles.icon}>{icon}</span> : null}
        {progress ? <CardProgress value={progress.value} /> : null}
      </span>
      <span className={card.body}>
        <Phrase className={card.title}>{title}</Phrase>
        {matchReason ? <CardMatchReason>{matchReason}</CardMatchReason> : null}
        {badge || renderBadge || subtitle || duration ? (
          <CardLine badge={badge} renderBadge={renderBadge} duration={duration?.value}>
            {subtitle}
          </CardLine>
        ) : null}
        {duration ? <VisuallyHidden>{duration.label}</VisuallyHidden> : null}
        {progress ? <VisuallyHidden>{progress.label}</VisuallyHidden> : null}
      </span>
    </Anchor>
  );
}
