import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onChunkError } from '../../app/errors/chunk-error.ts';
import { trackPrefetch } from '../../app/errors/track-prefetch.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { preloadToasts } from '../../app/toast-store.ts';
import { keyOfTitle, type ListedTitle } from './listed-title.ts';
import { myListQuery } from './my-list-query.ts';

/** How to change the list, which no guest needs to know. */
const loadChangeMyList = () =>
  import('./change-my-list.ts').then(({ changeMyList }) => changeMyList);

/** Whether a title is in the viewer's list, and the way in and out. A guest is asked to sign in, and it goes in then. */
export function useMyList(title: ListedTitle) {
  const page = usePage();
  const { signedIn } = page.facts;
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const { data: isIn = false } = useQuery({
    ...myListQuery(page.api),
    // It is the viewer's own, and a page that a guest sees is the same for all guests.
    enabled: !import.meta.env.SSR && signedIn,
    select: (keys) => keys.has(keyOfTitle(title)),
  });
  useEffect(() => {
    if (!signedIn) return;
    preloadToasts();
    trackPrefetch(loadChangeMyList);
  }, [signedIn]);
  return {
    isIn,
    toggle: () => {
      if (!signedIn) {
        setNeedsSignIn(true);
        return;
      }
      void loadChangeMyList().then(
        (changeMyList) => changeMyList(page, title, !isIn),
        onChunkError(() => {
          // The button is there to be pressed again.
        }),
      );
    },
    /** Draw `<SignInToAdd>` while it is true. */
    needsSignIn,
    signInOpened: () => setNeedsSignIn(false),
  };
}
