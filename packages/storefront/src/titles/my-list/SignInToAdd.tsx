import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenModal } from '../../app/modals/use-open-modal.ts';
import type { ListedTitle } from './listed-title.ts';

interface SignInToAddProps {
  title: ListedTitle;
  onAsked: () => void;
}

/** Opens the sign-in for a guest who wants to keep a title. Only then does a card have anything to do with modals. */
export function SignInToAdd({ title, onAsked }: SignInToAddProps) {
  const { t } = useTranslation();
  const openModal = useOpenModal();
  const ask = useEffectEvent(() => {
    openModal('login', { message: t('signInToAdd'), after: { kind: 'list-add', title } })
      .catch(() => {
        // The code of the sign-in did not come: the card can be pressed again.
      })
      .finally(onAsked);
  });
  useEffect(() => ask(), []);
  return null;
}
