import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onChunkError } from '../../app/errors/chunk-error.ts';
import { loadChunk } from '../../app/errors/load-chunk.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { preloadToasts } from '../../app/toast-store.ts';
import { keyOfTitle, type Listed } from './listed-title.ts';
import { type KeysQuery, myListQuery } from './my-list-query.ts';

/** Guests need not load it. */
const loadChangeMyList = () =>
  import('./change-my-list.ts').then(({ changeMyList }) => changeMyList);

/** A guest signs in first, and then the title is added. `keysQuery` knows what is in the list. */
export function useMyList(title: Listed, keysQuery: KeysQuery = myListQuery) {
  const page = usePage();
  const { signedIn } = page.facts;
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const { data: isIn = false } = useQuery({
    ...keysQuery(page.api),
    // Guests have none. Where the document has none either, the browser asks.
    enabled: !import.meta.env.SSR && signedIn,
    select: (keys) => keys.includes(keyOfTitle(title)),
  });
  useEffect(() => {
    if (!signedIn) return;
    afterFirstMove(() => {
      preloadToasts();
      loadChangeMyList().catch(() => {
        // The press reports it.
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
          // Pressing again retries.
        }),
      );
    },
    /** Render `<SignInToAdd>` while true. */
    needsSignIn,
    signInOpened: () => setNeedsSignIn(false),
  };
}

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

let isWaiting = false;

/** Calls `act` once, when the viewer first does something: what only a press needs keeps out of the way of the page. */
function afterFirstMove(act: () => void): void {
  if (isWaiting) return;
  isWaiting = true;
  const seen = new AbortController();
  const onSign = () => {
    seen.abort();
    act();
  };
  for (const sign of signs) {
    window.addEventListener(sign, onSign, { capture: true, passive: true, signal: seen.signal });
  }
}
