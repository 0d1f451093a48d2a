import { type RefObject, useLayoutEffect } from 'react';

/**
 * Scrolls the row to centre the current link. `scrollIntoView` would move the page as well. Runs before the first
 * paint, so that nothing moves visibly.
 */
export function useScrollToCurrent(row: RefObject<HTMLElement | null>, href: string | undefined) {
  useLayoutEffect(() => {
    const link = href === undefined ? null : row.current?.querySelector('[aria-current]');
    if (!row.current || !link) return;
    const rowBox = row.current.getBoundingClientRect();
    const box = link.getBoundingClientRect();
    row.current.scrollLeft += box.left + box.width / 2 - (rowBox.left + rowBox.width / 2);
  }, [row, href]);
}
