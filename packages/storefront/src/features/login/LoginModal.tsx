import { Dialog } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import type { LoginModalState, ModalControls } from '../../app/modals/modal-states.ts';
import { useBrand, usePage } from '../../app/page/Storefront.tsx';
import { LoginForm } from './LoginForm.tsx';

export function LoginModal({ message, onClose, ...options }: LoginModalState & ModalControls) {
  const { t } = useTranslation('login');
  const { t: shell } = useTranslation();
  const { locale } = usePage().facts;
  const brand = useBrand();
  return (
    <Dialog
      open
      size="sm"
      title={t('title', { brand: brand.name[locale] })}
      closeLabel={shell('close')}
      onClose={onClose}
    >
      <LoginForm intro={message} close={onClose} {...options} />
    </Dialog>
  );
}
