import { type ReactNode, useRef, useState } from 'react';
import { forwardSign } from '../../internal/scroll-track.ts';
import { useCurrentItem } from '../../internal/use-current-item.ts';
import { useDragScroll } from '../../internal/use-drag-scroll.ts';
import type { PictureData } from '../Picture/picture-data.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { HeroControls } from './HeroControls.tsx';
import * as styles from './HeroSlider.css.ts';
import { HeroSlideView } from './HeroSlideView.tsx';

export interface HeroSlide {
  id: string;
  title: string;
  picture: PictureData | null | undefined;
  /** An upright cut for phones. */
  narrowPicture?: PictureData | null | undefined;
  /** One or two sentences. */
  tagline?: string | undefined;
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
  /** What this is, read after its name: «نمایش اسلایدی». */
  carousel: string;
  /** What one slide is: «اسلاید». */
  slide: string;
  /** The place of a slide: (1, 5) → «۱ از ۵». */
  position: (position: number, total: number) => string;
}

export interface HeroSliderProps {
  /** Names the region. */
  label: string;
  slides: readonly HeroSlide[];
  labels: HeroSliderLabels;
  headingLevel?: 1 | 2 | 3;
}

/** The large pictures at the top of the home page. It never moves by itself. */
export function HeroSlider({ label, slides, labels, headingLevel = 2 }: HeroSliderProps) {
  const track = useRef<HTMLUListElement>(null);
  const current = useCurrentItem(track, slides.length);
  const [announces, setAnnounces] = useState(false);
  useDragScroll(track, styles.dragging);

  const goTo = (index: number) => {
    const element = track.current;
    if (!element) return;
    setAnnounces(true);
    element.scrollTo({ left: index * forwardSign(element) * element.clientWidth });
  };
  const position = (index: number) => labels.position(index + 1, slides.length);
  const shown = slides[current];
  return (
    <section className={styles.slider} aria-label={label} aria-roledescription={labels.carousel}>
      <ul ref={track} className={styles.track}>
        {slides.map((slide, index) => (
          <HeroSlideView
            key={slide.id}
            slide={slide}
            position={position(index)}
            roleDescription={labels.slide}
            headingLevel={headingLevel}
            first={index === 0}
          />
        ))}
      </ul>
      {slides.length > 1 ? (
        <HeroControls
          slides={slides}
          current={current}
          labels={labels}
          position={position}
          onGo={goTo}
        />
      ) : null}
      <VisuallyHidden live="polite">
        {announces && shown ? `${position(current)}: ${shown.title}` : ''}
      </VisuallyHidden>
    </section>
  );
}
