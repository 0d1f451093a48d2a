import { type RefObject, useLayoutEffect } from 'react';

/**
 * Brings the link of where the viewer is to the middle of a row that scrolls sideways. Only the row
 * moves: `scrollIntoView` would move the page as well. Before the first paint, so that it does not jump.
 */
export function useCurrentInSight(row: RefObject<HTMLElement | null>, href: string | undefined) {
  useLayoutEffect(() => {
    const link = href === undefined ? null : row.current?.querySelector('[aria-current]');
    if (!row.current || !link) return;
    const room = row.current.getBoundingClientRect();
    const box = link.getBoundingClientRect();
    row.current.scrollLeft += box.left + box.width / 2 - (room.left + room.width / 2);
  }, [row, href]);
}
