import { Phrases, ToastRegion } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { dismissToast, toastStore } from '../../app/toast-store.ts';

export function Toasts() {
  const { t } = useTranslation('menus');
  const { toasts } = useStore(toastStore);
  return (
    <ToastRegion
      label={t('messages')}
      dismissLabel={t('dismiss')}
      toasts={toasts.map(({ text, ...toast }) => ({
        ...toast,
        text: <Phrases>{text}</Phrases>,
      }))}
      onDismiss={dismissToast}
    />
  );
}
