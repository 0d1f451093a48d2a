import { createIntent } from '../app/browser/links.ts';
import { isPage } from '../app/parts/PageLink.tsx';

/**
 * Prefetches the page of a link when the pointer or the focus stays on the link. The `prefetch` of React Router's
 * `Link` works only in framework mode. A single listener serves all links, also those of texts from the server.
 */
export function listenToIntent(prefetch: (href: string) => void): void {
  // Uses pointer moves, because scrolling brings links beneath a resting pointer.
  const pointer = prefetchOnIntent(prefetch);
  document.addEventListener('pointermove', ({ target }) => pointer.enter(target));
  document.addEventListener('pointerdown', ({ target }) => pointer.enter(target));
  document.addEventListener('pointerout', ({ relatedTarget }) => pointer.leave(relatedTarget));
  const focus = prefetchOnIntent(prefetch);
  document.addEventListener('focusin', ({ target }) => focus.enter(target));
  document.addEventListener('focusout', ({ relatedTarget }) => focus.leave(relatedTarget));
  // The navigation itself loads the page.
  document.addEventListener('click', () => {
    pointer.cancel();
    focus.cancel();
  });
}

function prefetchOnIntent(prefetch: (href: string) => void) {
  const { begin, cancel } = createIntent();
  let intended: string | undefined;
  return {
    cancel,
    enter(target: EventTarget | null) {
      const href = pageOf(target);
      if (href === intended) return;
      intended = href;
      if (href === undefined) cancel();
      else begin(() => prefetch(href));
    },
    leave(to: EventTarget | null) {
      if (pageOf(to) === intended) return;
      intended = undefined;
      cancel();
    },
  };
}

/** Returns the address of a link to one of the storefront's pages. */
function pageOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || !isPage(href)) return undefined;
  return link.hasAttribute('target') || link.hasAttribute('download') ? undefined : href;
}
