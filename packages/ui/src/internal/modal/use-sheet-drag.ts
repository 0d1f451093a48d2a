import { type PointerEvent, type RefObject, useRef } from 'react';

/** The speed of a flick in pixels per millisecond. */
const flickSpeed = 0.5;

/**
 * Drags a bottom sheet down by its head. Beyond a third of its height, or at the speed of a flick, the hook requests
 * closing; otherwise the sheet returns.
 */
export function useSheetDrag(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const pull = useRef<{ from: number; last: number; at: number; speed: number }>(undefined);

  const release = ({ type, timeStamp }: PointerEvent) => {
    const element = sheet.current;
    if (!element || !pull.current) return;
    const { from, last, at, speed } = pull.current;
    pull.current = undefined;
    // From this point, CSS animates the sheet, whether it closes or returns.
    element.style.removeProperty('transform');
    element.style.removeProperty('transition');
    const far = last - from > element.offsetHeight / 3;
    const flicked = speed > flickSpeed && timeStamp - at < 100;
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
