import type { ReactNode } from 'react';
import type { PhraseData } from '../Phrase/Phrase.tsx';
import type { PictureData } from '../Picture/picture-data.ts';

export interface HeroSlide {
  id: string;
  title: PhraseData;
  picture: PictureData | null | undefined;
  /** An upright cut for phones. */
  narrowPicture?: PictureData | null | undefined;
  /** One or two sentences. */
  tagline?: PhraseData | undefined;
  /** Above the title: a badge, a logo, a date. */
  badge?: ReactNode;
  /** Under the title: a `MetaLine`. */
  meta?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
}

export interface HeroSliderLabels {
  previous: string;
  next: string;
  /** Of the button that stops the slides, and of the same button when they stand. */
  pause: string;
  play: string;
  /** What this is, read after its name: «نمایش اسلایدی». */
  carousel: string;
  /** What one slide is: «اسلاید». */
  slide: string;
  /** The place of a slide: (1, 5) → «۱ از ۵». */
  position: (position: number, total: number) => string;
}
