import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { OpenModalContext } from '../../app/modals/use-open-modal.ts';
import { modalOf } from './opened-modals.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';
import { useModalOpener } from './use-modal-opener.ts';
import { useWantedSignIn } from './use-wanted-sign-in.ts';

/**
 * The page, and over it whatever modal its entry in the history has. Closing one is the way back, however it is asked
 * for.
 */
export function ModalHost({ children }: { children: ReactNode }) {
  const openModal = useModalOpener();
  useWantedSignIn(openModal);
  useAfterSignIn(openModal);
  const location = useLocation();
  const navigate = useNavigate();
  const closable = useRef<unknown>(undefined);
  useLayoutEffect(() => {
    closable.current = location;
  }, [location]);
  const close = () => {
    // Once: a dialog also says so when it has been closed, and each way back more would leave a page.
    if (closable.current !== location) return;
    closable.current = undefined;
    void navigate(-1);
  };
  return (
    <OpenModalContext value={openModal}>
      {children}
      {modalOf(location.state)?.draw({ onClose: close })}
    </OpenModalContext>
  );
}
