import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadForClick } from '../../app/errors/load-chunk.ts';
import { useModal } from '../../app/modals/use-modal.ts';
import { when } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { preloadToasts } from '../../app/toast-store.ts';
import { keyOfTitle, type Listed } from './listed-title.ts';
import { type KeysQuery, myListQuery } from './my-list-query.ts';

/** Loaded on demand, because guests do not need it. */
const loadChangeMyList = () =>
  import('./change-my-list.ts').then(({ changeMyList }) => changeMyList);

/** A guest signs in first. Then the title is added. `keysQuery` loads the keys of the items in the list. */
export function useMyList(title: Listed, keysQuery: KeysQuery = myListQuery) {
  const page = usePage();
  const { signedIn } = page.facts;
  const { t } = useTranslation();
  const openLogin = useModal('login');
  const { data: isIn = false } = useQuery({
    // Guests have no list. If the document does not contain the list, the browser fetches it.
    ...when(!import.meta.env.SSR && signedIn, keysQuery(page.api)),
    select: (keys) => keys.includes(keyOfTitle(title)),
  });
  useEffect(() => {
    if (!signedIn) return;
    afterFirstInteraction(() => {
      preloadToasts();
      loadChangeMyList().catch(() => {
        // A click reports the failure.
      });
    });
  }, [signedIn]);
  return {
    isIn,
    toggle: () => {
      if (!signedIn) {
        openLogin?.({ message: t('signInToAdd'), after: { kind: 'list-add', title } });
        return;
      }
      loadForClick(loadChangeMyList, (changeMyList) => changeMyList(page, title, !isIn));
    },
  };
}

const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

let isWaiting = false;

/** Calls `act` at the viewer's first action, so that code for clicks does not delay the page. */
function afterFirstInteraction(act: () => void): void {
  if (isWaiting) return;
  isWaiting = true;
  const firstInteraction = new AbortController();
  const onInteraction = () => {
    firstInteraction.abort();
    act();
  };
  for (const eventName of interactionEvents) {
    window.addEventListener(eventName, onInteraction, {
      capture: true,
      passive: true,
      signal: firstInteraction.signal,
    });
  }
}
