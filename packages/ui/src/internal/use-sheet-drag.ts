import { type PointerEvent, type RefObject, useRef } from 'react';

/** Pixels per millisecond of a flick. */
const flick = 0.5;

/**
 * Drags a bottom sheet down by its head: beyond a third of its height, or with speed, it requests to close; otherwise
 * it returns.
 */
export function useSheetDrag(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const pull = useRef<{ from: number; last: number; at: number; speed: number }>(undefined);

  const release = ({ type, timeStamp }: PointerEvent) => {
    const element = sheet.current;
    if (!element || !pull.current) return;
    const { from, last, at, speed } = pull.current;
    pull.current = undefined;
    // CSS animates from here, whether it leaves or returns.
    element.style.removeProperty('transform');
    element.style.removeProperty('transition');
    const far = last - from > element.offsetHeight / 3;
    const flicked = speed > flick && timeStamp - at < 100;
    if (type === 'pointerup' && (far || flicked)) onClose();
  };

  return {
    onPointerDown(event: PointerEvent) {
      const { target, clientY, timeStamp } = event;
      const element = sheet.current;
      if (!element || element.getBoundingClientRect().bottom < innerHeight) return;
      if (target instanceof Element && target.closest('button')) return;
      // Touch captures the pointer implicitly; a mouse must be captured.
      if (event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
      pull.current = { from: clientY, last: clientY, at: timeStamp, speed: 0 };
    },
    onPointerMove({ clientY, timeStamp }: PointerEvent) {
      if (!pull.current) return;
      const { from, last, at } = pull.current;
      const speed = (clientY - last) / Math.max(1, timeStamp - at);
      pull.current = { from, last: clientY, at: timeStamp, speed };
      sheet.current?.style.setProperty('transition', 'none');
      sheet.current?.style.setProperty('transform', `translateY(${Math.max(0, clientY - from)}px)`);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
