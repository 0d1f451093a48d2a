import { useEffect } from 'react';
import { usePage } from '../../page/Storefront.tsx';
import { takeTitleToAdd } from './add-after-sign-in.ts';

/** What a guest wanted to keep is kept once they have signed in, and they are told so: the page came anew meanwhile. */
export function useAddAfterSignIn(): void {
  const page = usePage();
  useEffect(() => {
    const title = takeTitleToAdd();
    if (!title || !page.facts.signedIn) return;
    import('./add-and-tell.ts').then(
      ({ addAndTell }) => addAndTell(page, title),
      () => {
        // Its code did not come. The card is there to be pressed.
      },
    );
  }, [page]);
}
