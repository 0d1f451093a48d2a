import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { loadWords } from '../../app/i18n/words.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { areToastsExpected, subscribeToToasts } from '../../app/toast-store.ts';

/** Where toasts are shown. Most visits have none: the region comes when something may have one to show. */
export function SiteToasts() {
  const { i18n, facts } = usePage();
  const isExpected = useSyncExternalStore(subscribeToToasts, areToastsExpected, () => false);
  const [Toasts, setToasts] = useState<ComponentType>();
  useEffect(() => {
    if (!isExpected) return;
    Promise.all([import('./Toasts.tsx'), loadWords(i18n, facts.locale, 'menus')]).then(
      ([loaded]) => setToasts(() => loaded.Toasts),
      () => {
        // What it would have said is seen on the page too.
      },
    );
  }, [isExpected, i18n, facts]);
  return Toasts ? <Toasts /> : null;
}
