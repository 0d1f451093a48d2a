import { useTranslation } from 'react-i18next';
import { trackLoading } from '../../shell/loading/loading-bar-store.ts';
import { PartFailed } from '../title/PartFailed.tsx';

/** One part of a channel's page did not come. It fails alone, and can be asked for again. */
export function LivePartFailed({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const { t } = useTranslation('live');
  return <PartFailed text={t('partFailed')} onRetry={() => void trackLoading(onRetry())} />;
}
