import { isForBrowser } from '../app/browser/press.ts';
import { createIntent } from '../app/intent.ts';

interface PageLinks {
  open(href: string, options: { replace: boolean }): void;
  prefetch(href: string): void;
}

/**
 * Links are plain elements. Those to our own pages open without a new document, and prefetch on intent. One listener for
 * all: a hundred links with hooks of their own take a slow phone a tenth of its start. It comes after React's listener,
 * so that a link that does something else has said so.
 */
export function listenToLinks({ open, prefetch }: PageLinks): void {
  document.addEventListener('click', (event) => {
    const href = ownHref(event.target);
    if (href === undefined || isForBrowser(event) || event.defaultPrevented) return;
    event.preventDefault();
    // As a browser does: a link to this page adds no entry to the history.
    open(href, { replace: new URL(href, window.location.href).href === window.location.href });
  });
  // Each by itself: focus scrolls other links under a pointer that rests.
  const point = prefetchOnIntent(prefetch);
  document.addEventListener('pointerover', ({ target }) => point(target));
  document.addEventListener('pointerout', ({ relatedTarget }) => point(relatedTarget));
  const focus = prefetchOnIntent(prefetch);
  document.addEventListener('focusin', ({ target }) => focus(target));
  document.addEventListener('focusout', ({ relatedTarget }) => focus(relatedTarget));
}

function prefetchOnIntent(prefetch: PageLinks['prefetch']) {
  const intent = createIntent();
  let intended: string | undefined;
  return (target: EventTarget | null) => {
    const href = ownHref(target);
    if (href === intended) return;
    intended = href;
    if (href === undefined) intent.cancel();
    else intent.begin(() => prefetch(href));
  };
}

/** Of a link to one of our pages. Others are the browser's. */
function ownHref(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || !href?.startsWith('/') || href.startsWith('//')) return undefined;
  return link.hasAttribute('target') || link.hasAttribute('download') ? undefined : href;
}
