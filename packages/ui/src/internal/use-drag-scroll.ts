import { isDrag } from '@parde/domain';
import { type RefObject, useEffect } from 'react';
import { isMotionReduced } from './reduced-motion.ts';

/** Drag scrolling with the mouse. A drag never clicks. */
export function useDragScroll(track: RefObject<HTMLElement | null>, draggingClass: string): void {
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    let start: { x: number; scroll: number } | undefined;
    let dragged = false;

    const release = () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
      if (start && dragged) settle(element, draggingClass);
      start = undefined;
    };
    const onDown = (event: PointerEvent) => {
      dragged = false;
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      start = { x: event.clientX, scroll: element.scrollLeft };
      // The pointer may leave the track during the drag.
      window.addEventListener('pointermove', onMove);
      window.addEventListener('pointerup', release);
      window.addEventListener('pointercancel', release);
    };
    const onMove = (event: PointerEvent) => {
      if (!start) return;
      if (!dragged) {
        if (!isDrag(start.x, event.clientX)) return;
        dragged = true;
        element.classList.add(draggingClass);
      }
      element.scrollLeft = start.scroll - (event.clientX - start.x);
    };
    const onClick = (event: MouseEvent) => {
      const byKeyboard = event.detail === 0;
      if (!dragged || byKeyboard) return;
      dragged = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const onDragStart = (event: DragEvent) => event.preventDefault();

    element.addEventListener('pointerdown', onDown);
    element.addEventListener('click', onClick, { capture: true });
    element.addEventListener('dragstart', onDragStart);
    return () => {
      element.removeEventListener('pointerdown', onDown);
      release();
      element.removeEventListener('click', onClick, { capture: true });
      element.removeEventListener('dragstart', onDragStart);
    };
  }, [track, draggingClass]);
}

/** Animates to the nearest item first, because enabling snapping again would jump. */
function settle(element: HTMLElement, draggingClass: string): void {
  const done = () => element.classList.remove(draggingClass);
  // Wait one frame, so that the drag's own `scrollend` is not mistaken for the animation's.
  requestAnimationFrame(() => {
    const distance = distanceToItem(element);
    if (Math.abs(distance) < 1) {
      done();
      return;
    }
    if ('onscrollend' in element) element.addEventListener('scrollend', done, { once: true });
    else setTimeout(done, 600);
    element.scrollBy({ left: distance, behavior: isMotionReduced() ? 'instant' : 'smooth' });
  });
}

/** Returns the distance to the nearest item, within the scroll range. */
function distanceToItem(element: HTMLElement): number {
  const { direction, paddingInlineStart } = getComputedStyle(element);
  const padding = Number.parseFloat(paddingInlineStart) || 0;
  const box = element.getBoundingClientRect();
  const offsets = Array.from(element.children, (child) => {
    const { left, right } = child.getBoundingClientRect();
    return direction === 'rtl' ? right - (box.right - padding) : left - (box.left + padding);
  });
  const nearest = offsets.reduce(
    (best, offset) => (Math.abs(offset) < Math.abs(best) ? offset : best),
    offsets[0] ?? 0,
  );
  const furthest = element.scrollWidth - element.clientWidth;
  const goal = element.scrollLeft + nearest;
  const reachable =
    direction === 'rtl'
      ? Math.min(0, Math.max(-furthest, goal))
      : Math.max(0, Math.min(furthest, goal));
  return reachable - element.scrollLeft;
}
