import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../app/modals/ModalDialog.tsx';
import type { LoginModalState, ModalControls } from '../../app/modals/modal-states.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { LoginForm } from './LoginForm.tsx';

export function LoginModal({ message, onClose, ...options }: LoginModalState & ModalControls) {
  const { t } = useTranslation('login');
  const { brand, facts } = usePage();
  return (
    <ModalDialog
      size="sm"
      title={t('title', { brand: brand.name[facts.locale] })}
      onClose={onClose}
    >
      <LoginForm intro={message} close={onClose} {...options} />
    </ModalDialog>
  );
}
