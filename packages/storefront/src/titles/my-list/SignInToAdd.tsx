import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenModal } from '../../app/modals/use-modal.ts';
import type { Listed } from './listed-title.ts';

interface SignInToAddProps {
  title: Listed;
  /** The reason for signing in. */
  message?: string;
  onOpened: () => void;
}

/** Mounted on demand, so that cards need no modal context. */
export function SignInToAdd({ title, message, onOpened }: SignInToAddProps) {
  const { t } = useTranslation();
  const openModal = useOpenModal();
  const open = useEffectEvent(() => {
    openModal('login', { message: message ?? t('signInToAdd'), after: { kind: 'list-add', title } })
      .catch(() => {
        // Another click retries.
      })
      .finally(onOpened);
  });
  useEffect(() => open(), []);
  return null;
}
