import { createIntent, isForBrowser } from '../app/browser/links.ts';

interface PageLinks {
  open(href: string, options: { replace: boolean }): void;
  prefetch(href: string): void;
}

/**
 * Handles all links, which are plain elements. Links to the storefront's own pages open without a new document, and
 * prefetch on intent. A single listener serves all links: on a slow phone, a hundred links with their own hooks take
 * a tenth of the start time. The listener runs after React's listener, so that a link with another action can call
 * `preventDefault`.
 */
export function listenToLinks({ open, prefetch }: PageLinks): void {
  document.addEventListener('click', (event) => {
    const href = internalHref(event.target);
    if (href === undefined || isForBrowser(event) || event.defaultPrevented) return;
    event.preventDefault();
    // As in browsers, a link to the current page adds no history entry.
    open(href, { replace: new URL(href, window.location.href).href === window.location.href });
  });
  // Uses pointer moves, because scrolling brings links beneath a resting pointer.
  const pointer = prefetchOnIntent(prefetch);
  document.addEventListener('pointermove', ({ target }) => pointer.onPointerOver(target));
  document.addEventListener('pointerdown', ({ target }) => pointer.onPointerOver(target));
  document.addEventListener('pointerout', ({ relatedTarget }) => pointer.leave(relatedTarget));
  const focus = prefetchOnIntent(prefetch);
  document.addEventListener('focusin', ({ target }) => focus.onPointerOver(target));
  document.addEventListener('focusout', ({ relatedTarget }) => focus.leave(relatedTarget));
}

function prefetchOnIntent(prefetch: PageLinks['prefetch']) {
  const intent = createIntent();
  let intended: string | undefined;
  return {
    onPointerOver(target: EventTarget | null) {
      const href = internalHref(target);
      if (href === intended) return;
      intended = href;
      if (href === undefined) intent.cancel();
      else intent.begin(() => prefetch(href));
    },
    leave(to: EventTarget | null) {
      if (internalHref(to) === intended) return;
      intended = undefined;
      intent.cancel();
    },
  };
}

/** Returns the address of a link to the storefront's own pages. The browser handles all other links. */
function internalHref(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || !href?.startsWith('/') || href.startsWith('//')) return undefined;
  return link.hasAttribute('target') || link.hasAttribute('download') ? undefined : href;
}
