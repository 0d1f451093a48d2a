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
  /** The accessible name of the region. */
  label: string;
  slides: readonly HeroSlide[];
  labels: HeroSliderLabels;
  headingLevel?: 1 | 2 | 3;
  /** Leaves space on the first screen for a shelf below. */
  short?: boolean;
}

/** The hero of the home page. Slides advance automatically if motion is allowed, until the viewer interacts. */
export function HeroSlider({
  label,
  slides,
  labels,
  headingLevel = 2,
  short = false,
}: HeroSliderProps) {
  const slider = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const { wanted, rotates, showsClips, setWanted, setClipsWanted } = useRotation(
    slider,
    slides.length,
  );
  const current = useCurrentItem(track, slides.length);
  const [furthest, setFurthest] = useState(current);
  if (current > furthest) setFurthest(current);
  /** The slide whose clip plays. */
  const [playing, setPlaying] = useState<number | null>(null);
  const isClipPlaying = showsClips && playing === current;
  const [announces, setAnnounces] = useState(false);
  /** The slide that an arrow key leads to. It receives the focus before it is in view. */
  const [focusTarget, setFocusTarget] = useState<number | null>(null);
  if (focusTarget === current) setFocusTarget(null);
  // Without script, a viewer scrolls to the other slides, so no slide is inert in the server's HTML.
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  useDragScroll(track, styles.dragging);

  const goTo = (index: number) => {
    const element = track.current;
    if (!element) return;
    const nextIndex = (index + slides.length) % slides.length;
    element.scrollTo({ left: nextIndex * forwardSign(element) * element.clientWidth });
  };
  /** Stops the rotation, because the viewer interacts. */
  const takeControl = () => {
    setWanted(false);
    setFocusTarget(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = arrowDirection(event.key, event.currentTarget);
    if (!step) return;
    event.preventDefault();
    const nextIndex = current + step;
    if (nextIndex < 0 || nextIndex >= slides.length) return;
    takeControl();
    goTo(nextIndex);
    const dots = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[aria-current]'));
    if (dots.some((dot) => dot === document.activeElement)) dots[nextIndex]?.focus();
    // Moves the focus from the old slide to the new one, because the old slide leaves the view.
    const slide = track.current?.children[nextIndex];
    if (!slide || !track.current?.contains(document.activeElement)) return;
    flushSync(() => setFocusTarget(nextIndex));
    slide.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
  };
  /** Scrolls to a slide that gets the focus, because it may just be leaving the view. */
  const scrollToFocusedSlide = ({ target }: FocusEvent) => {
    if (!target.matches(':focus-visible')) return;
    const slideElements = Array.from(track.current?.children ?? []);
    goTo(slideElements.findIndex((slide) => slide.contains(target)));
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
      data-playing={isClipPlaying || undefined}
      onKeyDown={onKeyDown}
      // React passes the events of a clip to its parents.
      onPlaying={() => setPlaying(current)}
      onPause={() => setPlaying(null)}
      onError={() => setPlaying(null)}
    >
      {/* Only changes by the viewer are announced, not automatic ones. */}
      <ul
        ref={track}
        className={styles.track}
        onPointerDown={takeControl}
        onFocus={scrollToFocusedSlide}
        onWheel={({ deltaX }) => deltaX !== 0 && takeControl()}
        onScroll={() => setAnnounces(!wanted)}
      >
        {slides.map((slide, index) => (
          <HeroSlideView
            key={slide.id}
            slide={slide}
            position={position(index)}
            roleDescription={labels.slide}
            headingLevel={headingLevel}
            showsClip={showsClips && index === current}
            first={index === 0}
            isFar={index > furthest + 1}
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
          isMoving={wanted || isClipPlaying}
          onMove={(isMoving) => {
            setWanted(isMoving);
            setClipsWanted(isMoving);
          }}
          onSlideTimeEnd={() => goTo(current + 1)}
          onSelectSlide={(index) => {
            takeControl();
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
