import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * A press on a link opens a modal over the page instead of leaving it. A press that asks for another tab stays the
 * browser's, and where the modal has no place or does not come, the page of this address does the same.
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
