import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { isForBrowser } from '../browser/links.ts';

/**
 * Opens a modal in place of a link's page. The browser handles clicks for a new tab. If the modal cannot open, the
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
