import { useEffect } from 'react';
import { usePage } from '../../app/page/Storefront.tsx';

/** Loads the support chat when the browser is idle. Its code ships only to documents with a chat. */
export function SupportWidget() {
  const page = usePage();
  useEffect(() => {
    const { support } = page.facts;
    if (!support) return;
    let isHere = true;
    let leave: (() => void) | undefined;
    const load = async () => {
      if (!isHere) return;
      try {
        const { showChat } = await import('./chat.ts');
        if (isHere) leave = showChat(support, page);
      } catch (error) {
        void page.report('support-widget-failed', error);
      }
    };
    // Older iPhones do not have requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(load);
    else setTimeout(load, 2000);
    return () => {
      isHere = false;
      leave?.();
    };
  }, [page]);
  return null;
}
