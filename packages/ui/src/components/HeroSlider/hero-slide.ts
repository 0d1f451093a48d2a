import type { ReactNode } from 'react';
import type { PhraseData } from '../Phrase/Phrase.tsx';
import type { PictureData } from '../Picture/picture-data.ts';

export interface HeroSlide {
  id: string;
  title: PhraseData;
  picture: PictureData | null | undefined;
  /** An upright crop for phones. */
  narrowPicture?: PictureData | null | undefined;
  /** A muted video over the picture, below the text. Rendered while the slide is in view and may move. */
  clip?: ReactNode;
  /** A tagline of one or two sentences. */
  tagline?: PhraseData | undefined;
  /** Shown above the title: a badge, a logo, a date. */
  badge?: ReactNode;
  /** Shown below the title: a `MetaLine`. */
  meta?: ReactNode;
  /** The buttons of the slide. */
  actions?: ReactNode;
}

export interface HeroSliderLabels {
  previous: string;
  next: string;
  /** The names of the button that pauses the slides, and restarts them. */
  pause: string;
  play: string;
  /** The role description, announced after the name: «نمایش اسلایدی». */
  carousel: string;
  /** The role description of one slide: «اسلاید». */
  slide: string;
  /** The position of a slide: (1, 5) → «۱ از ۵». */
  position: (position: number, total: number) => string;
}
