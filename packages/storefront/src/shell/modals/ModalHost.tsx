import { storageKeys } from '@parde/domain';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { readLocalStorage, readSessionStorage } from '../../app/browser/storage.ts';
import { loadChunk } from '../../app/errors/load-chunk.ts';
import { type Modals, ModalsContext } from '../../app/modals/use-modal.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { readInterrupted } from '../../app/session/payment-draft.ts';
import { clearSignInRequest, useSignInRequest } from '../../app/session/sign-in-request.ts';
import { isLostModal, modalOf, useModalOpener } from './use-modal-opener.tsx';

/** Renders the modal of the current history entry. Closing it goes back. */
export function ModalHost({ children }: { children: ReactNode }) {
  const modals = useModalOpener();
  useSignInPrompt(modals);
  useAfterSignIn(modals);
  useLeftTitles(modals);
  useLeaveLostModal();
  const location = useLocation();
  const navigate = useNavigate();
  const closableLocation = useRef<unknown>(undefined);
  useLayoutEffect(() => {
    closableLocation.current = location;
  }, [location]);
  const close = () => {
    // Go back once: a closed dialog also fires its own close event.
    if (closableLocation.current !== location) return;
    closableLocation.current = undefined;
    void navigate(-1);
  };
  return (
    <ModalsContext value={modals}>
      {children}
      {modalOf(location.state)?.render({ onClose: close })}
    </ModalsContext>
  );
}

/** Leaves a history entry whose modal belongs to an earlier document, because the modal cannot be shown. */
function useLeaveLostModal(): void {
  const { state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (isLostModal(state)) void navigate(-1);
  }, [state, navigate]);
}

/** Resumes an action after a sign-in, or a payment that the end of the session interrupted. Loaded by few pages. */
function useAfterSignIn(modals: Modals): void {
  const page = usePage();
  const { signedIn } = page.facts;
  const resume = useEffectEvent(async () => {
    if (signedIn) {
      const { resumeAfterSignIn } = await loadChunk(() => import('./after-sign-in.ts'));
      return resumeAfterSignIn(page, modals);
    }
    const { signInToPay } = await loadChunk(() => import('./after-sign-in.ts'));
    return signInToPay(page, modals);
  });
  useEffect(() => {
    const key = signedIn ? storageKeys.afterSignIn : storageKeys.paymentDraft;
    if (readSessionStorage(key) === undefined) return;
    resume().catch(() => {
      // The code failed to load. The viewer can click again.
    });
  }, [signedIn]);
}

/** Asks a guest whether to delete titles that were saved in a session that ended by itself. */
function useLeftTitles(modals: Modals): void {
  const page = usePage();
  const openLeftTitlesQuestion = useEffectEvent(async () => {
    const file = await loadChunk(() => import('../../app/offline/SignOutQuestion.tsx'));
    await file.openLeftTitles(page, modals);
  });
  useEffect(() => {
    const { signedIn, kids, stored } = page.facts;
    if (signedIn || kids || stored || !readLocalStorage(storageKeys.offlineLeft)) return;
    // The sign-in that resumes a payment takes precedence.
    if (readInterrupted()) return;
    openLeftTitlesQuestion().catch(() => {
      // The next page asks again.
    });
  }, [page]);
}

/** Shows the sign-in after a 401. */
function useSignInPrompt(modals: Modals): void {
  const { t } = useTranslation();
  const open = useEffectEvent((message: string) => modals.find('login')?.({ message }));
  // A call that failed during a navigation belongs to the next page.
  const isWanted = useSignInRequest() === useLocation().pathname;
  const isIdle = useNavigation().state === 'idle';
  const message = t('signInFirst');
  useEffect(() => {
    if (!isWanted || !isIdle) return;
    clearSignInRequest();
    open(message);
  }, [isWanted, isIdle, message]);
}
