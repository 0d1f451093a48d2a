import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { loadChunk, onChunkError } from '../../app/errors/load-chunk.ts';
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
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const { data: isIn = false } = useQuery({
    ...keysQuery(page.api),
    // Guests have no list. If the document does not contain the list, the browser fetches it.
    enabled: !import.meta.env.SSR && signedIn,
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
        setNeedsSignIn(true);
        return;
      }
      void loadChunk(loadChangeMyList).then(
        (changeMyList) => changeMyList(page, title, !isIn),
        onChunkError(() => {
          // Another click retries.
        }),
      );
    },
    /** Render `<SignInToAdd>` while true. */
    needsSignIn,
    signInOpened: () => setNeedsSignIn(false),
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
