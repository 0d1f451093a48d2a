import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

type PanelName = 'menu' | 'categories' | 'search' | 'account';

/** What hangs from the header, opened by a button of its own. */
export interface HeaderPanel {
  readonly open: boolean;
  show(): void;
  close(): void;
}

/** The header's panels: one at a time, and none after going elsewhere. */
export function useHeaderPanels() {
  const { key } = useLocation();
  const [shown, setShown] = useState<{ name: PanelName; at: string }>();
  const [before, setBefore] = useState(key);
  if (before !== key) {
    setBefore(key);
    // For good: the way back from a modal that was opened out of one does not lead into it again.
    if (shown && shown.at !== key) setShown(undefined);
  }
  const current = shown?.name;
  return {
    current,
    panel: (name: PanelName): HeaderPanel => ({
      open: current === name,
      show: () => setShown({ name, at: historyKey() ?? key }),
      close: () => setShown((before) => (before?.name === name ? undefined : before)),
    }),
  };
}

/** Of the entry in the history, which may be a moment ahead of the page: a panel opened then is for what comes. */
function historyKey(): string | undefined {
  const entry: unknown = window.history.state;
  const hasKey = typeof entry === 'object' && entry !== null && 'key' in entry;
  return hasKey && typeof entry.key === 'string' ? entry.key : undefined;
}

/**
 * How a panel goes: by Escape, by a press elsewhere, or when the focus goes on to what comes after it. `root` holds the
 * panel and the button that opens it, which gets the focus back.
 */
export function usePanelClosing({ open, close }: HeaderPanel) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const closeAndRestoreFocus = () => {
    close();
    button.current?.focus();
  };

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      // Something inside may have had a use for it.
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close();
      button.current?.focus();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Node) || !target.isConnected || root.current?.contains(target)) {
        return;
      }
      // What was pressed keeps the focus, if a keyboard could have given it.
      const { activeElement: focused } = document;
      const keepsFocus = isFocusable(focused) && !root.current?.contains(focused);
      if (!keepsFocus) button.current?.focus({ preventScroll: true });
      close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  });

  return {
    button,
    closeAndRestoreFocus,
    rootProps: {
      ref: root,
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (isFocusable(relatedTarget) && !currentTarget.contains(relatedTarget)) close();
      },
    },
  };
}

/** Whether a keyboard could go there, which is not so of the page's content as a whole. */
function isFocusable(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.tabIndex >= 0;
}
