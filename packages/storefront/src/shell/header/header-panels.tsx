import { IconButton, IconButtonLink, type IconButtonProps } from '@parde/ui';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { historyKey } from '../../app/page/focus-restoration.ts';

type PanelName = 'menu' | 'categories' | 'search' | 'account';

export interface HeaderPanel {
  readonly open: boolean;
  show(): void;
  close(): void;
}

/** Manages the header's panels. Only one is open at a time, and navigation closes it. */
export function useHeaderPanels() {
  const { key } = useLocation();
  const [shown, setShown] = useState<{ name: PanelName; at: string }>();
  const [before, setBefore] = useState(key);
  if (before !== key) {
    setBefore(key);
    // The panel is closed permanently, so that going back from a modal does not reopen it.
    if (shown && shown.at !== key) setShown(undefined);
  }
  const current = shown?.name;
  return {
    current,
    panel: (name: PanelName): HeaderPanel => ({
      open: current === name,
      // A panel that opens during a navigation belongs to the next page.
      show: () => setShown({ name, at: historyKey() ?? key }),
      close: () => setShown((before) => (before?.name === name ? undefined : before)),
    }),
  };
}

/**
 * Closes a panel on Escape, on a click outside, or when the focus leaves it. `root` contains the panel and its
 * button, which receives the focus again.
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
      // An element inside the panel has already handled the key.
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      closeAndRestoreFocus();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Node) || !target.isConnected || root.current?.contains(target)) {
        return;
      }
      // Keep the focus on the clicked element if it is focusable.
      const { activeElement: focused } = document;
      const retainsFocus = isFocusable(focused) && !root.current?.contains(focused);
      if (!retainsFocus) button.current?.focus({ preventScroll: true });
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

/** Excludes the page's content, which has tabIndex -1. */
function isFocusable(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.tabIndex >= 0;
}

interface PanelToggleProps extends IconButtonProps {
  /** The page that the link opens without script. */
  href: string;
}

export function PanelToggle({ href, ...button }: PanelToggleProps) {
  const { label, icon, variant } = button;
  return useHydrated() ? (
    <IconButton {...button} />
  ) : (
    <IconButtonLink href={href} label={label} icon={icon} {...(variant && { variant })} />
  );
}
