import { useSyncExternalStore } from 'react';

/** The topmost modal dialog: everything outside of it is inert. */
export function useTopModal(): Element | undefined {
  return useSyncExternalStore(subscribe, topModal, () => undefined);
}

/** A nested dialog stands inside its opener. */
function topModal(): Element | undefined {
  return Array.from(document.querySelectorAll('dialog:modal')).at(-1);
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document, { subtree: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}
