import * as styles from './Toast.css.ts';
import { Toast, type ToastData } from './Toast.tsx';

export interface ToastRegionProps {
  /** Names the region. */
  label: string;
  dismissLabel: string;
  /** The oldest first. */
  toasts: readonly ToastData[];
  onDismiss: (id: string) => void;
}

/** Where toasts stand. It is on the page before the first one, so that each is read out. */
export function ToastRegion({ label, dismissLabel, toasts, onDismiss }: ToastRegionProps) {
  return (
    <section aria-label={label} aria-live="polite">
      <ul className={styles.region}>
        {toasts.map((toast) => (
          <Toast key={toast.id} {...toast} dismissLabel={dismissLabel} onDismiss={onDismiss} />
        ))}
      </ul>
    </section>
  );
}
