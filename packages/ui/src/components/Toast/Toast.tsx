'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { InfoIcon } from '../icons/InfoIcon.tsx';
import { WarningIcon } from '../icons/WarningIcon.tsx';
import * as styles from './Toast.css.ts';
import type { ToastTone } from './toast-tones.ts';

const icons = { info: InfoIcon, success: CheckIcon, danger: WarningIcon };

const durationMs = 6000;

export interface ToastData {
  id: string;
  text: ReactNode;
  tone?: ToastTone;
  /** With an action, the toast stays until the viewer dismisses it. */
  action?: { label: string; onClick: () => void };
}

export interface ToastProps extends ToastData {
  dismissLabel: string;
  onDismiss: (id: string) => void;
}

export function Toast({ id, text, tone = 'info', action, dismissLabel, onDismiss }: ToastProps) {
  const [isPaused, setIsPaused] = useState(false);
  const isPersistent = isPaused || action !== undefined;

  // A new function from the parent must not restart the timer.
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  }, [onDismiss]);

  useEffect(() => {
    if (isPersistent) return;
    const timer = setTimeout(() => dismiss.current(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, isPersistent]);

  const Icon = icons[tone];
  const pauseTimer = () => setIsPaused(true);
  const resumeTimer = () => setIsPaused(false);
  return (
    <li
      className={styles.toast}
      onPointerEnter={pauseTimer}
      onPointerLeave={resumeTimer}
      onFocus={pauseTimer}
      onBlur={resumeTimer}
    >
      <span className={styles.icons[tone]}>
        <Icon />
      </span>
      <div className={styles.textBlock}>
        <span className={styles.text}>{text}</span>
        {action ? (
          <Button size="sm" onClick={action.onClick}>
            {action.label}
          </Button>
        ) : null}
      </div>
      <IconButton
        size="sm"
        label={dismissLabel}
        icon={<CloseIcon />}
        onClick={() => onDismiss(id)}
      />
    </li>
  );
}
