import { Phrases, ToastRegion } from '@parde/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { dismissToast, readToasts, subscribeToToasts } from '../../app/toast-store.ts';

export function Toasts() {
  const { t } = useTranslation('menus');
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts);
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
