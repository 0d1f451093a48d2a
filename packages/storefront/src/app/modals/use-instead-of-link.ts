import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { isForBrowser } from '../browser/press.ts';

/**
 * A click on a link opens a modal instead. Clicks for a new tab stay the browser's. Where the modal cannot open, the
 * router navigates to the link.
 */
export function useInsteadOfLink() {
  const navigate = useNavigate();
  return (href: string, open: () => Promise<void>) => (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    void open().catch(() => navigate(href));
  };
}
