import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router';
import type { OpenModal } from '../../app/modals/use-open-modal.ts';
import { signInShown, useSignInWanted } from '../../app/session/sign-in-wanted.ts';

/** Shows the sign-in where a guest's call was refused. */
export function useWantedSignIn(openModal: OpenModal): void {
  const { t } = useTranslation();
  const open = useEffectEvent((message: string) => {
    openModal('login', { message }).catch(() => {
      // The page stands without it.
    });
  });
  // A call that failed while a page was on its way is about the page that comes.
  const isWanted = useSignInWanted() === useLocation().pathname;
  const isIdle = useNavigation().state === 'idle';
  const message = t('signInFirst');
  useEffect(() => {
    if (!isWanted || !isIdle) return;
    signInShown();
    open(message);
  }, [isWanted, isIdle, message]);
}
