import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * A click on a link opens a modal instead. Clicks for a new tab stay the browser's. Where the modal cannot open, the
 * router navigates to the link.
 */
export function useInsteadOfLink() {
  const navigate = useNavigate();
  return (href: string, open: () => Promise<void>) => (event: MouseEvent) => {
    const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    void open().catch(() => navigate(href));
  };
}
