import { useSyncExternalStore } from 'react';

/** Returns the topmost modal dialog. Everything outside it is inert. */
export function useTopModal(): Element | undefined {
  return useSyncExternalStore(subscribe, topModal, () => undefined);
}

/** A nested dialog is inside the dialog that opened it. */
function topModal(): Element | undefined {
  return Array.from(document.querySelectorAll('dialog:modal')).at(-1);
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document, { subtree: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}
