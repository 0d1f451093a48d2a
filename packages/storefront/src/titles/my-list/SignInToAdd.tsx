import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenModal } from '../../app/modals/use-open-modal.ts';
import type { ListedTitle } from './listed-title.ts';

interface SignInToAddProps {
  title: ListedTitle;
  onOpened: () => void;
}

/** Opens the sign-in for a guest who wants to keep a title. Only then does a card have anything to do with modals. */
export function SignInToAdd({ title, onOpened }: SignInToAddProps) {
  const { t } = useTranslation();
  const openModal = useOpenModal();
  const open = useEffectEvent(() => {
    openModal('login', { message: t('signInToAdd'), after: { kind: 'list-add', title } })
      .catch(() => {
        // The code of the sign-in did not come: the card can be pressed again.
      })
      .finally(onOpened);
  });
  useEffect(() => open(), []);
  return null;
}
