import { storageKeys } from '@parde/domain';
import { type ReactNode, useState } from 'react';
import { isAnythingKept } from '../../app/browser/is-anything-kept.ts';
import {
  removeFromLocalStorage,
  removeFromSessionStorage,
  writeLocalStorage,
} from '../../app/browser/storage.ts';
import { loadChunk } from '../../app/errors/load-chunk.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { guestOwner } from '../../app/session/clear-session.ts';
import { notifyOtherTabs } from '../../app/session/other-tabs.ts';

interface SignOut {
  readonly askAndSignOut: () => void;
  readonly isOpening: boolean;
  /** To be shown by the caller. */
  readonly question: ReactNode;
}

/** Asks before what is to become of what is kept on this device. Where nothing is, nothing is asked or loaded. */
export function useSignOut(signOut: () => void): SignOut {
  const page = usePage();
  const [isOpening, setOpening] = useState(false);
  const [question, setQuestion] = useState<ReactNode>(null);

  const ask = async () => {
    const file = await loadChunk(() => import('./SignOutQuestion.tsx'));
    setQuestion(
      await file.openSignOutQuestion(page, {
        onAnswer() {
          setQuestion(null);
          signOut();
        },
        onClose: () => setQuestion(null),
      }),
    );
  };
  const askAndSignOut = () => {
    if (!isAnythingKept()) return signOut();
    setOpening(true);
    // Who cannot be asked loses nothing by it.
    ask()
      .catch(signOut)
      .finally(() => setOpening(false));
  };
  return { askAndSignOut, isOpening, question };
}

/**
 * After a sign-out. Should the line be lost by now, the device must not show a guest what the viewer has kept. And what it
 * does by itself is this viewer's wish, which the next one must not inherit.
 */
export function reloadAsGuest(): void {
  if (isAnythingKept()) writeLocalStorage(storageKeys.offlineOwner, guestOwner);
  removeFromLocalStorage(storageKeys.smartKeeping);
  removeFromLocalStorage(storageKeys.smartMemory);
  removeFromSessionStorage(storageKeys.paymentDraft);
  notifyOtherTabs('ended');
  window.location.reload();
}
