import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router';
import { usePage } from '../../page/Storefront.tsx';
import { signInShown, useSignInWanted } from '../../session/sign-in-wanted.ts';
import type { ModalName, ModalStates } from './modal-states.ts';
import { takeResumed } from './resumed-modal.ts';
import type { OpenModal } from './use-open-modal.ts';

/** The modals that nobody pressed a button for: before a sign-in, and after it. */
export function useSignInModals(openModal: OpenModal): void {
  const { t } = useTranslation();
  const { signedIn } = usePage().facts;
  const open = useEffectEvent(<N extends ModalName>(name: N, state: ModalStates[N]) => {
    openModal(name, state).catch(() => {
      // The page stands without it.
    });
  });

  // A guest's call was refused. One that failed while a page was on its way is about the page that comes.
  const isWanted = useSignInWanted() === useLocation().pathname;
  const isIdle = useNavigation().state === 'idle';
  const message = t('signInFirst');
  useEffect(() => {
    if (!isWanted || !isIdle) return;
    signInShown();
    open('login', { message });
  }, [isWanted, isIdle, message]);

  useEffect(() => {
    const resumed = takeResumed();
    if (!resumed || !signedIn) return;
    if (resumed.name === 'buy') open('buy', resumed.state);
    else open(resumed.name, {});
  }, [signedIn]);
}
