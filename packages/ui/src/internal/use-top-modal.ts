import { useSyncExternalStore } from 'react';

/**
 * The modal dialog that lies over everything else, whoever opened it: what stands outside of it can be neither pressed
 * nor heard.
 */
export function useTopModal(): Element | undefined {
  return useSyncExternalStore(subscribe, topModal, () => undefined);
}

/** One that is opened out of another stands inside it. */
function topModal(): Element | undefined {
  return Array.from(document.querySelectorAll('dialog:modal')).at(-1);
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document, { subtree: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}
