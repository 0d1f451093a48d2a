'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classes } from '../../internal/classes.ts';
import * as popover from '../../internal/popover.css.ts';
import { positionPopover } from '../../internal/position-popover.ts';
import * as styles from './Tooltip.css.ts';

const delayMs = 350;

/** Time for a pointer to move from the control to the tooltip. */
const graceMs = 150;

export interface TooltipProps {
  text: string;
  /** Renders the control; `describedBy` is for its `aria-describedby`. */
  children: (describedBy: string) => ReactNode;
}

/** A short text about a control, on hover and on focus. It must never be the only source of important information. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const area = anchor.current;
    if (!area) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (after: number) => {
      clearTimeout(timer);
      timer = setTimeout(setOpen, after, true);
    };
    const hide = () => {
      clearTimeout(timer);
      setOpen(false);
    };
    const listeners: Record<string, (event: Event) => void> = {
      pointerenter: (event) => {
        if (event instanceof PointerEvent && event.pointerType === 'mouse') show(delayMs);
      },
      pointerleave() {
        clearTimeout(timer);
        timer = setTimeout(setOpen, graceMs, false);
      },
      focusin: (event) => {
        if (event.target instanceof Element && event.target.matches(':focus-visible')) show(0);
      },
      focusout: hide,
      pointerdown: hide,
    };
    for (const [name, listen] of Object.entries(listeners)) area.addEventListener(name, listen);
    return () => {
      clearTimeout(timer);
      for (const [name, listen] of Object.entries(listeners)) {
        area.removeEventListener(name, listen);
      }
    };
  }, []);

  useEffect(() => {
    const panel = bubble.current;
    const control = anchor.current?.firstElementChild;
    if (!open || !panel || !(control instanceof HTMLElement)) return;
    panel.showPopover?.();
    positionPopover(panel, control, 'center');
    // The focus may be elsewhere while a pointer keeps the tooltip open.
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      panel.hidePopover?.();
    };
  }, [open]);

  return (
    <span ref={anchor} className={styles.anchor}>
      {children(id)}
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        popover="manual"
        data-open={open || undefined}
        className={classes(popover.popover, styles.tooltip)}
      >
        {text}
      </span>
    </span>
  );
}
