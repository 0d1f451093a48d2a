import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation without a document: the focus goes to the content, since what had it may be gone, and the new
 * page's name is returned, to be read out. A document does both by itself.
 */
export function useArrival(content: RefObject<HTMLElement | null>): string {
  const { pathname } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    content.current?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname, content]);
  return announcement;
}
