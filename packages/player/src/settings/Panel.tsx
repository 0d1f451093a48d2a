import { directionOf, type Locale } from '@parde/domain';
import { ChevronBackIcon, CloseIcon, IconButton } from '@parde/ui';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import * as styles from './panel.css.ts';

interface PanelProps {
  locale: Locale;
  title: string;
  /** The stage, which determines the panel's position on wide screens: over the end of the transport. */
  stage: RefObject<HTMLElement | null>;
  onClose: () => void;
  closeLabel: string;
  /** Returns to the previous panel. */
  back?: { label: string; onBack: () => void } | undefined;
  children: ReactNode;
}

/** A bottom sheet on phones; a panel in the corner on wide screens. */
export function Panel({ locale, title, stage, onClose, closeLabel, back, children }: PanelProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    const alignToStage = () => alignPanelTo(dialog, stage.current);
    alignToStage();
    addEventListener('resize', alignToStage);
    return () => {
      removeEventListener('resize', alignToStage);
      // Only closing a dialog restores the focus.
      dialog.close();
    };
  }, [stage]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape; a press beside the panel is for the pointer.
    <dialog
      ref={ref}
      className={styles.panel}
      dir={directionOf(locale)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <div className={styles.layout}>
        <div className={styles.head}>
          {back ? (
            <IconButton label={back.label} icon={<ChevronBackIcon />} onClick={back.onBack} />
          ) : null}
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}

/** The transport runs from left to right in every language, so its end is the right. */
function alignPanelTo(dialog: HTMLDialogElement, stage: HTMLElement | null): void {
  const box = stage?.getBoundingClientRect();
  if (!box) return;
  const below = Math.max(0, innerHeight - box.bottom);
  const beside = Math.max(0, document.documentElement.clientWidth - box.right);
  dialog.style.setProperty(styles.offsetBottomName, `${below}px`);
  dialog.style.setProperty(styles.offsetEndName, `${beside}px`);
}
