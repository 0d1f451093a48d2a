'use client';

import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { arrowDirection, forwardSign } from '../../internal/scroll-track.ts';
import { useCurrentItem } from '../../internal/use-current-item.ts';
import { useDragScroll } from '../../internal/use-drag-scroll.ts';
import { phraseParts } from '../Phrase/Phrase.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { HeroControls } from './HeroControls.tsx';
import * as styles from './HeroSlider.css.ts';
import { HeroSlideView } from './HeroSlideView.tsx';
import type { HeroSlide, HeroSliderLabels } from './hero-slide.ts';
import { useRotation } from './use-rotation.ts';

export interface HeroSliderProps {
  /** Names the region. */
  label: string;
  slides: readonly HeroSlide[];
  labels: HeroSliderLabels;
  headingLevel?: 1 | 2 | 3;
  /** Leaves room in the first screen for a shelf beneath it. */
  short?: boolean;
}

/** The hero of the home page. Slides advance by themselves where motion is welcome, until the viewer acts. */
export function HeroSlider({
  label,
  slides,
  labels,
  headingLevel = 2,
  short = false,
}: HeroSliderProps) {
  const slider = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const { wanted, rotates, setWanted } = useRotation(slider, slides.length);
  const current = useCurrentItem(track, slides.length);
  const [furthest, setFurthest] = useState(current);
  if (current > furthest) setFurthest(current);
  const [announces, setAnnounces] = useState(false);
  /** The slide that an arrow key goes to: it takes the focus before it is there. */
  const [focusTarget, setFocusTarget] = useState<number | null>(null);
  if (focusTarget === current) setFocusTarget(null);
  // Without script a viewer scrolls to the others, so the server's are all alive.
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  useDragScroll(track, styles.dragging);

  const goTo = (index: number) => {
    const element = track.current;
    if (!element) return;
    const place = (index + slides.length) % slides.length;
    element.scrollTo({ left: place * forwardSign(element) * element.clientWidth });
  };
  /** The viewer takes over. */
  const lead = () => {
    setWanted(false);
    setFocusTarget(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = arrowDirection(event.key, event.currentTarget);
    if (!step) return;
    event.preventDefault();
    const place = current + step;
    if (place < 0 || place >= slides.length) return;
    lead();
    goTo(place);
    const dots = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[aria-current]'));
    if (dots.some((dot) => dot === document.activeElement)) dots[place]?.focus();
    // Focus in the old slide moves along: it would be out of view.
    const slide = track.current?.children[place];
    if (!slide || !track.current?.contains(document.activeElement)) return;
    flushSync(() => setFocusTarget(place));
    slide.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
  };
  /** The slide may be leaving just as it gets the focus. */
  const keepInSight = ({ target }: FocusEvent) => {
    if (!target.matches(':focus-visible')) return;
    const slidesDrawn = Array.from(track.current?.children ?? []);
    goTo(slidesDrawn.findIndex((slide) => slide.contains(target)));
  };
  const position = (index: number) => labels.position(index + 1, slides.length);
  const shown = slides[current];
  return (
    <section
      ref={slider}
      className={styles.slider}
      aria-label={label}
      aria-roledescription={labels.carousel}
      data-rotates={rotates || undefined}
      data-short={short || undefined}
      onKeyDown={onKeyDown}
    >
      {/* Automatic changes are not announced, only the viewer's. */}
      <ul
        ref={track}
        className={styles.track}
        onPointerDown={lead}
        onFocus={keepInSight}
        onWheel={({ deltaX }) => deltaX !== 0 && lead()}
        onScroll={() => setAnnounces(!wanted)}
      >
        {slides.map((slide, index) => (
          <HeroSlideView
            key={slide.id}
            slide={slide}
            position={position(index)}
            roleDescription={labels.slide}
            headingLevel={headingLevel}
            first={index === 0}
            far={index > furthest + 1}
            inert={isHydrated && index !== current && index !== focusTarget}
          />
        ))}
      </ul>
      {slides.length > 1 ? (
        <HeroControls
          slides={slides}
          current={current}
          labels={labels}
          position={position}
          rotates={wanted}
          onRotate={setWanted}
          onTurn={() => goTo(current + 1)}
          onGo={(index) => {
            lead();
            goTo(index);
          }}
        />
      ) : null}
      <VisuallyHidden live="polite">
        {announces && shown ? `${position(current)}: ${phraseParts(shown.title).text}` : ''}
      </VisuallyHidden>
    </section>
  );
}
