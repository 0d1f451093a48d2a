import { type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { placeBeside } from './place-beside.ts';

const isKnown = (): boolean => 'popover' in HTMLElement.prototype;

/**
 * A panel that a button opens: the platform's popover, which closes by Escape and by a press
 * elsewhere and opens before any script has come. Here it gets its place, and a stand-in where a
 * browser does not know popovers.
 */
export function usePopover() {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  const place = () => {
    if (panel.current && button.current) placeBeside(panel.current, button.current, 'start');
  };

  useEffect(() => {
    if (!open) return;
    const replace = () => {
      if (panel.current && button.current) placeBeside(panel.current, button.current, 'start');
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
      // Displayed when the next frame is made, and not before: only then has it a size.
      onBeforeToggle(event: ToggleEvent) {
        if (event.newState === 'open') requestAnimationFrame(place);
      },
      onToggle(event: ToggleEvent) {
        setOpen(event.newState === 'open');
      },
    },
  };
}
