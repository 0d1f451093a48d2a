import { type PointerEvent, type RefObject, useRef } from 'react';

/** Pixels in a millisecond from which a pull is a flick, however short. */
const flick = 0.5;

/**
 * Lets a finger pull a sheet down by its head: beyond a third of its height, or with speed, it asks
 * to be closed; otherwise the sheet goes back. Only what stands at the foot of the window is a sheet.
 */
export function useSheetDrag(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const pull = useRef<{ from: number; last: number; at: number; speed: number }>(undefined);

  const release = ({ type, timeStamp }: PointerEvent) => {
    const element = sheet.current;
    if (!element || !pull.current) return;
    const { from, last, at, speed } = pull.current;
    pull.current = undefined;
    // Whether it leaves or goes back, the styles of the sheet move it there from where it is.
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
      // A finger is held to what it touches anyway; a mouse has to be.
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
