'use client';

import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTopModal } from '../../internal/modal/use-top-modal.ts';
import * as styles from './Toast.css.ts';
import { Toast, type ToastData } from './Toast.tsx';

export interface ToastRegionProps {
  /** The accessible name of the region. */
  label: string;
  dismissLabel: string;
  /** The toasts, the oldest first. */
  toasts: readonly ToastData[];
  onDismiss: (id: string) => void;
}

/**
 * Must be mounted before the first toast, so that every toast is announced. Each new toast raises the region to the
 * top layer. An open dialog contains the region.
 */
export function ToastRegion({ label, dismissLabel, toasts, onDismiss }: ToastRegionProps) {
  const list = useRef<HTMLUListElement>(null);
  const newest = toasts.at(-1)?.id;
  const modal = useTopModal();

  // biome-ignore lint/correctness/useExhaustiveDependencies: in another dialog it is another element.
  useEffect(() => {
    const element = list.current;
    // While the region has the focus, nothing covers it, and raising it would lose the focus.
    if (!element?.showPopover || element.matches(':focus-within')) return;
    element.hidePopover();
    if (newest !== undefined) element.showPopover();
  }, [newest, modal]);

  const region = (
    <section aria-label={label} aria-live="polite">
      <ul ref={list} className={styles.region} popover="manual">
        {toasts.map((toast) => (
          <Toast key={toast.id} {...toast} dismissLabel={dismissLabel} onDismiss={onDismiss} />
        ))}
      </ul>
    </section>
  );
  return modal ? createPortal(region, modal) : region;
}
