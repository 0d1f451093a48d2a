import { subscriptionStatus } from '@parde/domain';
import { useTranslation } from 'react-i18next';
import { useViewer } from './use-viewer.ts';

export function useSubscriptionSentence(): string {
  const { t } = useTranslation();
  const status = subscriptionStatus(useViewer().subscription);
  switch (status.kind) {
    case 'days':
      return t('daysLeft', { count: status.days });
    case 'today':
      return t('lastDay');
    case 'subscribed':
      return t('subscribed');
    case 'none':
      return t('noSubscription');
  }
}
