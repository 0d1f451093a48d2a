import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { type OpenModal, OpenModalContext } from '../../app/modals/use-open-modal.ts';
import type { Page } from '../../app/page/page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { type ResumeAction, takeResumeAction } from '../../app/session/after-sign-in.ts';
import { clearSignInRequest, useSignInRequest } from '../../app/session/sign-in-request.ts';
import { modalOf } from './opened-modals.ts';
import { useModalOpener } from './use-modal-opener.ts';

/**
 * The page, and over it whatever modal its entry in the history has. Closing one is the way back, however it is asked
 * for.
 */
export function ModalHost({ children }: { children: ReactNode }) {
  const openModal = useModalOpener();
  useSignInPrompt(openModal);
  useAfterSignIn(openModal);
  const location = useLocation();
  const navigate = useNavigate();
  const closableLocation = useRef<unknown>(undefined);
  useLayoutEffect(() => {
    closableLocation.current = location;
  }, [location]);
  const close = () => {
    // Once: a dialog also says so when it has been closed, and each way back more would leave a page.
    if (closableLocation.current !== location) return;
    closableLocation.current = undefined;
    void navigate(-1);
  };
  return (
    <OpenModalContext value={openModal}>
      {children}
      {modalOf(location.state)?.render({ onClose: close })}
    </OpenModalContext>
  );
}

/** Does what the viewer was about to do when they had to sign in. */
function useAfterSignIn(openModal: OpenModal): void {
  const page = usePage();
  const { signedIn } = page.facts;
  const run = useEffectEvent((after: ResumeAction) => {
    runAfterSignIn(after, page, openModal).catch(() => {
      // Its code did not come. The page stands without it, and what leads there can be pressed again.
    });
  });
  useEffect(() => {
    const after = takeResumeAction();
    if (after && signedIn) run(after);
  }, [signedIn]);
}

async function runAfterSignIn(after: ResumeAction, page: Page, openModal: OpenModal): Promise<void> {
  if (after.kind === 'list-add') {
    const { addToMyList } = await import('../../titles/my-list/add-to-my-list.ts');
    return addToMyList(page, after.title);
  }
  return after.name === 'buy' ? openModal('buy', after.state) : openModal(after.name, {});
}

/** Shows the sign-in where a guest's call was refused. */
function useSignInPrompt(openModal: OpenModal): void {
  const { t } = useTranslation();
  const open = useEffectEvent((message: string) => {
    openModal('login', { message }).catch(() => {
      // The page stands without it.
    });
  });
  // A call that failed while a page was on its way is about the page that comes.
  const isWanted = useSignInRequest() === useLocation().pathname;
  const isIdle = useNavigation().state === 'idle';
  const message = t('signInFirst');
  useEffect(() => {
    if (!isWanted || !isIdle) return;
    clearSignInRequest();
    open(message);
  }, [isWanted, isIdle, message]);
}
