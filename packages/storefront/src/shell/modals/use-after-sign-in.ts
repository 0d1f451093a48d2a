import { useEffect, useEffectEvent } from 'react';
import type { OpenModal } from '../../app/modals/use-open-modal.ts';
import type { Page } from '../../app/page/page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { type AfterReload, takeAfterReload } from '../../app/session/after-sign-in.ts';

/** Does what the viewer was about to do when they had to sign in. */
export function useAfterSignIn(openModal: OpenModal): void {
  const page = usePage();
  const { signedIn } = page.facts;
  const begin = useEffectEvent((after: AfterReload) => {
    carryOut(after, page, openModal).catch(() => {
      // Its code did not come. The page stands without it, and what leads there can be pressed again.
    });
  });
  useEffect(() => {
    const after = takeAfterReload();
    if (after && signedIn) begin(after);
  }, [signedIn]);
}

async function carryOut(after: AfterReload, page: Page, openModal: OpenModal): Promise<void> {
  if (after.kind === 'list-add') {
    const { addAndTell } = await import('../../titles/my-list/add-and-tell.ts');
    return addAndTell(page, after.title);
  }
  return after.name === 'buy' ? openModal('buy', after.state) : openModal(after.name, {});
}
