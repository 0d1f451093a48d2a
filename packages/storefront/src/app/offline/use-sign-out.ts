import { type ReactNode, useState } from 'react';
import { isAnythingSaved } from '../browser/storage.ts';
import { loadChunk } from '../errors/load-chunk.ts';
import { usePage } from '../page/Storefront.tsx';
import { leaveSession } from '../session/clear-session.ts';
import { forgetDraft } from '../session/payment-draft.ts';
import { forgetOwnersWhoLeft, lastOwner } from './session.ts';

/** If a sign-out has failed, the next sign-out in this document does not ask again. */
let isAnswered = false;

/**
 * Asks what to do with the titles saved on this device before the viewer signs out. If there are none, asks and loads
 * nothing. The caller renders the question.
 */
export function useSignOut(signOut: () => void) {
  const page = usePage();
  const [isOpening, setOpening] = useState(false);
  const [question, setQuestion] = useState<ReactNode>(null);

  const confirm = async () => {
    const file = await loadChunk(() => import('./SignOutQuestion.tsx'));
    setQuestion(
      await file.openSignOutQuestion(page, {
        onAnswer() {
          setQuestion(null);
          isAnswered = true;
          signOut();
        },
        onClose: () => setQuestion(null),
      }),
    );
  };
  const confirmSignOut = () => {
    if (!isAnythingSaved()) return signOut();
    setOpening(true);
    // If the question cannot be shown now, the next page shows it.
    confirm()
      .catch(signOut)
      .finally(() => setOpening(false));
  };
  return { confirmSignOut, isOpening, question };
}

/** Called after a sign-out that the viewer chose. */
export function reloadAsGuest(): void {
  const owner = lastOwner();
  forgetDraft();
  leaveSession();
  if (isAnswered) forgetOwnersWhoLeft([owner]);
}
