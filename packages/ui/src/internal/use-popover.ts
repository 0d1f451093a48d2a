import { type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { positionPopover } from './position-popover.ts';

const isKnown = (): boolean => 'popover' in HTMLElement.prototype;

/**
 * A panel that a button opens: the native popover, which closes on Escape and on a click outside, and works before
 * hydration. This hook positions the panel, and provides a fallback where popovers are not supported.
 */
export function usePopover() {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  const updatePosition = () => {
    if (panel.current && button.current) positionPopover(panel.current, button.current, 'start');
  };

  useEffect(() => {
    if (!open) return;
    const replace = () => {
      if (panel.current && button.current) positionPopover(panel.current, button.current, 'start');
    };
    replace();
    addEventListener('resize', replace);
    addEventListener('scroll', replace, true);
    return () => {
      removeEventListener('resize', replace);
      removeEventListener('scroll', replace, true);
    };
  }, [open]);

  return {
    open,
    panel,
    close() {
      if (isKnown()) panel.current?.hidePopover();
      else setOpen(false);
      button.current?.focus();
    },
    buttonProps: {
      ref: button,
      popoverTarget: id,
      'aria-expanded': open,
      onClick() {
        if (!isKnown()) setOpen(!open);
      },
    },
    panelProps: {
      ref: panel,
      id,
      popover: 'auto' as const,
      'data-open': open || undefined,
      // The panel has a size only in the next frame.
      onBeforeToggle(event: ToggleEvent) {
        if (event.newState === 'open') requestAnimationFrame(updatePosition);
      },
      onToggle(event: ToggleEvent) {
        setOpen(event.newState === 'open');
      },
    },
  };
}
