import { type PointerEvent, useEffect, useRef } from 'react';

const doubleTapMs = 300;
const longTapMs = 500;

export interface Gestures {
  /** Called after one mouse click. */
  onClick: () => void;
  onDoubleClick: () => void;
  /** Called after one tap. */
  onTap: () => void;
  /** Called for repeated taps on one side: once for each tap after the first. */
  onSideTap: (side: 'left' | 'right') => void;
  onLongPress: (on: boolean) => void;
}

/** Gestures on the picture. Left and right are physical, because time runs from left to right. */
export function useGestures({ onClick, onDoubleClick, onTap, onSideTap, onLongPress }: Gestures) {
  const last = useRef({ at: Number.NEGATIVE_INFINITY, side: 'middle' });
  const longPressTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLongPress = useRef(false);

  useEffect(() => () => clearTimeout(longPressTimer.current), []);

  function release(): boolean {
    clearTimeout(longPressTimer.current);
    if (!isLongPress.current) return false;
    isLongPress.current = false;
    onLongPress(false);
    return true;
  }

  function tap({ clientX, currentTarget, timeStamp }: PointerEvent): void {
    const side = sideOf(clientX, currentTarget.getBoundingClientRect());
    const again = timeStamp - last.current.at < doubleTapMs && last.current.side === side;
    last.current = { at: timeStamp, side };
    if (again && side !== 'middle') onSideTap(side);
    else onTap();
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      clearTimeout(longPressTimer.current);
      longPressTimer.current = setTimeout(() => {
        isLongPress.current = true;
        onLongPress(true);
      }, longTapMs);
    },
    onPointerUp(event: PointerEvent) {
      if (event.button !== 0 || release()) return;
      if (event.pointerType !== 'mouse') return tap(event);
      const again = event.timeStamp - last.current.at < doubleTapMs;
      last.current = { at: again ? Number.NEGATIVE_INFINITY : event.timeStamp, side: 'middle' };
      onClick();
      if (again) onDoubleClick();
    },
    onPointerCancel: () => void release(),
    onPointerLeave: () => void release(),
    // A long press speeds up playback, so it must not open a context menu.
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
}

function sideOf(x: number, { left, width }: DOMRect): 'left' | 'middle' | 'right' {
  const share = (x - left) / width;
  if (share < 0.35) return 'left';
  return share > 0.65 ? 'right' : 'middle';
}
