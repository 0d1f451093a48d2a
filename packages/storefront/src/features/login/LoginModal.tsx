import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../app/modals/ModalDialog.tsx';
import type { LoginModalState, ModalControls } from '../../app/modals/modal-states.ts';
import { LoginForm } from './LoginForm.tsx';

export function LoginModal({ message, onClose, ...options }: LoginModalState & ModalControls) {
  const { t } = useTranslation('login');
  return (
    <ModalDialog size="sm" title={t('title')} onClose={onClose}>
      <LoginForm intro={message} close={onClose} {...options} />
    </ModalDialog>
  );
}
