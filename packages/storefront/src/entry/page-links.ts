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
  // Moves, because a page that scrolls brings links beneath a pointer that rests.
  const pointer = prefetchOnIntent(prefetch);
  document.addEventListener('pointermove', ({ target }) => pointer.enter(target));
  document.addEventListener('pointerdown', ({ target }) => pointer.enter(target));
  document.addEventListener('pointerout', ({ relatedTarget }) => pointer.leave(relatedTarget));
  const focus = prefetchOnIntent(prefetch);
  document.addEventListener('focusin', ({ target }) => focus.enter(target));
  document.addEventListener('focusout', ({ relatedTarget }) => focus.leave(relatedTarget));
}

function prefetchOnIntent(prefetch: PageLinks['prefetch']) {
  const intent = createIntent();
  let intended: string | undefined;
  return {
    enter(target: EventTarget | null) {
      const href = ownHref(target);
      if (href === intended) return;
      intended = href;
      if (href === undefined) intent.cancel();
      else intent.begin(() => prefetch(href));
    },
    leave(to: EventTarget | null) {
      if (ownHref(to) === intended) return;
      intended = undefined;
      intent.cancel();
    },
  };
}

/** Of a link to one of our pages. Others are the browser's. */
function ownHref(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || !href?.startsWith('/') || href.startsWith('//')) return undefined;
  return link.hasAttribute('target') || link.hasAttribute('download') ? undefined : href;
}
